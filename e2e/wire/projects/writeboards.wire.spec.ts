import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { readPages } from '../../fixtures/pages.ts'
import { makeCategory, makeLink, makeProject, makeWriteboard, openSite } from '../../fixtures/projects.ts'
import { test } from '../../fixtures/test.ts'

test('adds a revision of a writeboard for every changed body, newest first', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const category = await makeCategory(admin, project, { type: 'writeboard' })
  const sent = { title: 'Tone', body: 'Calm & <b>clear</b>', 'category-id': category }
  const made = accepted(await admin.post(`/x/projects/${project}/writeboards`, { writeboard: sent }), 201)
  expect(made.body).toEqual({ 'writeboard-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'writeboard-id')
  expect(accepted(await client.get(`/writeboards/${id}`)).body).toMatchObject({
    writeboard: { id, ...sent, 'project-id': project, 'comments-count': 0, author: admin.id, revisions: [{ 'revision-number': '1' }] },
  })
  expect(accepted(await client.put(`/x/writeboards/${id}`, { writeboard: { body: 'Warm' } })).body).toEqual({})
  accepted(await admin.put(`/x/writeboards/${id}`, { writeboard: { title: 'Our tone', body: 'Warm' } }))
  const answer = accepted(await admin.get(`/writeboards/${id}`))
  expect(answer.body).toMatchObject({
    writeboard: { title: 'Our tone', body: 'Warm', revisions: [{ 'revision-number': '2' }, { 'revision-number': '1' }] },
  })
  expect(accepted(await admin.get(`/x/writeboards/${id}/revisions/2`)).body).toMatchObject({
    revision: {
      id: at(answer, 'writeboard.revisions.0.id'),
      'writeboard-id': id,
      'revision-number': '2',
      body: 'Warm',
      author: client.id,
    },
  })
  expect(at(accepted(await admin.get(`/x/writeboards/${id}/revisions/1`)), 'revision.body')).toBe(sent.body)
  for (const number of ['3', '0', 'x']) refused(await admin.get(`/x/writeboards/${id}/revisions/${number}`), 404)
  for (const path of [`/writeboards/${id}`, `/x/writeboards/${id}/revisions/1`]) refused(await outsider.get(path), 404)
  refused(await client.delete(`/x/writeboards/${id}`), 403)
  accepted(await admin.delete(`/x/writeboards/${id}`))
  refused(await admin.get(`/writeboards/${id}`), 404)
})

test('accepts a comment on a revision of its own writeboard only', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const [one, two] = [await makeWriteboard(admin, project), await makeWriteboard(admin, project)]
  accepted(await admin.put(`/x/writeboards/${one}`, { writeboard: { body: 'Second' } }))
  const comment = { body: 'Better.', 'writeboard-revision-number': '2' }
  const id = textAt(accepted(await admin.post(`/writeboards/${one}/comments`, { comment }), 201), 'comment-id')
  expect(accepted(await admin.get(`/comments/${id}`)).body).toMatchObject({
    comment: { ...comment, 'writeboard-id': one, 'project-id': project },
  })
  const field = 'comment.writeboard-revision-number'
  refused(await admin.post(`/writeboards/${two}/comments`, { comment }), 422, field)
  refused(await admin.put(`/comments/${id}`, { comment: { 'writeboard-revision-number': '1' } }), 422, field)
  const link = await makeLink(admin, project)
  refused(await admin.post(`/links/${link}/comments`, { comment: { body: 'A', 'writeboard-revision-number': '1' } }), 422, field)
})

test('lists writeboards newest first, twenty-five a page, each with its revisions', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const ids: string[] = []
  for (let n = 0; n < 27; n += 1) ids.push(await makeWriteboard(admin, project))
  accepted(await admin.put(`/x/writeboards/${ids[26]}`, { writeboard: { body: 'Second' } }))
  const pages = await readPages(admin, `/projects/${project}/writeboards`, 'writeboards')
  expect(pages.map((page) => page.length)).toEqual([25, 2])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed())
  expect(pages[0]?.slice(0, 2)).toMatchObject([
    { revisions: [{ 'revision-number': '2' }, { 'revision-number': '1' }] },
    { revisions: [{ 'revision-number': '1' }] },
  ])
  for (const page of ['0', 'x']) refused(await admin.get(`/projects/${project}/writeboards/${page}`), 400)
})

