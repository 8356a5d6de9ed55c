import fc from 'fast-check'
import { createCase } from '../../contract/cases.ts'
import { createContact } from '../../contract/contacts/contacts.ts'
import { addTags } from '../../contract/contacts/tags.ts'
import { createDeal } from '../../contract/deals/deals.ts'
import { noteComments } from '../../contract/notes/comments.ts'
import { caseNotes, contactNotes, dealNotes } from '../../contract/notes/notes.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { createWorkgroup } from '../../contract/workgroups.ts'
import { uploadFile } from '../../contract/x/files.ts'
import type { Account, Person } from './world.ts'

/** The visibility of a record, with numbers of users and groups, because it is generated before they exist. */
const acl = fc.record({
  author: fc.nat(3),
  visibility: fc.constantFrom<Visibility>('public', 'only-me', 'group', 'selected-people'),
  group: fc.nat(1),
  allowed: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
})
const on = { on: fc.nat(20) }
export const anySecrets = fc.record({
  members: fc.array(fc.uniqueArray(fc.nat(3), { maxLength: 3 }), { minLength: 2, maxLength: 2 }),
  contacts: fc.array(fc.record({ acl, tag: fc.constantFrom('a', 'b', 'c'), files: fc.nat(1) }), { minLength: 2, maxLength: 6 }),
  deals: fc.array(fc.record({ acl, ...on, files: fc.nat(1) }), { maxLength: 3 }),
  cases: fc.array(fc.record({ acl, ...on, files: fc.nat(1) }), { maxLength: 3 }),
  notes: fc.array(fc.record({ acl, ...on, files: fc.nat(1) }), { maxLength: 6 }),
  comments: fc.array(fc.record({ author: fc.nat(3), ...on, files: fc.nat(1) }), { maxLength: 5 }),
  loose: fc.array(fc.nat(3), { maxLength: 2 }),
})
type Drawn = typeof anySecrets extends fc.Arbitrary<infer T> ? T : never

/** A created record, and the users with access to it according to the specification. */
export interface Kept {
  id: string
  author: string
  viewers: Set<string>
}
interface KeptContact extends Kept {
  tag: string
}
interface KeptOn extends Kept {
  on: Kept
}

