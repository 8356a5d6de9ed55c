import { expect, it } from 'vitest'
import { createContact, getContact, listContacts } from '../../../contract/contacts/contacts.ts'
import { contactNotes, deleteNote, updateNote } from '../../../contract/notes/notes.ts'
import { createWorkgroup } from '../../../contract/workgroups.ts'
import { openForTests } from '../../testing/each-test.ts'
import type { Person } from '../../testing/world.ts'

const { world, here } = await openForTests()

const made = async (by: Person, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Ada', ...more } } })).reply.contactId
/** Whether a contact has another version or is found by `since` after a write a minute later. */
const changesFor = async (by: Person, id: string, work: () => Promise<unknown>) => {
  const read = async () => (await by.call(getContact, { params: { id } })).reply.contact.updatedAt
  const before = await read()
  world.pass(60)
  await work()
  const after = await read()
  const { contacts } = (await by.call(listContacts, { query: { since: after } })).reply
  expect(contacts.map((contact) => contact.id)).toContain(id)
  return before !== after
}
const note = async (by: Person, ownerId: string, more: object = {}) =>
  (await by.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'Rang.', ...more } } })).reply.noteId
const update = (by: Person, id: string, more: object) => by.call(updateNote, { params: { id }, body: { note: more } })

it('a hidden note does not change when the contact was updated', async () => {
  const id = await made(here.admin)
  let noteId = ''
  const steps: [changes: boolean, work: () => Promise<unknown>][] = [
    [false, async () => (noteId = await note(here.member, id, { visibility: 'only-me' }))],
    [false, () => update(here.member, noteId, { body: 'Rang twice.' })],
    [true, () => update(here.member, noteId, { visibility: 'public' })],
    [true, () => update(here.member, noteId, { body: 'Rang again.' })],
    [true, () => update(here.member, noteId, { visibility: 'selected-people', allowedUsers: [here.member.id] })],
    [false, () => here.member.call(deleteNote, { params: { id: noteId } })],
    [true, () => note(here.member, id)],
  ]
  for (const [changes, work] of steps) expect(await changesFor(here.admin, id, work)).toBe(changes)
})

it('a note visible to everyone with access to the contact does', async () => {
  const users = [here.admin.id, here.member.id]
  const { workgroupId } = (await here.admin.call(createWorkgroup, { body: { group: { name: 'Build', users } } })).reply
  const own = await made(here.member, { visibility: 'only-me' })
  expect(await changesFor(here.member, own, () => note(here.member, own, { visibility: 'only-me' }))).toBe(true)
  const shared = await made(here.admin, { visibility: 'selected-people', allowedUsers: [here.member.id] })
  const inGroup = { visibility: 'group', workgroupId }
  expect(await changesFor(here.admin, shared, () => note(here.member, shared, inGroup))).toBe(true)
  expect(await changesFor(here.admin, shared, () => note(here.member, shared, { visibility: 'only-me' }))).toBe(false)
})
