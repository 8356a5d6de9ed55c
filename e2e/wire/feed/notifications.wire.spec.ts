import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { confirmAddress, openMailServer } from '../../fixtures/mail-server.ts'
import { readPages } from '../../fixtures/pages.ts'
import { openSite } from '../../fixtures/projects.ts'
import { makeContact, makeDeal } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'
import { newWorkspace, type Person } from '../../fixtures/workspace.ts'

const makeProject = async (by: Person) => textAt(accepted(await by.post('/projects', { project: { name: 'Ferries' } }), 201), 'project-id')
const tell = async (by: Person, project: string, subscribers: string[], title = 'Kick-off') =>
  textAt(accepted(await by.post(`/projects/${project}/messages`, { message: { title, body: 'Soon.', subscribers } }), 201), 'message-id')

test('keeps notifications without a mail server and shows them to their recipients and in the outbox', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const project = await makeProject(admin)
  const message = await tell(admin, project, [mia.id])
  const about = { kind: 'message created', resource: 'messages', 'resource-id': message }
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const id = expect.stringMatching(/^[1-9]\d*$/)
  expect(accepted(await mia.get('/x/notifications')).body).toEqual({
    notifications: [
      {
        id,
        ...about,
        title: 'Kick-off',
        author: admin.id,
        'project-id': project,
        'project-name': 'Ferries',
        'created-at': when,
        read: '0',
      },
    ],
    unread: 1,
  })
  expect(accepted(await gus.get('/x/notifications')).body).toEqual({ notifications: [], unread: 0 })
  expect(accepted(await admin.get('/x/outbox')).body).toEqual({
    outbox: [
      {
        id,
        'user-id': mia.id,
        ...about,
        'created-at': when,
        state: 'waiting',
        attempts: 0,
        'next-attempt-at': when,
        subject: 'Kick-off · Ferries',
        body: expect.stringMatching(
          /^Ana Admin wrote “Kick-off” in Ferries\.\n\nSoon\.\n\nhttp:\/\/127\.0\.0\.1:0\/messages\/\d+\n\nYou get this e-mail because/,
        ),
      },
    ],
  })
  for (const other of [mia, await space.client()]) refused(await other.get('/x/outbox'), 403)
  accepted(await admin.delete(`/messages/${message}`))
  expect(accepted(await mia.get('/x/notifications')).body).toEqual({ notifications: [], unread: 0 })
})

const commentOn = async (by: Person, message: string, fields: Record<string, string>) =>
  textAt(accepted(await by.post(`/messages/${message}/comments`, { comment: fields }), 201), 'comment-id')

test('notifies the author of a message, its subscribers and everybody who commented on it of a comment', async ({ space }) => {
  const { admin } = space
  const [mia, gus, eve] = [await space.member('Mia'), await space.member('Gus'), await space.member('Eve')]
  const { id: project, client } = await openSite(space, { name: 'Ferries' })
  const message = await tell(mia, project, [client.id])
  const kinds = async (by: Person) =>
    listAt(accepted(await by.get('/x/notifications')), 'notifications').map(({ kind, title }) => `${kind}: ${title}`)
  const first = await commentOn(gus, message, { body: 'Good <b>.' })
  expect(listAt(accepted(await mia.get('/x/notifications')), 'notifications')).toEqual([
    {
      id: expect.any(String),
      kind: 'comment created',
      resource: 'comments',
      'resource-id': first,
      title: 'Good <b>.',
      on: { resource: 'messages', id: message, title: 'Kick-off' },
      author: gus.id,
      'project-id': project,
      'project-name': 'Ferries',
      'created-at': expect.any(String),
      read: '0',
    },
  ])
  const [mail] = listAt(accepted(await admin.get('/x/outbox')), 'outbox')
  expect(mail?.subject).toBe('Re: Kick-off · Ferries')
  expect(mail?.body).toMatch(
    /^Gus commented on “Kick-off” in Ferries\.\n\nGood <b>\.\n\nhttp:\S+\/messages\/\d+\n\nYou get this e-mail because/,
  )
  await commentOn(admin, message, { body: 'Among us.', 'is-private': '1' })
  expect(await kinds(gus)).toEqual(['comment created: Among us.'])
  expect(await kinds(client)).toEqual(['comment created: Good <b>.', 'message created: Kick-off'])
  expect([await kinds(eve), await kinds(admin)]).toEqual([[], []])
  accepted(await admin.put(`/messages/${message}`, { message: { title: 'Plan' } }))
  expect(await kinds(client)).toEqual(['comment created: Good <b>.', 'message created: Plan'])
})

