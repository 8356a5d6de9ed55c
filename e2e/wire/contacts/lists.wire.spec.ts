import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { nextOf, readAll, readPages } from '../../fixtures/pages.ts'
import { addTags, makeCompany, makeContact, makeMany } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const numbered = (n: number) => ({ name: `Person ${String(n).padStart(3, '0')}` })

test('lists contacts fifty a page, linked by continued-at', async ({ space }) => {
  const { admin } = space
  const ids = await makeMany(admin, 120, numbered)
  const pages = await readPages(admin, '/contacts?contact-type=person', 'contacts')
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids)
  const first = accepted(await admin.get('/contacts?contact-type=person'))
  const next = nextOf(first) ?? ''
  expect(next).toMatch(/^\/contacts\?/)
  expect(new URLSearchParams(next.split('?')[1]).get('page')).toBe('2')
  expect(new URLSearchParams(next.split('?')[1]).get('contact-type')).toBe('person')
})

test('accepts a page number without a cursor, returns an empty page past the end, and rejects other values with 400', async ({ space }) => {
  const { admin } = space
  const ids = await makeMany(admin, 60, numbered)
  const second = accepted(await admin.get('/contacts?contact-type=person&page=2'))
  expect(idsAt(second, 'contacts')).toEqual(ids.slice(50))
  expect(nextOf(second)).toBeUndefined()
  expect(idsAt(accepted(await admin.get('/contacts?contact-type=person&page=1')), 'contacts')).toEqual(ids.slice(0, 50))
  expect(accepted(await admin.get('/contacts?page=1000000')).body).toEqual({ contacts: [] })
  for (const page of ['0', '-1', '1.5', 'abc', '01', '1e3', '%202']) refused(await admin.get(`/contacts?page=${page}`), 400)
  refused(await admin.get('/contacts?x-cursor=rubbish'), 400)
  refused(await admin.get('/contacts?page=2&x-cursor=%00'), 400)
  const cursorOf = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
  for (const place of [
    ['name', 'a', 'x'],
    ['name', 'a', '-7'],
    ['name', 'a', '9223372036854775808'],
    ['name', 'a\0', '7'],
  ])
    refused(await admin.get(`/contacts?page=2&x-cursor=${cursorOf(...place)}`), 400, 'x-cursor')
  refused(await admin.get(`/deals?page=2&x-cursor=${cursorOf('-created', '2026-11-01 09:00:00', 'x')}`), 400, 'x-cursor')
  refused(await admin.get(`/contacts/recentlyViewed/2?x-cursor=${cursorOf('viewed', 'x')}`), 400, 'x-cursor')
})

test('neither repeats nor skips records when others are created or deleted between pages', async ({ space }) => {
  const { admin } = space
  const ids = await makeMany(admin, 70, numbered)
  const first = accepted(await admin.get('/contacts?contact-type=person'))
  await makeContact(admin, { name: 'Aaron' })
  for (const gone of ids.slice(0, 3)) accepted(await admin.delete(`/contacts/${gone}`))
  accepted(await admin.delete(`/contacts/${ids[49]}`))
  const late = await makeContact(admin, { name: 'Person 060b' })
  const second = accepted(await admin.get(nextOf(first) ?? ''))
  const expected = ids.slice(50)
  expected.splice(11, 0, late)
  expect(idsAt(second, 'contacts')).toEqual(expected)
})

test('sorts people by last name and name, companies by name, and then by id', async ({ space }) => {
  const { admin } = space
  const zimmer = await makeContact(admin, { name: 'Ada', 'last-name': 'Zimmer' })
  const abelZoe = await makeContact(admin, { name: 'Zoe', 'last-name': 'Abel' })
  const abelAmy = await makeContact(admin, { name: 'Amy', 'last-name': 'Abel' })
  const twin = await makeContact(admin, { name: 'Amy', 'last-name': 'Abel' })
  const midway = await makeCompany(admin, 'Midway')
  const bare = await makeContact(admin, { name: 'Lou' })
  const order = [abelAmy, twin, abelZoe, bare, midway, space.ownCompanyId, zimmer]
  expect(idsAt(accepted(await admin.get('/contacts')), 'contacts')).toEqual(order)
  expect(idsAt(accepted(await admin.get('/contacts?x-sort=name')), 'contacts')).toEqual(order)
  expect(idsAt(accepted(await admin.get('/contacts?x-sort=-name')), 'contacts')).toEqual(order.toReversed())
})

