import { expect } from '@playwright/test'
import { accepted, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { nextOf, readAll, readPages } from '../../fixtures/pages.ts'
import { makeMessage, makeProject } from '../../fixtures/projects.ts'
import { makeComment, makeContact, makeNote } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const feed = (by: Caller, path = '/recordings') => by.get(path).then((answer) => listAt(accepted(answer), 'contacts'))

test('trap 3: names the list key of recordings contacts and sorts them oldest first', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const contact = await makeContact(admin)
  const made = accepted(await admin.post(`/contacts/${contact}/notes`, { note: { body: 'Called back.' } }), 201)
  const note = (made.body as { 'note-id': string })['note-id']
  const comment = await makeComment(mia, note, { body: 'Good.' })
  accepted(await admin.put(`/notes/${note}`, { note: { body: 'Called back twice.' } }))
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const id = expect.stringMatching(/^[1-9]\d*$/)
  const title = 'Called back twice.'
  const onContact = [{ resource: 'contacts', id: contact, title: expect.any(String) }]
  const ofNote = { author: admin.id, resource: 'notes', 'resource-id': note, title, date, ancestors: onContact }
  const onNote = [{ resource: 'notes', id: note, title }, ...onContact]
  const ofComment = { author: mia.id, resource: 'comments', 'resource-id': comment, title: 'Good.', date, ancestors: onNote }
  expect(accepted(await mia.get('/recordings')).body).toEqual({
    contacts: [
      { ...ofNote, id: made.headers['x-change'], action: 'note created' },
      { ...ofComment, id, action: 'comment created' },
      { ...ofNote, id, action: 'note updated' },
    ],
  })
})

test('uses the beginning of the text as the title of records without one, without splitting a character', async ({ space }) => {
  const { admin } = space
  const begin = 'x'.repeat(79)
  const note = await makeNote(admin, await makeContact(admin), { body: `${begin}😀 and more` })
  await makeComment(admin, note, { body: `${begin.slice(3)}👩‍👩‍👧 and more` })
  const project = textAt(accepted(await admin.post('/projects', { project: { name: 'Ferries' } }), 201), 'project-id')
  const expense = { date: '2026-11-02', amount: '1', notes: `${begin}e\u0301 and more` }
  accepted(await admin.post(`/projects/${project}/expenses`, { expense }), 201)
  const titles = new Map((await feed(admin)).map(({ action, title }) => [action, title]))
  expect([titles.get('note created'), titles.get('comment created')]).toEqual([begin, begin.slice(3)])
  const history = listAt(accepted(await admin.get('/x/changes')), 'changes')
  for (const [action, title] of [
    ['note created', begin],
    ['comment created', begin.slice(3)],
    ['expense created', begin],
  ])
    expect(history).toContainEqual(expect.objectContaining({ action, title }))
})

test('records what happens in a project for its clients', async ({ space }) => {
  const { admin } = space
  const client = await space.client()
  const me = accepted(await client.get('/x/me')).body as { me: { 'company-id': string } }
  const made = accepted(await admin.post('/projects', { project: { name: 'Ferries' } }), 201)
  const project = (made.body as { 'project-id': string })['project-id']
  accepted(await admin.post('/projects', { project: { name: 'Elsewhere' } }), 201)
  await makeNote(admin, await makeContact(admin))
  expect(await feed(client)).toEqual([])
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [me.me['company-id']] }))
  const [first, ...rest] = await feed(client)
  expect(first).toMatchObject({
    action: 'project created',
    resource: 'projects',
    'resource-id': project,
    'project-id': project,
    title: 'Ferries',
  })
  expect(rest.every((one) => one['project-id'] === project)).toBe(true)
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [`-${me.me['company-id']}`] }))
  expect(await feed(client)).toEqual([])
})

test('lists recordings fifty a page, without repeats', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const notes: string[] = []
  for (let n = 0; n < 107; n += 1) notes.push(await makeNote(admin, contact, { body: `${n}` }))
  const pages = await readPages(admin, '/recordings', 'contacts')
  expect(pages.map((page) => page.length)).toEqual([50, 50, 7])
  expect(pages.flat().map((one) => one['resource-id'])).toEqual(notes)
  expect((await feed(admin, '/recordings/2')).map((one) => one['resource-id'])).toEqual(notes.slice(50, 100))
  expect(accepted(await admin.get('/recordings/4')).body).toEqual({ contacts: [] })
  for (const path of ['/recordings/0', '/recordings/x', '/recordings?since=yesterday']) refused(await admin.get(path), 400)
  const since = await readPages(admin, '/recordings/since/20200101000000', 'contacts')
  expect(since.flat().map((one) => one['resource-id'])).toEqual(notes)
  expect(nextOf(accepted(await admin.get('/recordings/since/20200101000000')))).toMatch(/^\/recordings\/since\/20200101000000\/2\?/)
  expect((await feed(admin, '/recordings/since/20200101000000/3')).map((one) => one['resource-id'])).toEqual(notes.slice(100))
})

