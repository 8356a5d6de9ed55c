import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { nextOf, readAll, readPages } from '../../fixtures/pages.ts'
import { makeCase, makeCompany, makeContact, makeDeal, makeDealCategory } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const find = async (by: Caller, query: string) => idsAt(accepted(await by.get(`/deals?${query}`)), 'deals')
const makeDeals = async (by: Caller, all: { [key: string]: Json }[]) => {
  const ids: string[] = []
  for (const fields of all) ids.push(await makeDeal(by, fields))
  return ids
}

test('lists deals newest first, fifty a page', async ({ space }) => {
  const { admin } = space
  const ids = (await makeDeals(admin, Array(53).fill({}))).toReversed()
  const pages = await readPages(admin, '/deals', 'deals')
  expect(pages.map((page) => page.length)).toEqual([50, 3])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids)
  const next = nextOf(accepted(await admin.get('/deals'))) ?? ''
  expect(next).toMatch(/^\/deals\?/)
  expect(new URLSearchParams(next.split('?')[1]).get('page')).toBe('2')
  expect(await find(admin, 'page=2')).toEqual(ids.slice(50))
  expect(accepted(await admin.get('/deals?page=9')).body).toEqual({ deals: [] })
  const late = await makeDeal(admin)
  accepted(await admin.delete(`/deals/${ids[0]}`))
  expect(idsAt(accepted(await admin.get(next)), 'deals')).toEqual(ids.slice(50))
  expect((await find(admin, ''))[0]).toBe(late)
  for (const page of ['0', '-1', 'x', '1.5']) refused(await admin.get(`/deals?page=${page}`), 400)
})

test('trap 2: the filter win selects the status won', async ({ space }) => {
  const { admin } = space
  const [pending, won, lost] = await makeDeals(
    admin,
    ['pending', 'won', 'lost'].map((status) => ({ 'deal-status': status })),
  )
  expect(await find(admin, 'status=pending')).toEqual([pending])
  expect(await find(admin, 'status=win')).toEqual([won])
  expect(await find(admin, 'status=lost')).toEqual([lost])
  expect(await find(admin, 'status=')).toEqual([lost, won, pending])
  expect(at(accepted(await admin.get('/deals?status=win')), 'deals.0.deal-status')).toBe('won')
  refused(await admin.get('/deals?status=won'), 400, 'status')
  await makeDeals(admin, Array(50).fill({ 'deal-status': 'won' }))
  const first = accepted(await admin.get('/deals?status=win'))
  expect(new URLSearchParams(nextOf(first)?.split('?')[1]).get('status')).toBe('win')
  expect(idsAt(accepted(await admin.get(nextOf(first) ?? '')), 'deals')).toEqual([won])
})

test('x-sort orders by creation, numeric value and name; a minus reverses it', async ({ space }) => {
  const { admin } = space
  const [small, none, big, minus, hourly, twin] = await makeDeals(admin, [
    { name: 'b', price: '9.5' },
    { name: 'Ä' },
    { name: 'c', price: '100000000000000' },
    { name: 'D', price: '-3' },
    { name: 'éa', price: '10', 'price-type': 'hour', duration: '2.5' },
    { name: 'z', price: '025.00' },
  ])
  expect(await find(admin, 'x-sort=created')).toEqual([small, none, big, minus, hourly, twin])
  expect(await find(admin, 'x-sort=-created')).toEqual(await find(admin, ''))
  expect(await find(admin, 'x-sort=value')).toEqual([none, minus, small, hourly, twin, big])
  expect(await find(admin, 'x-sort=-value')).toEqual([big, twin, hourly, small, minus, none])
  expect(await find(admin, 'x-sort=name')).toEqual([none, small, big, minus, hourly, twin])
  expect(await find(admin, 'x-sort=-name')).toEqual([twin, hourly, minus, big, small, none])
  accepted(await admin.put(`/deals/${small}`, { case: { price: '200000000000000' } }))
  expect((await find(admin, 'x-sort=-value'))[0]).toBe(small)
  refused(await admin.get('/deals?x-sort=price'), 400)
})

test('x-sort=expected orders by the expected day, deals without one last', async ({ space }) => {
  const { admin } = space
  const days = ['2027-01-15', '', '2026-12-04', '2026-12-04', '1999-12-31']
  const [far, none, first, second, past] = await makeDeals(
    admin,
    days.map((day) => ({ 'expected-on': day })),
  )
  expect(await find(admin, 'x-sort=expected')).toEqual([past, first, second, far, none])
  expect(await find(admin, 'x-sort=-expected')).toEqual([none, far, second, first, past])
  accepted(await admin.put(`/deals/${none}`, { case: { 'expected-on': '2026-12-03' } }))
  expect(await find(admin, 'x-sort=expected&status=pending')).toEqual([past, none, first, second, far])
})

