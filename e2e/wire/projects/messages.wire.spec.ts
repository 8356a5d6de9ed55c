import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeCategory, makeMessage, makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('returns a message as it was sent', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const { id: project, client } = await openSite(space)
  const file = await upload(admin)
  const sent = {
    title: 'Plan & <i>budget</i>',
    body: '<p>See <a href="https://a.example">this</a>.</p>',
    'category-id': await makeCategory(admin, project),
    'milestone-id': await makeMilestone(admin, project),
    'is-private': '0',
    pinned: '1',
    subscribers: [member.id, client.id],
    attachments: [file],
  }
  const made = accepted(await admin.post(`/projects/${project}/messages`, { message: sent }), 201)
  expect(made.body).toEqual({ 'message-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'message-id')
  expect(accepted(await client.get(`/messages/${id}`)).body).toMatchObject({
    message: { id, ...sent, 'project-id': project, 'comments-count': 0, author: admin.id, files: [{ id: file, 'byte-size': '5' }] },
  })
  refused(await admin.post(`/projects/${project}/messages`, { message: { body: 'No title' } }), 422, 'message.title')
})

test('lists pinned messages first, then the newest, twenty-five a page, without repeats or gaps', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const category = await makeCategory(admin, project)
  const ids: string[] = []
  for (let n = 0; n < 53; n += 1)
    ids.push(await makeMessage(admin, project, { pinned: n === 7 ? '1' : '0', ...(n % 2 ? { 'category-id': category } : {}) }))
  const order = [ids[7], ...ids.toSpliced(7, 1).toReversed()]
  const first = accepted(await admin.get(`/projects/${project}/messages`))
  expect(nextOf(first)).toMatch(new RegExp(`^/projects/${project}/messages/2(\\?|$)`))
  const pages = await readPages(admin, `/projects/${project}/messages`, 'messages')
  expect(pages.map((page) => page.length)).toEqual([25, 25, 3])
  expect(pages.flat().map(({ id }) => id)).toEqual(order)
  await makeMessage(admin, project, { pinned: '1' })
  expect(idsAt(accepted(await admin.get(nextOf(first) ?? '')), 'messages')).toEqual(order.slice(25, 50))
  const inCategory = await readPages(admin, `/projects/${project}/cat/${category}/messages`, 'messages')
  expect(inCategory.map((page) => page.map(({ id }) => id))).toEqual([
    order.filter((id) => ids.indexOf(id ?? '') % 2).slice(0, 25),
    [ids[1]],
  ])
  expect(accepted(await admin.get(`/projects/${project}/messages/9`)).body).toEqual({ messages: [] })
  for (const page of ['0', 'x']) refused(await admin.get(`/projects/${project}/messages/${page}`), 400)
})

test('requires a category for messages and a milestone of the same project', async ({ space }) => {
  const { admin } = space
  const [project, other] = [await makeProject(admin), await makeProject(admin)]
  const write = (message: { [key: string]: string }) => admin.post(`/projects/${project}/messages`, { message: { title: 'A', ...message } })
  const files = await makeCategory(admin, project, { type: 'file' })
  for (const id of [files, await makeCategory(admin, other)]) refused(await write({ 'category-id': id }), 422, 'message.category-id')
  refused(await write({ 'milestone-id': await makeMilestone(admin, other) }), 422, 'message.milestone-id')
  for (const id of [files, await makeCategory(admin, other, { name: 'B' }), '999999999'])
    refused(await admin.get(`/projects/${project}/cat/${id}/messages`), 404)
})

test('changes only the fields that are sent; subscribers and attachments follow trap 9', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const project = await makeProject(admin)
  const [one, two] = [await upload(mia), await upload(mia)]
  const id = await makeMessage(mia, project, { body: '<p>First</p>', subscribers: [mia.id], attachments: [one] })
  const put = (message: { [key: string]: string | string[] }) => mia.put(`/messages/${id}`, { message })
  expect(accepted(await put({ subscribers: [gus.id], attachments: [two] })).body).toEqual({})
  accepted(await put({ subscribers: [`-${mia.id}`], attachments: [`-${one}`] }))
  accepted(await put({ title: 'Better', pinned: '1' }))
  refused(await put({ subscribers: [`-${mia.id}`] }), 422, 'message.subscribers')
  expect(accepted(await gus.get(`/messages/${id}`)).body).toMatchObject({
    message: { title: 'Better', body: '<p>First</p>', pinned: '1', subscribers: [gus.id], attachments: [two], author: mia.id },
  })
  accepted(await gus.put(`/messages/${id}`, { message: { title: 'By a colleague' } }))
})

test('hides private messages from clients, who can neither create nor subscribe to them', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const file = await upload(admin)
  const hidden = await makeMessage(admin, project, { 'is-private': '1', attachments: [file] })
  const open = await makeMessage(client, project)
  for (const path of [`/messages/${hidden}`, `/messages/${hidden}/comments`, `/files/${file}`]) refused(await client.get(path), 404)
  refused(await client.put(`/messages/${hidden}`, { message: { title: 'Mine' } }), 404)
  refused(await client.delete(`/messages/${hidden}`), 404)
  expect(idsAt(accepted(await client.get(`/projects/${project}/messages`)), 'messages')).toEqual([open])
  refused(await client.post(`/projects/${project}/messages`, { message: { title: 'A', 'is-private': '1' } }), 422, 'message.is-private')
  const subscribed = { title: 'A', 'is-private': '1', subscribers: [client.id] }
  refused(await admin.post(`/projects/${project}/messages`, { message: subscribed }), 422, 'message.subscribers')
  accepted(await admin.put(`/messages/${open}`, { message: { subscribers: [client.id] } }))
  for (const flag of ['1', '0']) accepted(await admin.put(`/messages/${open}`, { message: { 'is-private': flag } }))
  expect(accepted(await client.get(`/messages/${open}`)).body).toMatchObject({ message: { subscribers: [client.id] } })
  for (const id of [outsider.id, '999999999'])
    refused(await admin.put(`/messages/${open}`, { message: { subscribers: [id] } }), 422, 'message.subscribers')
  refused(await outsider.get(`/messages/${open}`), 404)
})

test('sanitizes the body on write and answers 422 to deep nesting', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const evil =
    '<h2 style="x">Hi</h2><iframe src="https://a.example"></iframe><a href="JaVaScRiPt:x" target="_top">y</a><svg onload=z></svg>&lt;b&gt;'
  const id = await makeMessage(admin, project, { body: evil })
  expect(at(accepted(await admin.get(`/messages/${id}`)), 'message.body')).toBe('<h2>Hi</h2><a>y</a>&lt;b&gt;')
  const body = `${'<b>'.repeat(101)}x${'</b>'.repeat(101)}`
  refused(await admin.put(`/messages/${id}`, { message: { body } }), 422, 'message.body')
})

test('deletes a message with its comments, and undo restores them', async ({ space }) => {
  const { admin } = space
  const id = await makeMessage(admin, await makeProject(admin))
  const comment = textAt(accepted(await admin.post(`/messages/${id}/comments`, { comment: { body: 'Good.' } }), 201), 'comment-id')
  const gone = accepted(await admin.delete(`/messages/${id}`))
  expect(gone.body).toEqual({})
  for (const path of [`/messages/${id}`, `/comments/${comment}`, `/messages/${id}/comments`]) refused(await admin.get(path), 404)
  accepted(await admin.post(`/x/changes/${gone.headers['x-change']}/undo`))
  expect(listAt(accepted(await admin.get(`/messages/${id}/comments`)), 'comments')).toMatchObject([{ id: comment, 'message-id': id }])
})
