import { expect, it } from 'vitest'
import { createContact, getContact, updateContact } from '../../../../contract/contacts/contacts.ts'
import { contactNotes, deleteNote, updateNote } from '../../../../contract/notes/notes.ts'
import { header } from '../../../../contract/wire/headers.ts'
import { statementsOf } from '../../../testing/database/statements.ts'
import { openForTests } from '../../../testing/each-test.ts'

const { world, here } = await openForTests()

const make = async (name: string) => (await here.admin.call(createContact, { body: { contact: { type: 'person', name } } })).reply.contactId
const expecting = (...versions: string[]) => ({ [header.ifMatch]: versions.map((version) => `"${version}"`).join(', ') })

it('a later change of another record does not match', async () => {
  const [id, other] = [await make('Ada'), await make('Ben')]
  const change = (of: string, title: string, headers = {}) =>
    here.admin.call(updateContact, { params: { id: of }, body: { contact: { title } }, headers })
  const own = (await change(id, 'Head')).change
  const foreign = (await change(other, 'Chair')).change
  expect(BigInt(foreign) > BigInt(own)).toBe(true)
  expect((await change(id, 'Lost', expecting(foreign))).status).toBe(412)
  expect((await here.admin.call(getContact, { params: { id } })).reply.contact.title).toBe('Head')
  expect((await change(id, 'Found', expecting(foreign, own))).status).toBe(200)
})

it('a caller without the right to write gets 403 for any version', async () => {
  const ownerId = await make('Ada')
  const { noteId } = (await here.admin.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'Rang.' } } })).reply
  const at = { params: { id: noteId }, headers: expecting('1') }
  expect((await here.member.call(updateNote, { ...at, body: { note: { body: 'Lost' } } })).status).toBe(403)
  expect((await here.member.call(deleteNote, at)).status).toBe(403)
  expect((await here.admin.call(deleteNote, at)).status).toBe(412)
})

it('a version costs a write no query', async () => {
  const id = await make('Ada')
  let version = ''
  const change = async (title: string, headers: Record<string, string> = {}) => {
    const answer = await here.admin.call(updateContact, { params: { id }, body: { contact: { title } }, headers })
    expect(answer.status).toBe(200)
    version = answer.change
  }
  const plain = await statementsOf(world.store, () => change('Head'))
  const held = await statementsOf(world.store, () => change('Chair', expecting(version)))
  expect(held.length).toBe(plain.length)
})
