import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoContact } from './model/types.ts'
import type { DemoWorkspace } from './model/workspace.ts'
import { demoWorkspace } from './workspace.ts'

const now = new Date('2026-11-19T12:22:00Z')
const mails = (contact: DemoContact) =>
  contact.contactData.filter((datum) => datum.entityType === 'e-mail').map((datum) => datum.entityValue)
const shown = ({ name, lastName }: DemoContact) => [name, lastName].filter(Boolean).join(' ')

describe('the demo workspace', () => {
  let workspace: DemoWorkspace
  let contacts: DemoContact[]
  beforeAll(() => {
    workspace = demoWorkspace(now)
    contacts = [...workspace.contacts]
  })

  it('is the same for the same time', () => {
    expect(demoWorkspace(now)).toEqual(workspace)
    expect([...demoWorkspace(now).contacts]).toEqual(contacts)
    expect([...workspace.contacts]).toEqual(contacts)
  })

  it('moves with the time and keeps its shape', () => {
    const later = demoWorkspace(new Date(now.getTime() + 86_400_000 * 7))
    const names = [...later.contacts].map(shown)
    expect(names).toEqual(contacts.map(shown))
    expect([...later.contacts][0]?.updatedAt).toBe('2026-11-26 12:10:00')
  })

  it('has the documented numbers', () => {
    expect(contacts).toHaveLength(2418)
    expect(workspace.contactCount).toBe(2418)
    expect(contacts.filter((contact) => contact.updatedAt >= '2026-11-01')).toHaveLength(312)
    expect(contacts.filter((contact) => contact.group === 'account-team')).toHaveLength(38)
    expect(workspace.notes.filter((note) => note.group === 'account-team')).toHaveLength(12)
    expect(new Set(contacts.flatMap((contact) => contact.tags)).size).toBe(31)
    expect(workspace.people.map((person) => person.role === 'client')).toEqual([...Array(11).fill(false), ...Array(4).fill(true)])
    expect(workspace.workgroups.map((group) => group.users.length)).toEqual([4, 3, 3, 2])
  })

  it('mixes companies, visibilities and scripts', () => {
    const part = (test: (contact: DemoContact) => boolean) => contacts.filter(test).length / contacts.length
    expect(part((contact) => contact.type === 'company')).toBeCloseTo(1 / 6, 1)
    expect(part((contact) => contact.visibility === 'public')).toBeCloseTo(0.85, 1)
    for (const visibility of ['only-me', 'group', 'selected-people'])
      expect(part((contact) => contact.visibility === visibility)).toBeGreaterThan(0.03)
    const letters = contacts.map(shown).join('')
    for (const script of ['Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Han', 'Hiragana', 'Hangul'])
      expect(letters).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
  })

  it('contains every person, workgroup, file and company it refers to', () => {
    const people = new Set(workspace.people.map((person) => person.key))
    const groups = new Set(workspace.workgroups.map((group) => group.key))
    const files = new Set(workspace.files.map((file) => file.key))
    const sights = [...contacts, ...workspace.notes]
    const named = [
      ...sights.flatMap((one) => [one.author, ...(one.allowedUsers ?? [])]),
      ...workspace.notes.flatMap((note) => note.comments.map((comment) => comment.author)),
      ...workspace.workgroups.flatMap((group) => [group.author, ...group.users]),
      ...workspace.files.map((file) => file.author),
      ...workspace.continueAs,
    ]
    expect(named.filter((key) => !people.has(key))).toEqual([])
    expect(sights.filter((one) => (one.visibility === 'group') !== groups.has(one.group ?? ''))).toEqual([])
    expect(sights.filter((one) => (one.visibility === 'selected-people') !== (one.allowedUsers ?? []).length > 0)).toEqual([])
    const attached = [...contacts, ...workspace.notes, ...workspace.notes.flatMap((note) => note.comments)].flatMap(
      (one) => one.attachments,
    )
    expect(attached.toSorted()).toEqual([...files].toSorted())
    for (const contact of contacts) {
      const company = contact.company === undefined ? undefined : contacts[contact.company]
      expect(contact.companyName).toBe(company?.name)
      expect(company?.type).toBe(contact.company === undefined ? undefined : 'company')
    }
    const client = workspace.people.find((person) => person.key === 'sigrid')
    expect(contacts[client?.company ?? -1]?.name).toBe('Fjordlys Ferries')
  })

  it('repeats an e-mail address only for duplicates', () => {
    const all = contacts.flatMap(mails)
    const twice = all.filter((email, index) => all.indexOf(email) !== index)
    expect(twice.toSorted()).toEqual([
      'giorgos@papadakis-oil.gr',
      'hello@oakline.com',
      'mj.ibanez@museodelagua.es',
      'post@fjordlys.no',
      'sato@kitsune-cha.jp',
    ])
    expect(all.filter((email) => !/^[a-z0-9.-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(email))).toEqual([])
  })

  it('has no dates in the future or before their creation', () => {
    const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
    const day = now.toISOString().slice(0, 10)
    const until = '2026-11-19 12:22:00'
    for (const contact of contacts) {
      expect(contact.createdAt).toMatch(moment)
      expect(contact.createdAt <= contact.updatedAt && contact.updatedAt <= until).toBe(true)
      // Of some birthdays the year is not known.
      for (const date of contact.importantDates.map((entry) => entry.date.replace(/^--/, '2000-')))
        expect(date < day && new Date(date).toISOString().startsWith(date)).toBe(true)
    }
    for (const note of workspace.notes) {
      const contact = contacts[note.contact]
      expect(note.createdAt >= (contact?.createdAt ?? until) && note.createdAt <= (contact?.updatedAt ?? '')).toBe(true)
      expect(note.date <= note.createdAt).toBe(true)
      for (const comment of note.comments) expect(comment.createdAt > note.createdAt && comment.createdAt <= until).toBe(true)
    }
    for (const person of workspace.people) expect((person.lastHere ?? person.createdAt) <= until && person.createdAt <= until).toBe(true)
  })

  it('has notes only by people who see the contact', () => {
    const sees = (person: string, one: Pick<DemoContact, 'visibility' | 'author' | 'group' | 'allowedUsers'>) =>
      one.visibility === 'public' ||
      one.author === person ||
      (one.allowedUsers ?? []).includes(person) ||
      (workspace.workgroups.find((group) => group.key === one.group)?.users ?? []).includes(person)
    const outsiderOn = 'fare-calendar' // Tomasz was asked there, from outside the group
    const blind = workspace.notes.filter((note) => {
      const contact = contacts[note.contact]
      if (!contact || !sees(note.author, contact)) return true
      return note.comments.some(({ author }) => !(sees(author, note) && sees(author, contact)) && note.attachments[0] !== outsiderOn)
    })
    expect(blind).toEqual([])
  })

  it('keeps the notes of the first 2,418 in a larger workspace, and drops what a smaller one lacks', () => {
    expect(demoWorkspace(now, { contacts: 100_000 }).notes).toEqual(workspace.notes)
    const small = demoWorkspace(now, { contacts: 100 })
    expect([...small.contacts]).toEqual(contacts.slice(0, 100))
    expect(small.notes).toEqual(workspace.notes.filter((note) => note.contact < 100))
    expect([...demoWorkspace(now, { contacts: 0 }).contacts].some((contact) => contact.name === 'Aune, Sigrid')).toBe(true)
  })
})
