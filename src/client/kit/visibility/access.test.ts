import { describe, expect, it } from 'vitest'
import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { accessTo, audienceName, eligiblePeople, narrowCount, noAccessSentence, type ParentRecord } from './access.ts'
import { type Audience, audienceKey, changedAudience, everyone, togglePerson } from './audience.ts'

const person = (id: string, name: string, more: Partial<User> = {}): User => ({
  id,
  name,
  role: 'member',
  companyId: '1',
  active: true,
  ...more,
})
const users = [
  person('1', 'Ana'),
  person('2', 'Jonas', { role: 'admin' }),
  person('3', 'Tomasz'),
  person('4', 'Priya'),
  person('5', 'Gone', { active: false }),
  person('6', 'Client', { role: 'client', companyId: '9' }),
]
const groups: Workgroup[] = [{ id: '7', name: 'Account team', users: ['1', '4', '5'] }]
const workspace = { users, groups, meId: '1' }
const reasons = (audience: Audience, author = '2', within?: ParentRecord) =>
  accessTo(audience, author, { ...workspace, within }).people.map(({ user, reason }) => `${user.name}: ${reason}`)
const team: Audience = { visibility: 'group', groupId: '7' }
const selected = (...allowedUsers: string[]): Audience => ({ visibility: 'selected-people', allowedUsers })
const contact = (audience: Audience, author = '2'): ParentRecord => ({ audience, author, noun: 'contact' })

describe('access to a record', () => {
  it('has everybody in the workspace but clients and deactivated people', () => {
    expect(reasons(everyone)).toEqual(['Ana: You · Everyone', 'Jonas: Creator', 'Priya: Everyone', 'Tomasz: Everyone'])
    expect(accessTo(everyone, '2', workspace).clients.map(({ name }) => name)).toEqual(['Client'])
  })

  it('has the creator alone, not even an administrator', () => {
    expect(reasons({ visibility: 'only-me' }, '1')).toEqual(['Ana: You · Creator'])
  })

  it('has the workgroup and the creator', () => {
    expect(reasons(team)).toEqual(['Ana: You · Account team', 'Jonas: Creator', 'Priya: Account team'])
  })

  it('has the selected people and the creator', () => {
    expect(reasons(selected('3', '6'))).toEqual(['Jonas: Creator', 'Tomasz: Selected'])
  })
})

describe('access to a record that belongs to another', () => {
  it('needs access to the other, for the reason given there', () => {
    expect(reasons(everyone, '4', contact(team))).toEqual(['Ana: You · Account team', 'Jonas: Creator of the contact', 'Priya: Creator'])
    expect(reasons(everyone, '2', contact(selected('1')))).toEqual(['Ana: You · Selected', 'Jonas: Creator'])
    expect(reasons(selected('3', '4'), '2', contact(team))).toEqual(['Jonas: Creator', 'Priya: Selected'])
    expect(reasons(everyone, '4', contact(everyone))).toContain('Jonas: Everyone')
  })

  it('names its owner, and counts the people, where those are fewer than everybody', () => {
    const narrow = { ...workspace, within: contact(team) }
    expect(eligiblePeople(narrow).map(({ id }) => id)).toEqual(['1', '2', '4'])
    expect(audienceName(everyone, groups, { ...contact(team), noun: 'deal' })).toBe('Everyone with access to this deal')
    expect([narrowCount(everyone, narrow), narrowCount(everyone, { ...workspace, within: contact(everyone) })]).toEqual([3, undefined])
  })
})

describe('the sentence about people without access', () => {
  const sentence = (audience: Audience, author = '1', within?: ParentRecord) =>
    noAccessSentence(audience, accessTo(audience, author, { ...workspace, within }), within?.noun)

  it('names people and the reason', () => {
    expect(sentence(team)).toBe('No access: Jonas and Tomasz (not in the group).')
    expect(sentence(selected('2'))).toBe('No access: Tomasz and Priya (not selected).')
    expect(sentence(selected('2', '4'))).toBe('No access: Tomasz (not selected).')
    expect(sentence(selected())).toBe('No access: Jonas and 2 others (not selected).')
    expect(sentence({ visibility: 'only-me' })).toBe('Administrators have no access either.')
    expect(sentence(everyone)).toBe('Clients have no access.')
  })

  it('tells people without access to the owner apart', () => {
    expect(sentence(everyone, '4', contact(team))).toBe('No access: Tomasz (no access to this contact).')
    expect(sentence(selected('3'), '2', contact(team))).toBe('No access: Ana and Priya (not selected); Tomasz (no access to this contact).')
  })
})

describe('the name of an audience', () => {
  it('is that of its workgroup', () => {
    expect(audienceName(team, groups)).toBe('Account team')
    expect(audienceName({ visibility: 'group', groupId: '8' }, groups)).toBe('A workgroup')
  })
})

describe('selecting people', () => {
  it('adds and removes them, and replaces another audience', () => {
    const current: Audience = { visibility: 'selected-people', allowedUsers: ['3'] }
    expect(togglePerson(current, '3')).toEqual({ visibility: 'selected-people', allowedUsers: ['-3'] })
    expect(changedAudience(current, togglePerson(current, '4')).allowedUsers).toEqual(['3', '4'])
    expect(changedAudience(current, togglePerson(current, '3')).allowedUsers).toEqual([])
    expect(changedAudience({ visibility: 'public' }, togglePerson({ visibility: 'public' }, '4'))).toEqual({
      visibility: 'selected-people',
      allowedUsers: ['4'],
    })
  })
})

describe('the key of an audience', () => {
  it('is the same for the same people, in any order', () => {
    const current: Audience = { visibility: 'selected-people', allowedUsers: ['4', '2'] }
    expect(audienceKey(current)).toBe(audienceKey({ visibility: 'selected-people', groupId: '7', allowedUsers: ['2', '4'] }))
    expect(audienceKey({ visibility: 'public', groupId: '7' })).toBe(audienceKey({ visibility: 'public' }))
    expect(audienceKey(current)).not.toBe(audienceKey({ visibility: 'selected-people', allowedUsers: ['4'] }))
  })
})
