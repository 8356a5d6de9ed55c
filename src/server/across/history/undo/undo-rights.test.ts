import { afterAll, expect, it } from 'vitest'
import { createContact, deleteContact, getContact, updateContact } from '../../../../contract/contacts/contacts.ts'
import { messageComments } from '../../../../contract/notes/comments.ts'
import { contactNotes, getNote } from '../../../../contract/notes/notes.ts'
import { createMessage, deleteMessage } from '../../../../contract/projects/messages.ts'
import { deleteTask, getTask, inbox } from '../../../../contract/projects/tasks.ts'
import { header } from '../../../../contract/wire/headers.ts'
import { createWorkgroup, updateWorkgroup } from '../../../../contract/workgroups.ts'
import { listChanges, undoChange } from '../../../../contract/x/changes.ts'
import { updateUser } from '../../../../contract/x/people/users.ts'
import { openProject, writeMessage } from '../../../testing/projects.ts'
import { openWorld, type Person } from '../../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())

it('restores nothing that the user could not delete today', async () => {
  const account = await world.account()
  const { id: ownerId, admin, companyId } = await openProject(account)
  const mia = await account.member()
  const task = async () => (await admin.call(inbox.create, { params: { ownerId }, body: { task: { subject: 'Paint' } } })).reply.taskId
  const [others, another] = [await task(), await task()]
  const remove = (id: string) => mia.call(deleteTask, { params: { id } })
  const undo = (id: string) => mia.call(undoChange, { params: { id } })
  const gone = await remove(another)
  const deleted = await remove(others)
  expect((await undo(gone.change)).status).toBe(200)
  await admin.call(updateUser, { params: { id: mia.id }, body: { user: { role: 'client', companyId } } })
  expect((await remove(another)).status).toBe(403)
  expect((await undo(deleted.change)).status).toBe(403)
  expect((await mia.call(getTask, { params: { id: others } })).status).toBe(404)
})

const undo = (by: Person, id: string) => by.call(undoChange, { params: { id } })
const contact = async (by: Person, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Mira', ...more } } })).reply.contactId
const seen = async (by: Person, id: string) => (await by.call(getContact, { params: { id } })).status

it('names a visible record that now belongs to a removed one', async () => {
  const { id: projectId, admin, member, client } = await openProject(await world.account())
  const refusal = async (by: Person, isPrivate: boolean) => {
    const made = await by.call(createMessage, { params: { projectId }, body: { message: { title: 'Plan' } } })
    const comment = { body: 'Among us.', isPrivate }
    await member.call(messageComments.create, { params: { resourceId: made.reply.messageId }, body: { comment } })
    return (await undo(by, made.change)).errors[0]?.message
  }
  expect(await refusal(admin, true)).toContain('the comment “Among us.” now belongs to the message “Plan”')
  expect(await refusal(client, true)).toContain(
    'a record that was deleted or that you don’t have access to now belongs to the message “Plan”',
  )
  expect(await refusal(client, false)).toContain('the comment “Among us.” now belongs to')
})

it('lets the author of a record undo its deletion by anybody', async () => {
  const account = await world.account()
  const [ana, ben, cem] = [await account.member(), await account.member(), await account.member()]
  const id = await contact(ana, { visibility: 'selected-people', allowedUsers: [ben.id, cem.id] })
  const note = { body: 'for me', visibility: 'only-me' as const }
  const { noteId } = (await cem.call(contactNotes.create, { params: { ownerId: id }, body: { note } })).reply
  const { change } = await ben.call(deleteContact, { params: { id } })
  await account.admin.call(updateUser, { params: { id: ben.id }, body: { user: { active: false } } })
  expect((await ana.call(listChanges)).reply.changes[0]).toMatchObject({ id: change, action: { text: 'contact deleted' } })
  expect((await undo(cem, change)).status).toBe(403)
  expect((await undo(ana, change)).status).toBe(200)
  expect([await seen(ana, id), await seen(cem, id), await seen(account.admin, id)]).toEqual([200, 200, 404])
  const notes = await Promise.all([cem, ana].map((by) => by.call(getNote, { params: { id: noteId } })))
  expect(notes.map(({ status }) => status)).toEqual([200, 404])
})

it('lets an author restore only their own records from somebody else’s step', async () => {
  const account = await world.account()
  const [ana, ben] = [await account.member(), await account.member()]
  const [first, second, others] = [await contact(ana), await contact(ana), await contact(account.admin)]
  const headers = { [header.changeGroup]: '5F5B0C0E-8D3A-4B52-9E6B-2C7E0B8A1D12' }
  const renamed = await ben.call(updateContact, { params: { id: first }, body: { contact: { name: 'Sol' } } })
  expect((await undo(ana, renamed.change)).status).toBe(403)
  let change = ''
  for (const id of [first, others, second]) change = (await ben.call(deleteContact, { params: { id }, headers })).change
  const undone = await undo(ana, change)
  expect([undone.status, await seen(ana, first), await seen(ana, second), await seen(ana, others)]).toEqual([200, 200, 200, 404])
  expect((await undo(ben, change)).errors[0]?.code).toBe('undone')
  expect((await undo(ana, undone.reply.changeId)).status).toBe(200)
  expect([await seen(ana, first), await seen(ana, others)]).toEqual([404, 404])
})

it('does not let clients undo deletions by others', async () => {
  const { id, client, member } = await openProject(await world.account())
  const messageId = await writeMessage(client, id)
  const { change } = await member.call(deleteMessage, { params: { id: messageId } })
  expect((await undo(client, change)).status).toBe(403)
})

it('lets only the author or a current administrator restore a visibility', async () => {
  const account = await world.account()
  const [ana, ben] = [await account.person('admin'), await account.member()]
  const id = await contact(ben)
  const narrowed = await ana.call(updateContact, {
    params: { id },
    body: { contact: { visibility: 'selected-people', allowedUsers: [ana.id] } },
  })
  await account.admin.call(updateUser, { params: { id: ana.id }, body: { user: { role: 'member' } } })
  expect((await undo(ana, narrowed.change)).status).toBe(403)
  expect((await ben.call(getContact, { params: { id } })).reply.contact.visibility).toBe('selected-people')
})

it('restores nothing that the user would not see', async () => {
  const account = await world.account()
  const [ana, ben] = [await account.member(), await account.member()]
  const group = { name: 'Build', users: [ana.id] }
  const { workgroupId } = (await account.admin.call(createWorkgroup, { body: { group } })).reply
  const id = await contact(ben, { visibility: 'group', groupId: workgroupId })
  const { change } = await ana.call(deleteContact, { params: { id } })
  await account.admin.call(updateWorkgroup, { params: { id: workgroupId }, body: { group: { users: [`-${ana.id}`] } } })
  const refused = await undo(ana, change)
  expect([refused.status, refused.errors[0]?.message]).toEqual([409, expect.stringContaining('deleted or that you don’t have access to')])
  expect([await seen(ben, id), (await undo(ben, change)).status, await seen(ben, id)]).toEqual([404, 200, 200])
})
