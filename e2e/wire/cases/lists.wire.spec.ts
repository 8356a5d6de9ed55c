import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { nextOf, readAll, readPages } from '../../fixtures/pages.ts'
import { makeCase, makeCompany, makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const find = async (by: Caller, query: string) => idsAt(accepted(await by.get(`/cases?${query}`)), 'cases')
const makeCases = async (by: Caller, all: { [key: string]: Json }[]) => {
  const ids: string[] = []
  for (const fields of all) ids.push(await makeCase(by, fields))
  return ids
}

test('lists cases newest first, fifty a page, filtered by status', async ({ space }) => {
  const { admin } = space
  const all = Array.from({ length: 53 }, (_, n) => ({ 'case-status': n % 2 ? 'open' : 'closed' }))
  const ids = (await makeCases(admin, all)).toReversed()
  const pages = await readPages(admin, '/cases', 'cases')
  expect(pages.map((page) => page.length)).toEqual([50, 3])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids)
  expect(nextOf(accepted(await admin.get('/cases')))).toMatch(/^\/cases\?.*page=2/)
  expect(await find(admin, 'page=2')).toEqual(ids.slice(50))
  expect(accepted(await admin.get('/cases?page=9')).body).toEqual({ cases: [] })
  expect(await find(admin, 'status=open')).toEqual(ids.filter((_, i) => i % 2 === 1))
  const closed = accepted(await admin.get('/cases?status=closed&x-count=1'))
  expect([at(closed, 'x-total'), listAt(closed, 'cases').every((one) => one['case-status'] === 'closed')]).toEqual([27, true])
})

test('rejects a query that it does not know', async ({ space }) => {
  for (const query of [
    ...['page=0', 'page=x', 'status=pending', 'status=Open', 'x-count=yes', 'colour=red', 'sort=name', 'responsible=1'],
    ...['x-sort=value', 'x-sort=updated', 'x-sort=--name', 'x-sort=Name', 'x-responsible=-1', 'x-responsible=abc', 'x-contact=abc'],
    ...['x-term=%00', 'X-Term=a', 'term=a', 'x-visibility=everyone', 'x-currency=EUR'],
    ...['x-unassigned=yes', 'x-since=someday', 'since=20260101000000'],
  ])
    refused(await space.admin.get(`/cases?${query}`), 400)
})

test('x-contact finds the cases that a visible contact is involved in', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [person, hidden] = [await makeContact(admin), await makeContact(mia, { visibility: 'only-me' })]
  const both = await makeCase(mia, { 'involved-people': [person, hidden] })
  await makeCase(admin)
  expect(await find(admin, `x-contact=${person}`)).toEqual([both])
  expect(await find(mia, `x-contact=${hidden}`)).toEqual([both])
  expect(accepted(await admin.get(`/cases?x-contact=${hidden}&x-count=1`)).body).toEqual({ cases: [], 'x-total': 0 })
  expect(at(accepted(await admin.get(`/cases/${both}`)), 'case.involved-people')).toEqual([person])
})

test('x-responsible finds the visible cases of a user', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [first, second] = await makeCases(admin, [
    { 'case-responsible-id': mia.id },
    { 'case-responsible-id': mia.id, 'case-status': 'closed' },
    { 'case-responsible-id': admin.id },
    {},
    { 'case-responsible-id': mia.id, visibility: 'only-me' },
  ])
  expect(await find(mia, `x-responsible=${mia.id}`)).toEqual([second, first])
  expect(await find(mia, `x-responsible=${mia.id}&status=open`)).toEqual([first])
  expect(at(accepted(await mia.get(`/cases?x-responsible=${mia.id}&x-count=1`)), 'x-total')).toBe(2)
  expect(await find(mia, 'x-responsible=999999999')).toEqual([])
  expect(await find(mia, 'x-responsible=')).toHaveLength(4)
})

