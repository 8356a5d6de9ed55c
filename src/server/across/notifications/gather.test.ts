import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageComments } from '../../../contract/notes/comments.ts'
import { createMessage, deleteMessage, updateMessage } from '../../../contract/projects/messages.ts'
import { inbox, updateTask } from '../../../contract/projects/tasks.ts'
import { updateFile } from '../../../contract/x/files.ts'
import { listOutbox } from '../../../contract/x/outbox.ts'
import { createUser } from '../../../contract/x/people/users.ts'
import { type Mail, MailFault } from '../../core/mailer.ts'
import { openProject, uploadTo, writeMessage } from '../../testing/projects.ts'
import { sendingOf } from '../../testing/sending.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { sendOutbox } from './send-outbox.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

/** Sends what has been quiet for a minute. */
const send = async (fault?: MailFault) => {
  const mails: Mail[] = []
  const take = async (mail: Mail) => {
    mails.push(mail)
    if (fault) throw fault
  }
  await sendOutbox({ ...sendingOf(world.store, take), quietMinutes: 1 })
  return mails
}
const states = async (admin: Person) => (await admin.call(listOutbox)).reply.outbox.map(({ state, error }) => [state, error])
const assign = async (by: Person, projectId: string, subject: string, to: string) =>
  (await by.call(inbox.create, { params: { ownerId: projectId }, body: { task: { subject, responsibles: [to] } } })).reply.taskId

it('sends one mail about thirty tasks, after a quiet minute', async () => {
  const { id, admin, member } = await openProject(await world.account())
  for (let n = 1; n <= 30; n += 1) await assign(admin, id, `Task ${n}`, member.id)
  world.pass(59)
  await assign(admin, id, 'Late', member.id)
  expect(await send()).toEqual([])
  world.pass(60)
  const [mail, ...others] = await send()
  expect([mail?.to, mail?.subject, others]).toEqual([member.email, expect.stringMatching(/^31 tasks for you · Workspace \d+$/), []])
  expect(mail?.text).toContain('made you responsible for “Task 1” in Signage.\n\nhttps://tandem.example.test/tasks/')
  expect(mail?.conversationId).toBeUndefined()
  expect(await send()).toEqual([])
})

it('waits five minutes at most while more keeps arriving', async () => {
  const { id, admin, member } = await openProject(await world.account())
  for (let n = 0; n < 5; n += 1) {
    await assign(admin, id, `Task ${n}`, member.id)
    world.pass(59)
    expect(await send()).toEqual([])
  }
  await assign(admin, id, 'Last', member.id)
  world.pass(5)
  expect((await send()).map(({ subject }) => subject.split(' ·')[0])).toEqual(['5 tasks for you'])
  world.pass(60)
  expect((await send()).map(({ subject }) => subject)).toEqual(['Last · Signage'])
})

it('sends nothing that was taken back within the minute, and what was done twice once', async () => {
  const { id, admin, member, client } = await openProject(await world.account())
  const task = await assign(admin, id, 'Call', member.id)
  const set = (responsibles: string[]) => admin.call(updateTask, { params: { id: task }, body: { task: { responsibles } } })
  await set([`-${member.id}`])
  await set([member.id])
  const gone = await writeMessage(admin, id, { subscribers: [client.id] })
  await admin.call(deleteMessage, { params: { id: gone } })
  const left = await writeMessage(admin, id, { subscribers: [client.id] })
  await admin.call(updateMessage, { params: { id: left }, body: { message: { subscribers: [`-${client.id}`] } } })
  world.pass(60)
  expect((await send()).map(({ to, subject }) => [to, subject])).toEqual([[member.email, 'Call · Signage']])
  expect((await states(admin)).toSorted()).toEqual([
    ['not-sent', 'It was taken back before it was sent.'],
    ['not-sent', 'The reader no longer has access.'],
    ['sent', undefined],
    ['sent', undefined],
  ])
  await assign(admin, id, 'Never', member.id).then((it) =>
    admin.call(updateTask, { params: { id: it }, body: { task: { responsibles: [`-${member.id}`] } } }),
  )
  world.pass(60)
  expect(await send()).toEqual([])
})