test('x-term, x-visibility, x-unassigned and x-since narrow the list and the summary', async ({ space }) => {
  const { admin } = space
  const [müller, own, assigned] = await makeDeals(admin, [
    { name: 'Website  for Müller', price: '1' },
    { name: 'Shop', visibility: 'only-me', price: '10' },
    { name: 'Brand refresh', 'deal-responsible-id': admin.id, price: '100' },
  ])
  const sum = async (query: string) => at(accepted(await admin.get(`/x/deals/summary?${query}`)), 'summary.0.price')
  const filters: [string, (string | undefined)[], string | undefined][] = [
    ['x-term=FOR%20muller', [müller], '1'],
    ['x-term=%25', [], undefined],
    ['x-visibility=only-me', [own], '10'],
    ['x-visibility=public', [assigned, müller], '101'],
    ['x-unassigned=1', [own, müller], '11'],
    ['x-unassigned=1&x-visibility=public&x-term=e', [müller], '1'],
    ['x-since=20200101000000', [assigned, own, müller], '111'],
    ['x-since=29990101000000', [], undefined],
  ]
  for (const [query, ids, price] of filters) {
    expect(await find(admin, query)).toEqual(ids)
    expect(await sum(query)).toBe(price)
  }
  for (const query of ['x-unassigned=yes', 'x-since=someday', 'x-visibility=everyone', 'x-term=%00', 'term=a'])
    for (const path of ['/deals', '/x/deals/summary']) refused(await admin.get(`${path}?${query}`), 400)
})

test('pages in every order, also within a status, without repeating or losing a deal', async ({ space }) => {
  const { admin } = space
  const all = Array.from({ length: 104 }, (_, n) => ({
    name: `Same ${n % 3}`,
    'deal-status': n % 2 ? 'won' : 'lost',
    ...(n % 4 ? { price: String(n % 5), 'expected-on': `2026-12-0${(n % 5) + 1}` } : {}),
  }))
  const ids = await makeDeals(admin, all)
  for (const sort of ['created', '-created', 'value', '-value', 'name', '-name', 'expected', '-expected']) {
    const sorted = async (query: string) => (await readAll(admin, `/deals?x-sort=${sort}${query}`, 'deals')).map(({ id }) => id)
    expect((await sorted('')).toSorted()).toEqual(ids.toSorted())
    expect((await sorted('&status=win')).toSorted()).toEqual(ids.filter((_, n) => n % 2).toSorted())
  }
  const next = nextOf(accepted(await admin.get('/deals?x-sort=value'))) ?? ''
  refused(await admin.get(next.replace('x-sort=value', 'x-sort=name')), 400)
})

test('filters by x-responsible, x-category, x-currency, x-with and x-contact, and counts with x-count', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [works, ada] = [await makeCompany(admin, 'Works'), await makeContact(admin)]
  const category = await makeDealCategory(admin, 'New')
  const [a, b, c] = await makeDeals(admin, [
    { 'deal-with': works, 'deal-responsible-id': mia.id, currency: 'USD', 'involved-people': [ada] },
    { 'deal-with': ada, 'deal-category-id': category, currency: 'USD', 'involved-people': [ada, works] },
    { 'deal-category-id': category, 'deal-responsible-id': mia.id, currency: 'JPY' },
  ])
  expect(await find(admin, `x-responsible=${mia.id}`)).toEqual([c, a])
  expect(await find(admin, `x-category=${category}`)).toEqual([c, b])
  expect(await find(admin, 'x-currency=USD')).toEqual([b, a])
  expect(await find(admin, `x-with=${works}`)).toEqual([a])
  expect(await find(admin, `x-contact=${works}`)).toEqual([b, a])
  expect(await find(admin, `x-responsible=${mia.id}&x-currency=JPY&x-category=${category}&status=pending`)).toEqual([c])
  expect(await find(admin, `x-responsible=${admin.id}`)).toEqual([])
  const counted = accepted(await admin.get('/deals?x-currency=USD&x-count=1'))
  expect(at(counted, 'x-total')).toBe(2)
  expect(at(accepted(await admin.get('/deals?x-currency=USD')), 'x-total')).toBeUndefined()
  for (const query of ['x-currency=usd', 'x-currency=EURO', 'x-with=abc', 'x-responsible=-1', 'x-count=yes', 'colour=red', 'X-Count=1'])
    refused(await admin.get(`/deals?${query}`), 400)
})