test('x-term finds the cases that have it in their name, whatever the case, accents and spaces', async ({ space }) => {
  const { admin } = space
  const [refund, umlaut, percent, tickets] = await makeCases(admin, [
    { name: 'Refund  for Müller' },
    { name: 'MULLER asks again', 'background-info': 'A refund.' },
    { name: '100% off_by_one' },
    { name: '送料の表示が二重になる' },
  ])
  for (const term of ['muller', 'M%C3%9CLLER', 'mu%CC%88ll', 'ULLE']) expect(await find(admin, `x-term=${term}`)).toEqual([umlaut, refund])
  expect(await find(admin, 'x-term=%20refund%20%20FOR%20')).toEqual([refund])
  expect(await find(admin, 'x-term=refund')).toEqual([refund])
  for (const term of ['%25', '0%25%20o', 'f_b', '_']) expect(await find(admin, `x-term=${term}`)).toEqual([percent])
  expect(await find(admin, `x-term=${encodeURIComponent('表示')}`)).toEqual([tickets])
  expect(accepted(await admin.get('/cases?x-term=f%25r&x-count=1')).body).toEqual({ cases: [], 'x-total': 0 })
  for (const term of ['', '%20']) expect(await find(admin, `x-term=${term}`)).toHaveLength(4)
  accepted(await admin.put(`/cases/${refund}`, { case: { name: 'Closed account' } }))
  expect(await find(admin, 'x-term=muller')).toEqual([umlaut])
  expect(await find(admin, 'x-term=account')).toEqual([refund])
})

test('x-sort orders by creation, last change and name; a leading minus reverses it', async ({ space }) => {
  const { admin } = space
  const [b, umlaut, d, accent] = await makeCases(admin, [{ name: 'b' }, { name: 'Ä' }, { name: 'D' }, { name: 'éa' }])
  expect(await find(admin, 'x-sort=created')).toEqual([b, umlaut, d, accent])
  expect(await find(admin, 'x-sort=-created')).toEqual([accent, d, umlaut, b])
  expect(await find(admin, '')).toEqual([accent, d, umlaut, b])
  expect(await find(admin, 'x-sort=name')).toEqual([umlaut, b, d, accent])
  expect(await find(admin, 'x-sort=-name')).toEqual([accent, d, b, umlaut])
  const stamped = listAt(accepted(await admin.get('/cases')), 'cases').map((one) => String(one['updated-at']))
  await expect
    .poll(async () => {
      accepted(await admin.put(`/cases/${umlaut}`, { case: { 'background-info': `Changed at ${Date.now()}` } }))
      return String(at(accepted(await admin.get(`/cases/${umlaut}`)), 'case.updated-at')) > (stamped.toSorted().at(-1) ?? '')
    })
    .toBe(true)
  expect((await find(admin, 'x-sort=changed')).at(-1)).toBe(umlaut)
  expect((await find(admin, 'x-sort=-changed'))[0]).toBe(umlaut)
  expect((await find(admin, 'x-sort=-created'))[0]).toBe(accent)
})

test('pages in every order without repeating or losing a case, with every filter', async ({ space }) => {
  const { admin } = space
  const person = await makeContact(admin)
  const all = Array.from({ length: 104 }, (_, n) => ({
    name: `Same ${n % 3}`,
    'case-status': n % 2 ? 'open' : 'closed',
    ...(n < 60 ? { 'case-responsible-id': admin.id } : {}),
    ...(n > 3 ? { 'involved-people': [person] } : {}),
  }))
  const ids = await makeCases(admin, all)
  const filters = [
    { query: '', matches: ids },
    { query: '&status=open', matches: ids.filter((_, n) => n % 2) },
    { query: `&x-responsible=${admin.id}&x-contact=${person}`, matches: ids.slice(4, 60) },
    { query: `&x-term=same%201&status=open&x-responsible=${admin.id}`, matches: ids.filter((_, n) => n < 60 && n % 2 && n % 3 === 1) },
    { query: `&x-term=SAME&x-contact=${person}`, matches: ids.slice(4) },
  ]
  for (const sort of ['created', '-created', 'changed', '-changed', 'name', '-name'])
    for (const { query, matches } of filters) {
      const found = (await readAll(admin, `/cases?x-sort=${sort}${query}`, 'cases')).map(({ id }) => id)
      expect(found.toSorted()).toEqual(matches.toSorted())
      expect(at(accepted(await admin.get(`/cases?x-sort=${sort}${query}&x-count=1`)), 'x-total')).toBe(matches.length)
    }
})

