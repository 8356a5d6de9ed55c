import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageComments } from '../../../contract/notes/comments.ts'
import {
  createMessage,
  deleteMessage,
  getMessage,
  listMessages,
  type MessageChange,
  updateMessage,
} from '../../../contract/projects/messages.ts'
import { getProject, updateProject } from '../../../contract/projects/projects.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { listOutbox } from '../../../contract/x/outbox.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { sendOutbox } from '../../across/notifications/send-outbox.ts'
import { contentOf } from '../../testing/database/database.ts'
import { statementsOf } from '../../testing/database/statements.ts'
import { openProject, writeMessage } from '../../testing/projects.ts'
import { sendingOf } from '../../testing/sending.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const told = (accountId: string) =>
  world.store.read(async ({ db }) =>
    (await db.selectFrom('outbox').select(['userId', 'kind']).where('accountId', '=', accountId).orderBy('id').execute()).map(
      ({ userId, kind }) => [userId, kind],
    ),
  )

it('deleting a message deletes all its comments, and undo restores them', async () => {
  const account = await world.account()
  const { id: projectId, admin, member, client } = await openProject(account)
  const id = await writeMessage(member, projectId, { body: '<p>Hello</p>' })
  for (const by of [member, client])
    await by.call(messageComments.create, { params: { resourceId: id }, body: { comment: { body: 'Good.' } } })
  await member.call(messageComments.create, { params: { resourceId: id }, body: { comment: { body: 'Among us.', isPrivate: true } } })
  const before = await contentOf(world.store, account.id)
  const { change } = await admin.call(deleteMessage, { params: { id } })
  expect((await contentOf(world.store, account.id)).comments).toEqual([])
  expect((await admin.call(undoChange, { params: { id: change } })).status).toBe(200)
  expect(await contentOf(world.store, account.id)).toEqual(before)
})

it('a subscriber is notified once, except the author, inactive users and those without access', async () => {
  const account = await world.account()
  const { id: projectId, admin, member, client } = await openProject(account)
  const gone = await account.member()
  const id = await writeMessage(admin, projectId, { subscribers: [admin.id, member.id, gone.id] })
  expect(await told(account.id)).toEqual([
    [member.id, 'message created'],
    [gone.id, 'message created'],
  ])
  await admin.call(updateUser, { params: { id: gone.id }, body: { user: { active: false } } })
  await admin.call(updateMessage, { params: { id }, body: { message: { title: 'Plan B' } } })
  await admin.call(updateMessage, { params: { id }, body: { message: { subscribers: [client.id, `-${gone.id}`] } } })
  expect((await told(account.id)).slice(2)).toEqual([[client.id, 'message updated']])
})

it('an update notifies exactly the subscribers it names', async () => {
  const account = await world.account()
  const { id: projectId, admin, member } = await openProject(account)
  const other = await account.member()
  const id = await writeMessage(admin, projectId, { subscribers: [member.id, other.id] })
  const after = async (message: MessageChange) => {
    const before = (await told(account.id)).length
    expect((await admin.call(updateMessage, { params: { id }, body: { message } })).status).toBe(200)
    return (await told(account.id)).slice(before)
  }
  expect(await after({ title: 'Plan B' })).toEqual([])
  expect(await after({ title: 'Plan C', subscribers: [member.id] })).toEqual([[member.id, 'message updated']])
  expect(await after({ title: 'Plan D', subscribers: [] })).toEqual([])
  expect(await after({ title: 'Plan E', subscribers: [`-${other.id}`, admin.id] })).toEqual([])
  expect(await after({ title: 'Plan E', subscribers: [member.id] })).toEqual([])
})

it('a client stays subscribed while a message is private, and is notified of nothing in it', async () => {
  const account = await world.account()
  const { id: projectId, admin, member, client } = await openProject(account)
  const id = await writeMessage(client, projectId, { subscribers: [client.id] })
  const change = (message: MessageChange) => admin.call(updateMessage, { params: { id }, body: { message } })
  const comment = (body: string, isPrivate?: boolean) =>
    member.call(messageComments.create, { params: { resourceId: id }, body: { comment: { body, isPrivate } } })
  await change({ isPrivate: true })
  await comment('Among us.')
  expect(await told(account.id)).toEqual([])
  await change({ isPrivate: false })
  expect((await admin.call(getMessage, { params: { id } })).reply.message.subscribers).toEqual([client.id])
  await comment('Still among us.', true)
  expect(await told(account.id)).toEqual([])
  await comment('For all.')
  expect(await told(account.id)).toEqual([[client.id, 'comment created']])
})

it('comments on a private message are private unless their author decides otherwise, also once it is public', async () => {
  const { id: projectId, admin, member, client } = await openProject(await world.account())
  const id = await writeMessage(admin, projectId, { isPrivate: true })
  for (const comment of [{ body: 'The price is 3,500.' }, { body: 'For all.', isPrivate: false }])
    await member.call(messageComments.create, { params: { resourceId: id }, body: { comment } })
  await admin.call(updateMessage, { params: { id }, body: { message: { isPrivate: false } } })
  const { comments } = (await client.call(messageComments.list, { params: { resourceId: id } })).reply
  expect(comments.map(({ body }) => body)).toEqual(['For all.'])
})

