import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { writeboardComments } from '../../../contract/notes/comments.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { listMessages } from '../../../contract/projects/messages.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { listNotifications, listOutbox } from '../../../contract/x/outbox.ts'
import { createWriteboard, updateWriteboard } from '../../../contract/x/projects/writeboards.ts'
import { statementsOf } from '../../testing/database/statements.ts'
import { openProject, uploadTo, writeMessage } from '../../testing/projects.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

/** A project, a writeboard and a contact, which get one more record of each resource per round. */
const scene = async () => {
  const { id: projectId, admin, member } = await openProject(await world.account())
  const board = { params: { projectId }, body: { writeboard: { title: 'Tone', body: 'Text 0' } } }
  const { writeboardId } = (await admin.call(createWriteboard, board)).reply
  const { contactId } = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply
  const [onBoard, onContact] = [{ params: { resourceId: writeboardId } }, { params: { ownerId: contactId } }]
  let round = 0
  const addOne = async () => {
    round += 1
    const [writeboardRevisionNumber, attachments] = [String(round), [await uploadTo(admin)]]
    await admin.call(writeboardComments.create, {
      ...onBoard,
      body: { comment: { body: 'Good.', writeboardRevisionNumber, attachments } },
    })
    await admin.call(updateWriteboard, { params: { id: writeboardId }, body: { writeboard: { body: `Text ${round}` } } })
    await writeMessage(admin, projectId, { title: `Plan ${round}`, attachments: [await uploadTo(admin)], subscribers: [member.id] })
    await admin.call(contactNotes.create, { ...onContact, body: { note: { body: 'Called.', attachments: [await uploadTo(admin)] } } })
  }
  const lists = {
    comments: async () => (await admin.call(writeboardComments.list, onBoard)).reply.comments,
    messages: async () => (await admin.call(listMessages, { params: { projectId } })).reply.messages,
    notes: async () => (await admin.call(contactNotes.list, onContact)).reply.notes,
    changes: async () => (await admin.call(listChanges, { query: { resource: 'messages' } })).reply.changes,
    notifications: async () => (await member.call(listNotifications)).reply.notifications,
    outbox: async () => (await admin.call(listOutbox)).reply.outbox,
  }
  return { addOne, lists }
}

it('a page takes the same number of statements for one record or five', async () => {
  const { addOne, lists } = await scene()
  const costs = async () => {
    const each: { [name: string]: number } = {}
    for (const [name, list] of Object.entries(lists)) each[name] = (await statementsOf(world.store, list)).length
    return each
  }
  await addOne()
  await costs()
  // The last visit is recorded after the answer in a separate statement.
  await world.deferred.allSettled()
  const one = await costs()
  for (let n = 0; n < 4; n += 1) await addOne()
  expect(await costs()).toEqual(one)
  for (const [name, list] of Object.entries(lists)) expect([name, (await list()).length]).toEqual([name, 5])
  expect(await lists.comments()).toMatchObject(['5', '4', '3', '2', '1'].map((writeboardRevisionNumber) => ({ writeboardRevisionNumber })))
  expect((await lists.notifications()).map(({ title }) => title)).toEqual(['Plan 5', 'Plan 4', 'Plan 3', 'Plan 2', 'Plan 1'])
  expect((await lists.outbox()).map(({ subject }) => subject?.split(' ·')[0])).toEqual(['Plan 5', 'Plan 4', 'Plan 3', 'Plan 2', 'Plan 1'])
  expect((await lists.changes()).map(({ title }) => title)).toEqual(['Plan 5', 'Plan 4', 'Plan 3', 'Plan 2', 'Plan 1'])
})