test('requires a web address for a link, and lets users with permission change and delete it', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const sent = {
    title: 'Brand',
    url: 'https://fjordlys.example/brand?x=1#top',
    'category-id': await makeCategory(admin, project, { type: 'link' }),
  }
  const made = accepted(await admin.post(`/x/projects/${project}/links`, { link: sent }), 201)
  expect(made.body).toEqual({ 'link-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'link-id')
  expect(accepted(await client.get(`/x/links/${id}`)).body).toMatchObject({
    link: { id, ...sent, 'project-id': project, 'comments-count': 0, author: admin.id },
  })
  const own = await makeLink(client, project)
  expect(idsAt(accepted(await client.get(`/x/projects/${project}/links`)), 'links')).toEqual([own, id])
  refused(await client.put(`/x/links/${id}`, { link: { title: 'Mine' } }), 403)
  accepted(await client.put(`/x/links/${own}`, { link: { title: 'Mine' } }))
  for (const url of ['javascript:alert(1)', 'ftp://a.example', 'a.example'])
    refused(await admin.put(`/x/links/${id}`, { link: { url } }), 422, 'link.url')
  for (const path of [`/x/projects/${project}/links`, `/x/links/${id}`, `/links/${id}/comments`]) refused(await outsider.get(path), 404)
  refused(await client.delete(`/x/links/${id}`), 403)
  accepted(await admin.delete(`/x/links/${id}`))
  refused(await admin.get(`/x/links/${id}`), 404)
})

test('tells the author, the time and the visible comments of each revision, and counts writeboards', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const id = await makeWriteboard(admin, project)
  accepted(await client.put(`/x/writeboards/${id}`, { writeboard: { body: 'Second' } }))
  const on = (number: string, secret: '0' | '1') => ({
    comment: { body: 'Better.', 'writeboard-revision-number': number, 'is-private': secret },
  })
  for (const comment of [on('2', '0'), on('2', '1'), on('1', '1')]) accepted(await admin.post(`/writeboards/${id}/comments`, comment), 201)
  const revision = (number: string, author: string, comments: number) => ({
    id: expect.any(String),
    'revision-number': number,
    author,
    'created-at': expect.stringMatching(/^[0-9-]{10} [0-9:]{8}$/),
    'comments-count': comments,
  })
  const revisions = async (by: typeof admin) => at(accepted(await by.get(`/writeboards/${id}`)), 'writeboard.revisions')
  expect(await revisions(admin)).toEqual([revision('2', client.id, 2), revision('1', admin.id, 1)])
  expect(await revisions(client)).toEqual([revision('2', client.id, 1), revision('1', admin.id, 0)])
  expect(at(accepted(await admin.get(`/projects/${project}/writeboards?x-count=1`)), 'x-total')).toBe(1)
})

test('adds a revision for changed formats, each with its own', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const made = await admin.post(`/x/projects/${project}/writeboards`, { writeboard: { title: 'Tone', 'x-html': '<p>Calm</p>' } })
  const id = textAt(accepted(made, 201), 'writeboard-id')
  const put = async (writeboard: { [key: string]: string }) => accepted(await admin.put(`/x/writeboards/${id}`, { writeboard }))
  await put({ body: 'Calm', 'x-html': '<p><strong>Calm</strong></p>' })
  expect((await put({ body: 'Calm' })).headers['x-change']).toBeUndefined()
  expect(accepted(await admin.get(`/writeboards/${id}`)).body).toMatchObject({
    writeboard: {
      body: 'Calm',
      'x-html': '<p><strong>Calm</strong></p>',
      revisions: [{ 'revision-number': '2' }, { 'revision-number': '1' }],
    },
  })
  await put({ body: 'Warm' })
  const revisions = await Promise.all(['1', '2', '3'].map((number) => admin.get(`/x/writeboards/${id}/revisions/${number}`)))
  expect(revisions.map((answer) => at(accepted(answer), 'revision'))).toMatchObject([
    { body: 'Calm', 'x-html': '<p>Calm</p>' },
    { body: 'Calm', 'x-html': '<p><strong>Calm</strong></p>' },
    { body: 'Warm' },
  ])
})
