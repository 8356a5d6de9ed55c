import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { fileComments } from '../../../contract/notes/comments.ts'
import { getFile } from '../../../contract/notes/files.ts'
import { contactNotes, deleteNote } from '../../../contract/notes/notes.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { createToken } from '../../../contract/x/people/tokens.ts'
import { checkStore, prune } from '../../service.ts'
import { callerOf } from '../../testing/caller.ts'
import { uploadTo } from '../../testing/projects.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
let days = 0
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

/** An administrator with a token that outlives several days. */
const lasting = async (): Promise<Person> => {
  const { admin } = await world.account()
  const { token } = (await admin.call(createToken, { body: { token: { name: 'Lasting' } } })).reply
  return { ...admin, ...callerOf(world.handle, token), token }
}
/** Lets days pass and prunes the store. */
const daysLater = async (passed: number) => {
  days += passed
  world.pass(passed * 86_400)
  await prune(world.store, new Date(Date.UTC(2026, 10, 17, 9, 0, 0) + days * 86_400_000), 30)
}
const isThere = async (by: Person, id: string) => (await by.call(getFile, { params: { id } })).status === 200
const bytesOf = (fileId: string) =>
  world.store.read(({ db }) => db.selectFrom('fileChunks').select('position').where('fileId', '=', fileId).execute())
const newContact = async (by: Person) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply.contactId

it('an unattached upload is deleted after a day, with its comments and derived data', async () => {
  const admin = await lasting()
  const ownerId = await newContact(admin)
  const [file, answer, used] = [await uploadTo(admin), await uploadTo(admin), await uploadTo(admin)]
  const comment = { body: 'Which one?', attachments: [answer] }
  await admin.call(fileComments.create, { params: { resourceId: file }, body: { comment } })
  await admin.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'See here.', attachments: [used] } } })
  await daysLater(0.9)
  expect(await isThere(admin, file)).toBe(true)
  await daysLater(0.2)
  expect([await isThere(admin, file), await bytesOf(file), await isThere(admin, used)]).toEqual([false, [], true])
  expect(await checkStore(world.store)).toEqual([])
})

it('a file that was attached is kept while an undo can restore its use', async () => {
  const admin = await lasting()
  const ownerId = await newContact(admin)
  const file = await uploadTo(admin)
  const { noteId } = (await admin.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'See.', attachments: [file] } } }))
    .reply
  await daysLater(40)
  const first = await admin.call(deleteNote, { params: { id: noteId } })
  await daysLater(20)
  expect((await admin.call(undoChange, { params: { id: first.change } })).status).toBe(200)
  expect(await isThere(admin, file)).toBe(true)
  await admin.call(deleteNote, { params: { id: noteId } })
  await daysLater(29)
  expect(await bytesOf(file)).toHaveLength(1)
  await daysLater(2)
  expect([await isThere(admin, file), await bytesOf(file)]).toEqual([false, []])
  expect(await checkStore(world.store)).toEqual([])
})

it('a used file is kept while a change of it or its comments can be undone', async () => {
  const admin = await lasting()
  const ownerId = await newContact(admin)
  const [told, silent] = [await uploadTo(admin), await uploadTo(admin)]
  const note = { body: 'See.', attachments: [told, silent] }
  const { noteId } = (await admin.call(contactNotes.create, { params: { ownerId }, body: { note } })).reply
  await admin.call(deleteNote, { params: { id: noteId } })
  await daysLater(20)
  const { change } = await admin.call(fileComments.create, { params: { resourceId: told }, body: { comment: { body: 'Keep.' } } })
  await daysLater(11)
  expect([await isThere(admin, told), await isThere(admin, silent)]).toEqual([true, false])
  expect((await admin.call(undoChange, { params: { id: change } })).status).toBe(200)
  await daysLater(29)
  expect(await isThere(admin, told)).toBe(true)
  await daysLater(2)
  expect(await isThere(admin, told)).toBe(false)
  expect(await checkStore(world.store)).toEqual([])
})
