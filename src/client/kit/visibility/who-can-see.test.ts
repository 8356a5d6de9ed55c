import { describe, expect, it } from 'vitest'
import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { type Audience, audienceKey, changedAudience, togglePerson } from './audience.ts'
import { audienceName, isNarrow, leftOutSentence, peopleWithin, whoCanSee } from './who-can-see.ts'

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
const reasons = (audience: Audience, author = '2') =>
  whoCanSee(audience, author, workspace).seen.map(({ user, reason }) => `${user.name}: ${reason}`)

describe('who can see a record', () => {
  it('is everybody of the workspace but clients and who has left', () => {
    expect(reasons({ visibility: 'public' })).toEqual([
      'Ana: you, in the workspace',
      'Jonas: created it',
      'Priya: in the workspace',
      'Tomasz: in the workspace',
    ])
    expect(whoCanSee({ visibility: 'public' }, '2', workspace).clients.map(({ name }) => name)).toEqual(['Client'])
  })

  it('is the creator alone, not even an administrator', () => {
    expect(reasons({ visibility: 'only-me' }, '1')).toEqual(['Ana: you, and you created it'])
  })

  it('is the workgroup and the creator', () => {
    expect(reasons({ visibility: 'group', groupId: '7' })).toEqual(['Ana: you, Account team', 'Jonas: created it', 'Priya: Account team'])
  })

  it('is the people chosen and the creator', () => {
    expect(reasons({ visibility: 'selected-people', allowedUsers: ['3', '6'] })).toEqual(['Jonas: created it', 'Tomasz: chosen'])
  })

  it('is nobody who does not see what it hangs on', () => {
    const narrow = { ...workspace, within: { audience: { visibility: 'group', groupId: '7' } as const, author: '2' } }
    const names = (audience: Audience, within = narrow) => whoCanSee(audience, '2', within).seen.map(({ user }) => user.name)
    expect(names({ visibility: 'public' })).toEqual(['Ana', 'Jonas', 'Priya'])
    expect(names({ visibility: 'selected-people', allowedUsers: ['3', '4'] })).toEqual(['Jonas', 'Priya'])
    expect(peopleWithin(narrow).map(({ id }) => id)).toEqual(['1', '2', '4'])
    expect([isNarrow(narrow), isNarrow(workspace)]).toEqual([true, false])
    expect(audienceName({ visibility: 'public' }, groups, true)).toBe('Everyone who sees this contact')
  })

  it('is given for the reason that lets each see what it hangs on, and names who does not', () => {
    const onContact = (audience: Audience, author = '2') => ({ ...workspace, within: { audience, author } })
    const said = (within: ReturnType<typeof onContact>, audience: Audience, author: string) => {
      const who = whoCanSee(audience, author, within)
      return [...who.seen.map(({ user, reason }) => `${user.name}: ${reason}`), leftOutSentence(audience, who)]
    }
    expect(said(onContact({ visibility: 'group', groupId: '7' }), { visibility: 'public' }, '4')).toEqual([
      'Ana: you, Account team',
      'Jonas: created the contact',
      'Priya: created it',
      'Not Tomasz: this person does not see this contact.',
    ])
    expect(said(onContact({ visibility: 'selected-people', allowedUsers: ['1'] }), { visibility: 'public' }, '2')).toEqual([
      'Ana: you, chosen',
      'Jonas: created it',
      'Not Tomasz and Priya: they do not see this contact.',
    ])
    expect(said(onContact({ visibility: 'group', groupId: '7' }), { visibility: 'selected-people', allowedUsers: ['3'] }, '2')).toEqual([
      'Jonas: created it',
      'Not Ana and Priya: they are not among the people chosen. Nor Tomasz: this person does not see this contact.',
    ])
    expect(said(onContact({ visibility: 'public' }), { visibility: 'public' }, '4')).toContain('Jonas: in the workspace')
  })

  it('names who is left out', () => {
    const said = (audience: Audience, author = '1') => leftOutSentence(audience, whoCanSee(audience, author, workspace))
    expect(said({ visibility: 'group', groupId: '7' })).toBe('Not Jonas and Tomasz: they are outside the group.')
    expect(said({ visibility: 'only-me' })).toBe('Nobody else sees it, not even an administrator.')
    expect(said({ visibility: 'selected-people', allowedUsers: ['2', '4'] })).toBe(
      'Not Tomasz: this person is not among the people chosen.',
    )
    expect(said({ visibility: 'public' })).toBe('Not your clients: they never see contacts.')
  })

  it('has a name', () => {
    expect(audienceName({ visibility: 'group', groupId: '7' }, groups)).toBe('Account team')
    expect(audienceName({ visibility: 'group', groupId: '8' }, groups)).toBe('A workgroup')
  })
})

describe('choosing people one by one', () => {
  it('adds, takes out, and starts afresh from another audience', () => {
    const chosen: Audience = { visibility: 'selected-people', allowedUsers: ['3'] }
    expect(togglePerson(chosen, '3')).toEqual({ visibility: 'selected-people', allowedUsers: ['-3'] })
    expect(changedAudience(chosen, togglePerson(chosen, '4')).allowedUsers).toEqual(['3', '4'])
    expect(changedAudience(chosen, togglePerson(chosen, '3')).allowedUsers).toEqual([])
    expect(changedAudience({ visibility: 'public' }, togglePerson({ visibility: 'public' }, '4'))).toEqual({
      visibility: 'selected-people',
      allowedUsers: ['4'],
    })
  })
})

describe('the key of an audience', () => {
  it('is the same for the same people, in whatever order and with whatever is left of another choice', () => {
    const chosen: Audience = { visibility: 'selected-people', allowedUsers: ['4', '2'] }
    expect(audienceKey(chosen)).toBe(audienceKey({ visibility: 'selected-people', groupId: '7', allowedUsers: ['2', '4'] }))
    expect(audienceKey({ visibility: 'public', groupId: '7' })).toBe(audienceKey({ visibility: 'public' }))
    expect(audienceKey(chosen)).not.toBe(audienceKey({ visibility: 'selected-people', allowedUsers: ['4'] }))
  })
})
