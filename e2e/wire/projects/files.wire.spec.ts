import { expect } from '@playwright/test'
import { accepted, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeCategory, makeMessage, makeProject, openSite, uploadTo } from '../../fixtures/projects.ts'
import { fileForm, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('shows a file uploaded to a project to users who can see the project', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const category = await makeCategory(admin, project, { type: 'file' })
  const id = await uploadTo(admin, { 'project-id': project, 'category-id': category })
  expect(accepted(await client.get(`/files/${id}`)).body).toEqual({
    file: {
      id,
      'byte-size': '5',
      name: 'hello.txt',
      'content-type': expect.stringMatching(/^text\/plain/),
      'project-id': project,
      'category-id': category,
      'comments-count': 0,
      author: admin.id,
      'created-at': expect.any(String),
    },
  })
  accepted(await client.post(`/files/${id}/comments`, { comment: { body: 'Good.' } }), 201)
  for (const path of [`/files/${id}`, `/download/${id}`, `/projects/${project}/files`]) refused(await outsider.get(path), 404)
})

test('requires a visible project for an upload, and a file category of that project', async ({ space }) => {
  const { admin } = space
  const { id: project, outsider } = await openSite(space)
  const other = await makeProject(admin)
  const send = async (by: typeof admin, parts: Record<string, string>) => {
    const form = fileForm('hello')
    for (const [part, value] of Object.entries(parts)) form.append(part, value)
    return by.post('/x/files', form)
  }
  refused(await send(outsider, { 'project-id': project }), 422, 'project-id')
  for (const id of ['999999999', '', 'x', '-1']) refused(await send(admin, { 'project-id': id }), 422, 'project-id')
  const wrong = [await makeCategory(admin, project, { type: 'link' }), await makeCategory(admin, other, { type: 'file' }), '999999999']
  for (const id of wrong) refused(await send(admin, { 'project-id': project, 'category-id': id }), 422, 'category-id')
  refused(await send(admin, { 'category-id': await makeCategory(admin, project, { type: 'file' }) }), 422, 'project-id')
  refused(await send(admin, { colour: 'red' }), 422, 'colour')
  expect(accepted(await admin.get(`/projects/${project}/files`)).body).toEqual({ files: [] })
})

test('lists uploaded and attached files newest first, fifty a page, without those of private messages for clients', async ({ space }) => {
  const { admin } = space
  const { id: project, client } = await openSite(space)
  const category = await makeCategory(admin, project, { type: 'file' })
  const ids: string[] = []
  for (let n = 0; n < 52; n += 1)
    ids.push(n % 26 ? await uploadTo(admin, { 'project-id': project, ...(n % 2 ? {} : { 'category-id': category }) }) : await upload(admin))
  await makeMessage(admin, project, { attachments: [ids[0] ?? ''] })
  await makeMessage(admin, project, { attachments: [ids[26] ?? '', ids[51] ?? ''], 'is-private': '1' })
  const pages = await readPages(admin, `/projects/${project}/files`, 'files')
  expect(pages.map((page) => page.length)).toEqual([50, 2])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed())
  expect(nextOf(accepted(await admin.get(`/projects/${project}/files/`)))).toMatch(new RegExp(`^/projects/${project}/files/2(\\?|$)`))
  const shown = ids.filter((_, n) => n !== 26 && n !== 51).toReversed()
  expect((await readPages(client, `/projects/${project}/files`, 'files')).flat().map(({ id }) => id)).toEqual(shown)
  for (const id of [ids[26], ids[51]]) for (const path of ['files', 'download']) refused(await client.get(`/${path}/${id}`), 404)
  const inCategory = accepted(await client.get(`/projects/${project}/cat/${category}/files`))
  expect(idsAt(inCategory, 'files')).toEqual(ids.filter((_, n) => n % 2 === 0 && n % 26).toReversed())
  expect(accepted(await admin.get(`/projects/${project}/cat/${category}/files/2`)).body).toEqual({ files: [] })
  for (const page of ['0', 'x']) refused(await admin.get(`/projects/${project}/files/${page}`), 400)
  refused(await admin.get(`/projects/${await makeProject(admin)}/cat/${category}/files`), 404)
})

test('shows a file in nested comments to users who can see the commented record', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  let place = `/messages/${await makeMessage(admin, project)}`
  const paths: string[] = []
  for (const body of ['First.', 'Second.', 'Third.']) {
    const file = await upload(admin)
    const answer = accepted(await admin.post(`${place}/comments`, { comment: { body, attachments: [file] } }), 201)
    place = `/files/${file}`
    paths.push(`/comments/${textAt(answer, 'comment-id')}`, place, `/download/${file}`)
  }
  for (const path of paths) {
    for (const by of [admin, client]) accepted(await by.get(path))
    refused(await outsider.get(path), 404)
  }
})