it('tries all notifications of a refused mail again together, with the same id', async () => {
  const { id, admin, member } = await openProject(await world.account())
  for (const subject of ['One', 'Two']) await assign(admin, id, subject, member.id)
  world.pass(60)
  const [first] = await send(new MailFault('later', '451 busy'))
  await assign(admin, id, 'Three', member.id)
  world.pass(60)
  const mails = await send()
  expect(mails.map(({ subject }) => subject)).toEqual(['Three · Signage', first?.subject])
  expect(mails[1]?.messageId).toBe(first?.messageId)
})

it('joins a message and its comments to one conversation', async () => {
  const { id, admin, member, client } = await openProject(await world.account())
  const message = await writeMessage(admin, id, { title: 'Kick-off', subscribers: [member.id] })
  world.pass(60)
  const [about] = await send()
  await client.call(messageComments.create, { params: { resourceId: message }, body: { comment: { body: 'Good.\n  See <you>.' } } })
  world.pass(60)
  const mails = await send()
  const [comment] = mails.filter(({ to }) => to === member.email)
  expect([about?.subject, comment?.subject]).toEqual(['Kick-off · Signage', 'Re: Kick-off · Signage'])
  expect(comment?.conversationId).toBe(about?.conversationId)
  expect(about?.conversationId).toMatch(new RegExp(`^<messages-\\d+-${message}@tandem.example.test>$`))
  expect(comment?.html).toContain('<p style="white-space:pre-wrap">Good.<br>  See &lt;you&gt;.</p>')
})

it('mails a formatted comment as it is shown', async () => {
  const { id, admin, member } = await openProject(await world.account())
  const message = await writeMessage(admin, id, { title: 'Kick-off', subscribers: [member.id] })
  world.pass(60)
  await send()
  const comment = { body: 'Bring', xHtml: '<p>Bring</p><ul><li>the <strong>plan</strong></li></ul>' }
  await admin.call(messageComments.create, { params: { resourceId: message }, body: { comment } })
  world.pass(60)
  const [mail] = await send()
  expect(mail?.text).toContain('Bring\n * the plan\n')
  expect(mail?.html).toContain('<p>Bring</p><ul><li>the <strong>plan</strong></li></ul>')
})

it('names pictures and files, also of a message without words', async () => {
  const { id, admin, member } = await openProject(await world.account())
  const attachments = [await uploadTo(admin), await uploadTo(admin)]
  const message = { title: 'Photos', subscribers: [member.id], attachments }
  await admin.call(createMessage, { params: { projectId: id }, body: { message } })
  world.pass(60)
  expect((await send())[0]?.text).toContain('wrote “Photos” in Signage.\n\n2 files: hello.txt, hello.txt\n\nhttps://')
})

it('mails only people who have joined, so no stranger gets the words of a workspace', async () => {
  const account = await world.account()
  const { id, admin } = await openProject(account)
  const user = { name: 'Nia', email: 'stranger@invited.test', role: 'member' as const }
  const { userId } = (await admin.call(createUser, { body: { user } })).reply
  await assign(admin, id, 'Visit bad.example/now', userId)
  world.pass(60)
  expect(await send()).toEqual([])
  expect(await states(admin)).toEqual([['not-sent', 'The reader has not joined the workspace yet.']])
})

it('names a private file to colleagues alone', async () => {
  const { id, admin, member, client } = await openProject(await world.account())
  const [plan, costs] = [await uploadTo(admin), await uploadTo(admin)]
  await admin.call(updateFile, { params: { id: costs }, body: { file: { name: 'costs.pdf', xIsPrivate: true } } })
  await writeMessage(admin, id, { subscribers: [member.id, client.id], attachments: [plan, costs] })
  world.pass(60)
  const named = (await send()).map(({ to, text }) => [to, text.includes('costs.pdf')])
  expect(new Map(named as [string, boolean][])).toEqual(
    new Map([
      [member.email, true],
      [client.email, false],
    ]),
  )
})
