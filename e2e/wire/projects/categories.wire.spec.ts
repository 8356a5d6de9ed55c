import { expect } from '@playwright/test'
import { accepted, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeCategory, makeLink, makeMessage, makeProject, makeWriteboard, openSite, uploadTo } from '../../fixtures/projects.ts'
import { test } from '../../fixtures/test.ts'

const types = ['message', 'file', 'writeboard', 'link']

test('returns a category as it was sent', async ({ space }) => {
  const { admin } = space
  const { id: project, client, outsider } = await openSite(space)
  const made = accepted(await admin.post(`/projects/${project}/categories`, { category: { name: 'Drafts', type: 'file' } }), 201)
  expect(made.body).toEqual({ 'category-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'category-id')
  expect(accepted(await client.get(`/categories/${id}`)).body).toMatchObject({
    category: { id, name: 'Drafts', type: 'file', 'project-id': project, author: admin.id },
  })
  refused(await outsider.get(`/categories/${id}`), 404)
  refused(await client.put(`/categories/${id}`, { category: { name: 'Mine' } }), 403)
  expect(accepted(await admin.put(`/categories/${id}`, { category: { name: 'Sketches' } })).body).toEqual({})
  refused(await admin.put(`/categories/${id}`, { category: { type: 'link' } }), 422, 'category.type')
  refused(await admin.post(`/projects/${project}/categories`, { category: { name: 'A' } }), 422, 'category.type')
  refused(await admin.post(`/projects/${project}/categories`, { category: { name: 'sketches', type: 'file' } }), 422, 'category.name')
  accepted(await admin.post(`/projects/${project}/categories`, { category: { name: 'Sketches', type: 'link' } }), 201)
})

test('trap 7: accepts the type of categories with and without a colon', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const path = `/projects/${project}/categories`
  const ids: string[] = []
  for (const [n, type] of types.entries()) ids.push(await makeCategory(admin, project, { type, name: `Name ${n}` }))
  await makeCategory(admin, await makeProject(admin))
  expect(idsAt(accepted(await admin.get(path)), 'categories')).toEqual(ids)
  for (const [n, type] of types.entries())
    for (const written of [`:${type}`, type, `%3A${type}`])
      expect(idsAt(accepted(await admin.get(`${path}/${written}`)), 'categories')).toEqual([ids[n]])
  for (const wrong of [':', ':task', 'Message', '::link', '1']) refused(await admin.get(`${path}/${wrong}`), 404)
})

test('deletes only an empty category: 409', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const of = (type: string) => makeCategory(admin, project, { type })
  const [message, file, writeboard, link] = [await of('message'), await of('file'), await of('writeboard'), await of('link')]
  const element = await makeMessage(admin, project, { 'category-id': message })
  await uploadTo(admin, { 'project-id': project, 'category-id': file })
  await makeWriteboard(admin, project, { 'category-id': writeboard })
  await makeLink(admin, project, { 'category-id': link })
  for (const id of [message, file, writeboard, link]) refused(await admin.delete(`/categories/${id}`), 409)
  accepted(await admin.put(`/messages/${element}`, { message: { 'category-id': '' } }))
  expect(accepted(await admin.delete(`/categories/${message}`)).body).toEqual({})
  refused(await admin.get(`/categories/${message}`), 404)
})