/** Creates the generated records through the service. Users write only on records that they see. */
export const makeSecrets = async (account: Account, people: Person[], drawn: Drawn) => {
  const person = (n: number) => people[n] as Person
  const everyone = new Set(people.map(({ id }) => id))
  const groups: { id: string; users: string[] }[] = []
  for (const [n, members] of drawn.members.entries()) {
    const users = members.map((at) => person(at).id)
    const { workgroupId } = (await account.admin.call(createWorkgroup, { body: { group: { name: `Group ${n}`, users } } })).reply
    groups.push({ id: workgroupId, users })
  }
  const told = (of: Drawn['contacts'][number]['acl']) => {
    const author = person(of.author).id
    const allowed = of.allowed.map((at) => person(at).id)
    const group = groups[of.group]
    const viewers = {
      public: everyone,
      'only-me': new Set([author]),
      group: new Set([author, ...(group?.users ?? [])]),
      'selected-people': new Set([author, ...allowed]),
    }[of.visibility]
    return {
      author,
      viewers,
      visibility: of.visibility,
      groupId: of.visibility === 'group' ? (group?.id ?? '') : undefined,
      allowed: of.visibility === 'selected-people' ? { allowedUsers: allowed } : {},
    }
  }
  const files: Kept[] = []
  const upload = async (author: number, count: number, viewers: Set<string>) => {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) {
      const body = new FormData()
      body.append('file', new File(['text'], 'a.txt', { type: 'text/plain' }))
      const id = ((await (await person(author).send('POST', uploadFile.path, { body })).json()) as Record<string, string>)['file-id'] ?? ''
      ids.push(id)
      files.push({ id, author: person(author).id, viewers })
    }
    return ids
  }
  const contacts: KeptContact[] = []
  for (const { acl: of, tag, files: count } of drawn.contacts) {
    const { author, viewers, visibility, groupId, allowed } = told(of)
    const attachment = await upload(of.author, count, viewers)
    const contact = {
      type: 'person' as const,
      name: `n${contacts.length}`,
      visibility,
      attachment,
      ...allowed,
      ...(groupId ? { groupId } : {}),
    }
    const { contactId } = (await person(of.author).call(createContact, { body: { contact } })).reply
    ;(await person(of.author).call(addTags, { params: { contactId }, body: { tags: tag } })).reply
    contacts.push({ id: contactId, author, viewers, tag })
  }
  /** Returns a contact that the author sees. Other readers of the record need not see it. */
  const whom = (at: number, author: string) => contacts.filter(({ viewers }) => viewers.has(author)).at(at % contacts.length)
  const deals: KeptOn[] = []
  for (const { acl: of, on: at, files: count } of drawn.deals) {
    const { author, viewers, visibility, groupId, allowed } = told(of)
    const party = whom(at, author)
    if (!party) continue
    const attachment = await upload(of.author, count, viewers)
    const money = { price: '1', currency: 'EUR' }
    const about = { dealWith: party.id, involvedPeople: [party.id], attachment, ...money, ...(groupId ? { groupId } : {}) }
    const body = { case: { name: `n${deals.length}`, visibility, ...allowed, ...about } }
    const { dealId } = (await person(of.author).call(createDeal, { body })).reply
    deals.push({ id: dealId, author, viewers, on: party })
  }
  const cases: KeptOn[] = []
  for (const { acl: of, on: at, files: count } of drawn.cases) {
    const { author, viewers, visibility, groupId, allowed } = told(of)
    const party = whom(at, author)
    if (!party) continue
    const attachment = await upload(of.author, count, viewers)
    const about = { involvedPeople: [party.id], attachment, ...(groupId ? { workgroupId: groupId } : {}) }
    const body = { case: { name: `n${cases.length}`, visibility, ...allowed, ...about } }
    const { caseId } = (await person(of.author).call(createCase, { body })).reply
    cases.push({ id: caseId, author, viewers, on: party })
  }
  const owners = [
    ...contacts.map((owner) => ({ owner, calls: contactNotes })),
    ...deals.map((owner) => ({ owner, calls: dealNotes })),
    ...cases.map((owner) => ({ owner, calls: caseNotes })),
  ]
  const notes: KeptOn[] = []
  for (const { acl: of, on: at, files: count } of drawn.notes) {
    const { author, viewers: own, visibility, groupId, allowed } = told(of)
    const { owner, calls } = owners[at % owners.length] as (typeof owners)[number]
    if (!owner.viewers.has(author)) continue
    const viewers = own.intersection(owner.viewers)
    const attachments = await upload(of.author, count, viewers)
    const note = { body: `n${notes.length}`, visibility, attachments, ...allowed, ...(groupId ? { workgroupId: groupId } : {}) }
    const { noteId } = (await person(of.author).call(calls.create, { params: { ownerId: owner.id }, body: { note } })).reply
    notes.push({ id: noteId, author, viewers, on: owner })
  }
  const comments: KeptOn[] = []
  for (const { author, on: at, files: count } of drawn.comments) {
    const note = notes[at % Math.max(1, notes.length)]
    if (!note?.viewers.has(person(author).id)) continue
    const attachments = await upload(author, count, note.viewers)
    const asked = { params: { resourceId: note.id }, body: { comment: { body: 'so it is', attachments } } }
    const { commentId } = (await person(author).call(noteComments.create, asked)).reply
    comments.push({ id: commentId, author: person(author).id, viewers: note.viewers, on: note.on })
  }
  for (const author of drawn.loose) await upload(author, 1, new Set([person(author).id]))
  return { contacts, deals, cases, notes, comments, files }
}