it('only a new title or text counts as an edit, and its undo takes it back', async () => {
  const { id: projectId, admin } = await openProject(await world.account())
  const id = await writeMessage(admin, projectId)
  const editedAt = async (message: MessageChange) => {
    const { change } = await admin.call(updateMessage, { params: { id }, body: { message } })
    return { change, at: (await admin.call(getMessage, { params: { id } })).reply.message.editedAt }
  }
  expect((await editedAt({ isPrivate: true, pinned: true })).at).toBeUndefined()
  expect((await editedAt({ title: 'Plan', isPrivate: false })).at).toBeUndefined()
  const { change, at } = await editedAt({ title: 'Plan B' })
  expect(at).toBe('2026-11-17 09:00:00')
  await admin.call(undoChange, { params: { id: change } })
  expect((await admin.call(getMessage, { params: { id } })).reply.message.editedAt).toBeUndefined()
})

it('users are read once if subscribers are added, otherwise not at all', async () => {
  const { id: projectId, admin, member } = await openProject(await world.account())
  const id = await writeMessage(admin, projectId, { subscribers: [member.id] })
  const readings = async (message: MessageChange) => {
    const change = () => admin.call(updateMessage, { params: { id }, body: { message } })
    const asked = await statementsOf(world.store, async () => expect((await change()).status).toBe(200))
    return asked.filter(({ parts }) => parts.includes('"users"')).length
  }
  expect(await readings({ pinned: true })).toBe(0)
  expect(await readings({ title: 'Plan B', body: '<p>Hello</p>' })).toBe(0)
  expect(await readings({ isPrivate: true })).toBe(0)
  expect(await readings({ subscribers: [`-${member.id}`] })).toBe(0)
  expect(await readings({ subscribers: [member.id] })).toBe(1)
})

it('a project without e-mail notifications sends no mail, and an inactive one notifies nobody', async () => {
  const account = await world.account()
  const { id, admin, member } = await openProject(account, { noEmailNotifications: true })
  await writeMessage(admin, id, { subscribers: [member.id] })
  expect([(await told(account.id)).length, (await admin.call(listOutbox)).reply.outbox]).toEqual([1, []])
  const mailed: string[] = []
  await sendOutbox(sendingOf(world.store, async ({ to }) => void mailed.push(to)))
  expect(mailed).not.toContain(member.email)
  await admin.call(updateProject, { params: { id }, body: { project: { noEmailNotifications: false, status: 'silent' } } })
  await writeMessage(admin, id, { subscribers: [member.id] })
  expect(await told(account.id)).toHaveLength(1)
  await admin.call(updateProject, { params: { id }, body: { project: { status: 'active' } } })
  await writeMessage(admin, id, { subscribers: [member.id] })
  expect([(await told(account.id)).length, (await admin.call(listOutbox)).reply.outbox.length]).toEqual([2, 1])
})

it('clients see no private messages, comments or their number', async () => {
  const account = await world.account()
  const { id: projectId, member, client, outside } = await openProject(account, { defaultToPrivate: true })
  const hidden = await writeMessage(member, projectId)
  const open = await writeMessage(member, projectId, { isPrivate: false })
  await member.call(messageComments.create, { params: { resourceId: open }, body: { comment: { body: 'Among us.' } } })
  await client.call(messageComments.create, { params: { resourceId: open }, body: { comment: { body: 'For all.' } } })
  expect((await client.call(getMessage, { params: { id: hidden } })).status).toBe(404)
  expect(
    (await client.call(listMessages, { params: { projectId } })).reply.messages.map(({ id, commentsCount }) => [id, commentsCount]),
  ).toEqual([[open, 1]])
  expect((await client.call(messageComments.list, { params: { resourceId: open } })).reply.count).toBe(1)
  expect((await member.call(messageComments.list, { params: { resourceId: open } })).reply.count).toBe(2)
  expect((await outside.call(getMessage, { params: { id: open } })).status).toBe(404)
  const asked = { params: { projectId }, body: { message: { title: 'Ours', isPrivate: true } } }
  expect((await client.call(createMessage, asked)).errors[0]?.field).toBe('message.is-private')
})

it('a client edits and deletes only their own messages', async () => {
  const account = await world.account()
  const { id: projectId, member, client } = await openProject(account)
  const [theirs, own] = [await writeMessage(member, projectId), await writeMessage(client, projectId)]
  const title = { message: { title: 'Changed' } }
  expect((await client.call(updateMessage, { params: { id: theirs }, body: title })).status).toBe(403)
  expect((await client.call(deleteMessage, { params: { id: theirs } })).status).toBe(403)
  expect((await member.call(updateMessage, { params: { id: own }, body: title })).status).toBe(200)
  const { change } = await client.call(deleteMessage, { params: { id: own } })
  expect((await client.call(undoChange, { params: { id: change } })).status).toBe(200)
})

it('accepted HTML is accepted again as returned, and HTML that would become too long is refused', async () => {
  const { id: projectId, admin } = await openProject(await world.account())
  const id = await writeMessage(admin, projectId)
  const write = (body: string) => admin.call(updateMessage, { params: { id }, body: { message: { body } } })
  const announce = (overviewPageAnnouncement: string) =>
    admin.call(updateProject, { params: { id: projectId }, body: { project: { overviewPageAnnouncement } } })
  const grows = (times: number) => 'a & b '.repeat(times)
  for (const send of [write, announce]) {
    expect([(await send(grows(6554))).status, (await send(grows(6553))).status]).toEqual([422, 200])
  }
  const { body } = (await admin.call(getMessage, { params: { id } })).reply.message
  expect(body).toHaveLength(65530)
  const { overviewPageAnnouncement } = (await admin.call(getProject, { params: { id: projectId } })).reply.project
  expect([(await write(body)).status, (await announce(overviewPageAnnouncement ?? '')).status]).toEqual([200, 200])
  expect((await admin.call(createMessage, { params: { projectId }, body: { message: { title: 'Long', body: grows(6554) } } })).status).toBe(
    422,
  )
})