test('notifies of notes and comments on deals, notes, tasks and files those who wrote there, are responsible or mentioned', async ({
  space,
}) => {
  const { admin } = space
  const [mia, gus, eve] = [await space.member('Mia Berg'), await space.member('Gus Holm'), await space.member('Eve Lund')]
  const kinds = async (by: Person) =>
    listAt(accepted(await by.get('/x/notifications')), 'notifications').map(({ kind, title }) => `${kind}: ${title}`)
  const deal = await makeDeal(mia, { 'deal-responsible-id': gus.id })
  const note = textAt(accepted(await admin.post(`/deals/${deal}/notes`, { note: { body: 'They called.' } }), 201), 'note-id')
  expect([await kinds(mia), await kinds(gus), await kinds(eve), await kinds(admin)]).toEqual([
    ['note created: They called.'],
    ['note created: They called.'],
    [],
    [],
  ])
  accepted(await mia.post(`/notes/${note}/comments`, { comment: { body: 'Good, @eve.' } }), 201)
  expect(listAt(accepted(await eve.get('/x/notifications')), 'notifications')).toEqual([
    {
      id: expect.any(String),
      kind: 'comment created',
      resource: 'comments',
      'resource-id': expect.any(String),
      title: 'Good, @eve.',
      on: { resource: 'notes', id: note, title: 'They called.' },
      page: { resource: 'deals', id: deal },
      author: mia.id,
      'created-at': expect.any(String),
      read: '0',
    },
  ])
  expect([(await kinds(admin))[0], (await kinds(gus))[0]]).toEqual(['comment created: Good, @eve.', 'comment created: Good, @eve.'])
  const secret = { body: 'Not for you, @Eve Lund and @Gus.', visibility: 'only-me' }
  accepted(await mia.post(`/deals/${deal}/notes`, { note: secret }), 201)
  expect([(await kinds(eve)).length, (await kinds(gus)).length]).toEqual([1, 2])
  const contact = await makeContact(admin)
  accepted(await mia.post(`/contacts/${contact}/notes`, { note: { body: 'Rang, told @Gus Holm.' } }), 201)
  expect([(await kinds(gus))[0], (await kinds(admin)).length]).toEqual(['note created: Rang, told @Gus Holm.', 1])
  const task = textAt(
    accepted(await admin.post(`/contacts/${contact}/tasks`, { task: { subject: 'Call', responsibles: [eve.id] } }), 201),
    'task-id',
  )
  accepted(await gus.post(`/tasks/${task}/comments`, { comment: { body: 'Tomorrow.' } }), 201)
  expect([(await kinds(eve))[0], (await kinds(admin))[0]]).toEqual(['comment created: Tomorrow.', 'comment created: Tomorrow.'])
})

test('notifies those who become responsible for a task, unless they did it themselves', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const contact = await makeContact(admin)
  const asked = { subject: 'Call the printer', responsibles: [mia.id, admin.id] }
  const task = textAt(accepted(await admin.post(`/contacts/${contact}/tasks`, { task: asked }), 201), 'task-id')
  const of = async (by: Person) => listAt(accepted(await by.get('/x/notifications')), 'notifications')
  expect(await of(mia)).toEqual([
    {
      id: expect.any(String),
      kind: 'task assigned',
      resource: 'tasks',
      'resource-id': task,
      title: 'Call the printer',
      author: admin.id,
      'created-at': expect.any(String),
      read: '0',
    },
  ])
  const [mail] = listAt(accepted(await admin.get('/x/outbox')), 'outbox')
  expect(mail?.subject).toBe('Call the printer')
  expect(mail?.body).toMatch(
    /^Ana Admin made you responsible for “Call the printer”\.\n\nhttp:\S+\/tasks\/\d+\n\nYou get this e-mail because/,
  )
  accepted(await mia.put(`/tasks/${task}`, { task: { subject: 'Call them', responsibles: [gus.id] } }))
  expect([(await of(mia)).length, (await of(admin)).length]).toEqual([1, 0])
  expect((await of(gus)).map(({ author, title }) => [author, title])).toEqual([[mia.id, 'Call them']])
  const { headers } = accepted(await admin.put(`/tasks/${task}`, { task: { responsibles: [`-${gus.id}`] } }))
  accepted(await admin.post(`/x/changes/${headers['x-change']}/undo`))
  expect((await of(gus)).length).toBe(1)
  const project = await makeProject(admin)
  accepted(await admin.put(`/projects/${project}`, { project: { status: 'silent' } }))
  accepted(await admin.post(`/projects/${project}/inbox`, { task: { subject: 'Later', responsibles: [gus.id] } }), 201)
  expect((await of(gus)).length).toBe(1)
})

