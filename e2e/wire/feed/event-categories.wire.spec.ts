import { expect } from '@playwright/test'
import { accepted, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { readPages } from '../../fixtures/pages.ts'
import { test } from '../../fixtures/test.ts'

const make = async (by: Caller, name: string) =>
  textAt(accepted(await by.post('/x/events/categories', { category: { name } }), 201), 'category-id')

test('creates an event category, returns it with its creator, renames and deletes it', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const made = accepted(await admin.post('/x/events/categories', { category: { name: 'Launch' } }), 201)
  expect(made.body).toEqual({ 'category-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'category-id')
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const record = { id, name: 'Launch', 'created-by': admin.id, author: admin.id, 'created-at': when, 'updated-at': when }
  const read = accepted(await mia.get(`/events/categories/${id}`))
  expect(read.body).toEqual({ category: record })
  expect(accepted(await mia.get('/events/categories')).body).toEqual({ categories: [record] })
  expect(accepted(await admin.put(`/x/events/categories/${id}`, { category: { name: 'Opening' } })).body).toEqual({})
  accepted(await admin.put(`/x/events/categories/${id}`, { category: {} }))
  expect(accepted(await mia.get(`/events/categories/${id}`)).body).toMatchObject({ category: { name: 'Opening' } })
  const stale = { 'if-match': read.headers.etag ?? '' }
  refused(await admin.put(`/x/events/categories/${id}`, { category: { name: 'Late' } }, stale), 412)
  const deleted = accepted(await admin.delete(`/x/events/categories/${id}`))
  refused(await mia.get(`/events/categories/${id}`), 404)
  accepted(await admin.post(`/x/changes/${deleted.headers['x-change']}/undo`))
  expect(accepted(await mia.get(`/events/categories/${id}`)).body).toMatchObject({ category: { name: 'Opening' } })
})

test('lists event categories by name, 25 a page, linked by continued-at', async ({ space }) => {
  const { admin } = space
  const names = Array.from({ length: 60 }, (_, n) => `Kind ${String((n * 37) % 60).padStart(2, '0')}`)
  for (const name of names) await make(admin, name)
  await make(admin, 'árbol')
  await make(admin, 'Zoo')
  const pages = await readPages(admin, '/events/categories', 'categories')
  expect(pages.map((page) => page.length)).toEqual([25, 25, 12])
  expect(pages.flat().map((one) => one.name)).toEqual(['árbol', ...names.toSorted(), 'Zoo'])
  const third = accepted(await admin.get('/events/categories?page=3'))
  expect(listAt(third, 'categories').map((one) => one.name)).toEqual(pages[2]?.map((one) => one.name))
  expect(accepted(await admin.get('/events/categories?page=9')).body).toEqual({ categories: [] })
  for (const query of ['page=0', 'page=x', 'term=a']) refused(await admin.get(`/events/categories?${query}`), 400)
})

test('lets only administrators write event categories, with unique names', async ({ space }) => {
  const { admin } = space
  const [mia, otto, carl] = [await space.member(), await space.secondAdmin(), await space.client()]
  const id = await make(admin, 'Launch')
  refused(await mia.post('/x/events/categories', { category: { name: 'Mine' } }), 403)
  refused(await mia.put(`/x/events/categories/${id}`, { category: { name: 'Mine' } }), 403)
  refused(await mia.delete(`/x/events/categories/${id}`), 403)
  refused(await carl.get('/events/categories'), 404)
  refused(await carl.get(`/events/categories/${id}`), 404)
  refused(await otto.post('/x/events/categories', { category: { name: 'LAUNCH' } }), 422, 'category.name')
  const other = await make(otto, 'Fair')
  refused(await otto.put(`/x/events/categories/${other}`, { category: { name: 'launch' } }), 422, 'category.name')
  accepted(await otto.put(`/x/events/categories/${id}`, { category: { name: 'launch' } }))
  expect(idsAt(accepted(await mia.get('/events/categories')), 'categories')).toEqual([other, id])
  refused(await admin.get('/events/categories/999999999'), 404)
})