test('x-company finds the deals and cases of a company and of its people, as far as they are visible', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const [works, other] = [await makeCompany(admin, 'Works'), await makeCompany(admin, 'Other')]
  const person = (by: Caller, fields: { [key: string]: Json } = {}) => makeContact(by, { 'company-id': works, ...fields })
  const [ada, hidden] = [await person(admin), await person(mia, { visibility: 'only-me' })]
  const own = await makeDeal(admin, { 'deal-with': works })
  const hers = await makeDeal(admin, { 'deal-with': other, 'involved-people': [ada] })
  const secret = await makeDeal(mia, { 'deal-with': hidden })
  await makeDeal(admin, { 'deal-with': other })
  expect(await find(admin, `x-company=${works}&x-sort=created`)).toEqual([own, hers])
  expect(await find(mia, `x-company=${works}&x-sort=created`)).toEqual([own, hers, secret])
  expect(at(accepted(await admin.get(`/deals?x-company=${works}&x-count=1`)), 'x-total')).toBe(2)
  const about = await makeCase(admin, { 'involved-people': [ada] })
  expect(idsAt(await admin.get(`/cases?x-company=${works}`), 'cases')).toEqual([about])
  accepted(await admin.put(`/contacts/${works}`, { contact: { visibility: 'only-me' } }))
  expect(await find(mia, `x-company=${works}`)).toEqual([])
})

test('finds nothing for a hidden contact, as for one that does not exist', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const hidden = await makeCompany(mia, 'Secret Works', { visibility: 'only-me' })
  const id = await makeDeal(mia, { 'deal-with': hidden, 'involved-people': [hidden] })
  for (const filter of ['x-with', 'x-contact']) {
    expect(await find(mia, `${filter}=${hidden}`)).toEqual([id])
    expect(accepted(await admin.get(`/deals?${filter}=${hidden}&x-count=1`)).body).toEqual(
      accepted(await admin.get(`/deals?${filter}=999999999&x-count=1`)).body,
    )
  }
})

test('trap 10: names the workgroup group-id; lists and counts contain only visible deals', async ({ cast }) => {
  const { creator, groupMember, selectedPerson, member, admin, client, stranger, groupId } = cast
  const grouped = await makeDeal(creator, { visibility: 'group', 'group-id': groupId })
  const own = await makeDeal(creator, { visibility: 'only-me' })
  const selected = await makeDeal(creator, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  const open = await makeDeal(creator)
  const seen: [Caller, string[]][] = [
    [creator, [open, selected, own, grouped]],
    [groupMember, [open, grouped]],
    [selectedPerson, [open, selected]],
    [member, [open]],
    [admin, [open]],
    [stranger, []],
  ]
  for (const [by, ids] of seen) {
    const answer = accepted(await by.get('/deals?x-count=1'))
    expect([idsAt(answer, 'deals'), at(answer, 'x-total')]).toEqual([ids, ids.length])
    for (const id of [grouped, own, selected, open]) expect((await by.get(`/deals/${id}`)).status).toBe(ids.includes(id) ? 200 : 404)
  }
  refused(await client.get('/deals'), 404)
  expect(at(accepted(await groupMember.get(`/deals/${grouped}`)), 'deal.group-id')).toBe(groupId)
  expect(at(accepted(await creator.get(`/deals/${selected}`)), 'deal.allowed-users')).toEqual([creator.id, selectedPerson.id])
  refused(await creator.post('/deals', { case: { name: 'A', visibility: 'group', 'workgroup-id': groupId } }), 422, 'case.workgroup-id')
  refused(await creator.post('/deals', { case: { name: 'A', visibility: 'group' } }), 422, 'case.group-id')
  refused(await groupMember.put(`/deals/${grouped}`, { case: { visibility: 'public' } }), 403)
  accepted(await groupMember.put(`/deals/${grouped}`, { case: { 'deal-status': 'won' } }))
  refused(await admin.delete(`/workgroups/${groupId}`), 409)
})

test('trap 8: returns every id of a deal as a string', async ({ space }) => {
  const { admin } = space
  const [contact, category] = [await makeContact(admin), await makeDealCategory(admin, 'New')]
  const fields = { 'deal-with': contact, 'deal-category-id': category, 'deal-responsible-id': admin.id, 'involved-people': [contact] }
  await makeDeal(admin, fields)
  const answer = accepted(await admin.get('/deals?x-count=1'))
  for (const place of ['id', 'deal-with', 'deal-category-id', 'deal-responsible-id', 'involved-people.0', 'people.0.id', 'author'])
    expect(typeof at(answer, `deals.0.${place}`)).toBe('string')
  expect(at(answer, 'x-total')).toBe(1)
})