test('keeps the place in the list when cases come and go between two pages', async ({ space }) => {
  const { admin } = space
  const names = Array.from({ length: 53 }, (_, n) => ({ name: `Case ${String(n).padStart(2, '0')}` }))
  const ids = await makeCases(admin, names)
  const first = accepted(await admin.get('/cases?x-sort=name&x-term=case'))
  expect(idsAt(first, 'cases')).toEqual(ids.slice(0, 50))
  const next = nextOf(first) ?? ''
  expect(next).toMatch(/^\/cases\?/)
  accepted(await admin.delete(`/cases/${ids[0]}`))
  await makeCase(admin, { name: 'Case 005' })
  expect(idsAt(accepted(await admin.get(next)), 'cases')).toEqual(ids.slice(50))
  refused(await admin.get(next.replace('x-sort=name', 'x-sort=-name')), 400)
  refused(await admin.get(next.replace('x-sort=name', 'x-sort=changed')), 400)
})

test('x-contact, x-responsible and x-term combine, and count only what the reader sees', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [works, ada] = [await makeCompany(admin, 'Works'), await makeContact(admin)]
  const hers = { 'case-responsible-id': mia.id }
  const [a, b] = await makeCases(admin, [
    { ...hers, name: 'Refund one', 'involved-people': [works, ada] },
    { ...hers, name: 'Refund two', 'involved-people': [works], 'case-status': 'closed' },
    { ...hers, name: 'Login', 'involved-people': [works] },
    { ...hers, name: 'Refund three', 'involved-people': [ada] },
    { name: 'Refund four', 'involved-people': [works] },
    { ...hers, name: 'Refund five', 'involved-people': [works], visibility: 'only-me' },
  ])
  const query = `x-contact=${works}&x-responsible=${mia.id}&x-term=refund`
  const answer = accepted(await mia.get(`/cases?${query}&x-sort=name&x-count=1`))
  expect([idsAt(answer, 'cases'), at(answer, 'x-total')]).toEqual([[a, b], 2])
  expect(await find(mia, `${query}&status=closed`)).toEqual([b])
  expect(at(accepted(await admin.get(`/cases?${query}&x-count=1`)), 'x-total')).toBe(3)
  expect(at(accepted(await mia.get(`/cases?${query}`)), 'x-total')).toBeUndefined()
})

test('x-unassigned finds the cases that nobody is responsible for', async ({ space }) => {
  const { admin } = space
  const [assigned, unassigned] = await makeCases(admin, [{ 'case-responsible-id': admin.id }, {}])
  expect(await find(admin, 'x-unassigned=1')).toEqual([unassigned])
  expect(await find(admin, `x-responsible=${admin.id}`)).toEqual([assigned])
})

test('x-visibility finds the cases with that visibility', async ({ space }) => {
  const { admin } = space
  const [shared, own] = await makeCases(admin, [{}, { visibility: 'only-me' }])
  expect(await find(admin, 'x-visibility=public')).toEqual([shared])
  expect(await find(admin, 'x-visibility=only-me')).toEqual([own])
  expect(await find(admin, 'x-visibility=group')).toEqual([])
})

test('x-since finds the cases created or changed since then', async ({ space }) => {
  const { admin } = space
  const [first] = await makeCases(admin, [{}])
  expect(await find(admin, 'x-since=20200101000000')).toEqual([first])
  expect(await find(admin, 'x-since=29990101000000')).toEqual([])
})