test('pages in every order without repeating or losing a contact', async ({ space }) => {
  const { admin } = space
  const ids = await makeMany(admin, 110, (n) => ({ name: `Same ${n % 3}` }))
  for (const query of ['x-sort=name', 'x-sort=-name', 'x-sort=changed', 'x-sort=-changed', 'since=yesterday', 'since=yesterday&x-count=1'])
    expect((await readAll(admin, `/contacts?contact-type=person&${query}`, 'contacts')).map(({ id }) => id).toSorted()).toEqual(
      ids.toSorted(),
    )
  const next = nextOf(accepted(await admin.get('/contacts?x-sort=-name'))) ?? ''
  refused(await admin.get(next.replace('x-sort=-name', 'x-sort=changed')), 400)
})

test('puts the oldest change first with changed and since', async ({ space }) => {
  const { admin } = space
  const [a, b, c] = [await makeContact(admin), await makeContact(admin), await makeContact(admin)]
  const changedAt = async (id: string) => textAt(accepted(await admin.get(`/contacts/${id}`)), 'contact.updated-at')
  let version = 0
  const touchedAfter = (id: string, earlier: string) => async () => {
    version += 1
    accepted(await admin.put(`/contacts/${id}`, { contact: { title: `Version ${version}` } }))
    return (await changedAt(id)) > (await changedAt(earlier))
  }
  await expect.poll(touchedAfter(b, c)).toBe(true)
  await expect.poll(touchedAfter(a, b)).toBe(true)
  const order = async (query: string) => idsAt(accepted(await admin.get(`/contacts?contact-type=person&${query}`)), 'contacts')
  expect(await order('since=20000101000000')).toEqual([c, b, a])
  expect(await order('x-sort=changed')).toEqual([c, b, a])
  expect(await order('x-sort=-changed')).toEqual([a, b, c])
  const at = (await changedAt(b)).replaceAll(/\D/g, '')
  expect(await order(`since=${at}`)).toEqual([b, a])
})

test('lists the fifty recently viewed contacts of each user, latest first', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const ids = await makeMany(admin, 52, numbered)
  const viewed = async (by = admin, tail = '') => idsAt(accepted(await by.get(`/contacts/recentlyViewed${tail}`)), 'contacts')
  expect(await viewed()).toEqual([])
  for (const id of ids) accepted(await admin.get(`/contacts/${id}`))
  expect(await viewed()).toEqual(ids.slice(2).toReversed())
  accepted(await admin.get(`/contacts/${ids[10]}`))
  accepted(await admin.get(`/contacts/${ids[20]}?x-view=0`))
  accepted(await admin.get(`/contacts/${ids[30]}/tags`))
  accepted(await admin.delete(`/contacts/${ids[51]}`))
  expect((await viewed(admin, '/')).slice(0, 2)).toEqual([ids[10], ids[50]])
  expect(await viewed(admin, '/1')).toHaveLength(49)
  expect(await viewed(admin, '/2')).toEqual([])
  expect(await viewed(mia)).toEqual([])
  for (const page of ['0', 'x', '-1']) refused(await admin.get(`/contacts/recentlyViewed/${page}`), 400)
})

test('hides recently viewed contacts that the user can no longer see', async ({ space }) => {
  const mia = await space.member()
  const id = await makeContact(space.admin)
  accepted(await mia.get(`/contacts/${id}`))
  accepted(await space.admin.put(`/contacts/${id}`, { contact: { visibility: 'only-me' } }))
  expect(listAt(accepted(await mia.get('/contacts/recentlyViewed')), 'contacts')).toEqual([])
})

test('trap 8: returns every id of a contact as a string', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const id = await makeContact(admin, { 'company-id': company, 'contact-data': [{ 'entity-type': 'phone', 'entity-value': '1' }] })
  await addTags(admin, id, 'vip')
  const answer = accepted(await admin.get('/contacts?contact-type=person'))
  for (const place of ['id', 'company-id', 'author', 'contact-data.0.id']) expect(typeof at(answer, `contacts.0.${place}`)).toBe('string')
})