test('lists notifications newest first, fifty a page', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const project = await makeProject(admin)
  const messages: string[] = []
  for (let n = 0; n < 53; n += 1) messages.push(await tell(admin, project, [mia.id], `${n}`))
  for (const [by, path, root] of [
    [mia, '/x/notifications', 'notifications'],
    [admin, '/x/outbox', 'outbox'],
  ] as const) {
    const pages = await readPages(by, path, root)
    expect(pages.map((page) => page.length)).toEqual([50, 3])
    expect(pages.flat().map((one) => one['resource-id'])).toEqual(messages.toReversed())
    refused(await by.get(`${path}?page=0`), 400)
    refused(await by.get(`${path}?since=1`), 400)
  }
})

test('notifies subscribers only in the app if the project has e-mail turned off', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const project = await makeProject(admin)
  accepted(await admin.put(`/projects/${project}`, { project: { 'no-email-notifications': '1' } }))
  await tell(admin, project, [mia.id], 'Quiet')
  expect(listAt(accepted(await mia.get('/x/notifications')), 'notifications').map(({ title }) => title)).toEqual(['Quiet'])
  expect(accepted(await admin.get('/x/outbox')).body).toEqual({ outbox: [] })
  accepted(await admin.put(`/projects/${project}`, { project: { 'no-email-notifications': '0' } }))
  await tell(admin, project, [mia.id], 'Loud')
  expect(listAt(accepted(await admin.get('/x/outbox')), 'outbox').map(({ subject }) => subject)).toEqual(['Loud · Ferries'])
})

test('e-mails each notification once, with a link that stops e-mails', async ({ start }) => {
  const { mails, settings, close } = await openMailServer()
  const mail = { ...settings, APP_URL: 'https://tandem.example.test/' }
  const service = await start(mail)
  const space = await newWorkspace(service)
  const mia = await space.member()
  await confirmAddress(mails, mia)
  mails.splice(0)
  const project = await makeProject(space.admin)
  await tell(space.admin, project, [mia.id])
  await expect.poll(async () => listAt(await space.admin.get('/x/outbox'), 'outbox')[0]?.state).toBe('sent')
  expect(textAt(accepted(await space.admin.get('/x/outbox')), 'sender')).toBe(mail.MAIL_FROM)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`To: ${mia.email}`)
  expect(mails[0]).toContain('Ana Admin wrote')
  expect(mails[0]).toMatch(/^Soon\.$/m)
  expect(mails[0]).toMatch(/^https:\/\/tandem\.example\.test\/messages\/\d+$/m)
  // The header is folded where the mail program likes.
  const link = /^List-Unsubscribe:\s*<https:\/\/tandem\.example\.test\/api(\/x\/unsubscribe\/[^>]+)>$/m.exec(mails[0] ?? '')?.[1] ?? ''
  const page = accepted(await space.noOne.get(link))
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(at(await mia.get('/x/me'), 'me.mail.none')).toBe('0')
  accepted(await space.noOne.send('POST', link, 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' }))
  expect(at(await mia.get('/x/me'), 'me.mail.none')).toBe('1')
  await close()
})

test('marks notifications as read up to one, and as unread again', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const project = await makeProject(admin)
  for (const title of ['One', 'Two', 'Three']) await tell(admin, project, [mia.id], title)
  const read = async () => {
    const answer = accepted(await mia.get('/x/notifications'))
    return [(answer.body as { unread: number }).unread, ...listAt(answer, 'notifications').map((one) => `${one.title} ${one.read}`)]
  }
  expect(await read()).toEqual([3, 'Three 0', 'Two 0', 'One 0'])
  const [, two] = listAt(accepted(await mia.get('/x/notifications')), 'notifications')
  const marked = accepted(await mia.put('/x/me', { me: { 'read-notification-id': String(two?.id) } }))
  expect(marked.headers['x-change']).toBeUndefined()
  expect(await read()).toEqual([1, 'Three 0', 'Two 1', 'One 1'])
  expect(textAt(accepted(await mia.get('/x/me')), 'me.read-notification-id')).toBe(two?.id)
  accepted(await mia.put('/x/me', { me: { 'read-notification-id': '' } }))
  expect(await read()).toEqual([3, 'Three 0', 'Two 0', 'One 0'])
})