test('accepts a UTC time as since and rejects others with 400', async ({ space }) => {
  const { admin } = space
  const note = await makeNote(admin, await makeContact(admin))
  for (const since of ['20200101000000', 'yesterday', '2020-01-01'])
    expect((await feed(admin, `/recordings/since/${since}`)).map((one) => one['resource-id'])).toEqual([note])
  expect(await feed(admin, '/recordings/since/29990101000000')).toEqual([])
  for (const since of ['gibberish', '20201301000000', '2020']) refused(await admin.get(`/recordings/since/${since}`), 400)
  refused(await admin.get('/recordings/since/yesterday/0'), 400)
  refused(await space.noOne.get('/recordings'), 401)
})

test('shows a recording while its record is visible', async ({ cast }) => {
  const { creator, member, admin, stranger, groupMember, groupId } = cast
  const contact = await makeContact(creator)
  const open = await makeNote(creator, contact, { body: 'For all.' })
  const secret = await makeNote(creator, contact, { body: 'Secret.', visibility: 'only-me' })
  const grouped = await makeNote(creator, contact, { visibility: 'group', 'workgroup-id': groupId })
  const seen = async (by: Caller) => (await feed(by)).map((one) => one['resource-id'])
  expect(await seen(creator)).toEqual([open, secret, grouped])
  expect(await seen(groupMember)).toEqual([open, grouped])
  for (const other of [member, admin]) expect(await seen(other)).toEqual([open])
  expect(await seen(stranger)).toEqual([])
  const deleted = accepted(await creator.delete(`/notes/${open}`)).headers['x-change']
  expect(await seen(member)).toEqual([])
  accepted(await creator.post(`/x/changes/${deleted}/undo`))
  expect(await seen(member)).toEqual([open, open])
  const told = accepted(await member.get('/recordings'))
  expect([textAt(told, 'contacts.0.action'), textAt(told, 'contacts.1.action')]).toEqual(['note created', 'note restored'])
  accepted(await creator.put(`/contacts/${contact}`, { contact: { visibility: 'only-me' } }))
  expect(await readAll(member, '/recordings', 'contacts')).toEqual([])
})

test('lists only what happened in one project', async ({ space }) => {
  const { admin } = space
  const [ferries, elsewhere] = [await makeProject(admin, { name: 'Ferries' }), await makeProject(admin, { name: 'Elsewhere' })]
  const message = await makeMessage(admin, ferries)
  await makeMessage(admin, elsewhere)
  const ids = (await feed(admin, `/recordings?x-project=${ferries}`)).map((one) => one['resource-id'])
  expect(ids).toEqual([ferries, message])
  expect(await feed(admin, '/recordings?x-project=999999999')).toEqual([])
  refused(await admin.get('/recordings?x-project=x'), 400)
})

test('names the companies that a project was shared with to colleagues who see them, and not to clients', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const secret = await makeContact(admin, { type: 'company', name: 'Hideaway', visibility: 'only-me' })
  const company = await makeContact(admin, { type: 'company', name: 'Fjordline' })
  const client = await space.client(company)
  const project = await makeProject(admin)
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [company] }))
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [secret] }))
  accepted(await admin.put(`/x/projects/${project}/companies`, { companies: [`-${secret}`] }))
  const shared = async (by: Caller) =>
    (await feed(by, `/recordings?x-project=${project}`)).slice(-3).map((one) => [one.action, one['x-companies']])
  expect(await shared(admin)).toEqual([
    ['project shared', ['Fjordline']],
    ['project shared', ['Hideaway']],
    ['project unshared', ['Hideaway']],
  ])
  expect(await shared(mia)).toEqual([
    ['project shared', ['Fjordline']],
    ['project shared', undefined],
    ['project unshared', undefined],
  ])
  expect((await shared(client)).flatMap(([, names]) => names ?? [])).toEqual([])
})
