import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused } from '../../fixtures/answers.ts'
import { makeCompany, makeDeal, makeDealCategory } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('sums numbers, prices and expected values exactly, by status and currency', async ({ space }) => {
  const { admin } = space
  expect(accepted(await admin.get('/x/deals/summary')).body).toEqual({ summary: [] })
  const works = await makeCompany(admin, 'Works')
  const deals = [
    { currency: 'EUR', price: '0.1' },
    { currency: 'EUR', price: '0.2' },
    { currency: 'EUR', price: '85.50', 'price-type': 'hour', duration: '320' },
    { currency: 'EUR' },
    { currency: 'JPY', price: '999999999999999.9999', 'price-type': 'year', duration: '999999999999999.9999' },
    { currency: 'JPY', price: '999999999999999.9999', 'price-type': 'month', duration: '999999999999999.9999' },
    { currency: 'USD', price: '-20', 'deal-with': works },
    { currency: 'USD', price: '7.5', 'deal-status': 'lost' },
    { currency: 'EUR', 'deal-status': 'won', price: '10', 'price-type': 'month', duration: '3', 'deal-with': works },
  ]
  for (const deal of deals) await makeDeal(admin, deal)
  const sum = (status: string, currency: string, count: number, price: string, value: string) => ({
    'deal-status': status,
    currency,
    count,
    price,
    value,
  })
  const pending = [
    sum('pending', 'EUR', 4, '85.8', '27360.3'),
    sum('pending', 'JPY', 2, '1999999999999999.9998', '1999999999999999999600000000000.00000002'),
    sum('pending', 'USD', 1, '-20', '-20'),
  ]
  const others = [sum('won', 'EUR', 1, '10', '30'), sum('lost', 'USD', 1, '7.5', '7.5')]
  expect(accepted(await admin.get('/x/deals/summary')).body).toEqual({ summary: [...pending, ...others] })
  expect(accepted(await admin.get(`/x/deals/summary?x-with=${works}`)).body).toEqual({ summary: [pending[2], others[0]] })
  expect(accepted(await admin.get('/x/deals/summary?x-currency=USD')).body).toEqual({ summary: [pending[2], others[1]] })
  refused(await admin.get('/x/deals/summary?status=win'), 400)
})

test('sums by month: of the expected day while pending, of the decision afterwards', async ({ space }) => {
  const { admin } = space
  const works = await makeCompany(admin, 'Works')
  const now = new Date().toISOString().slice(0, 7)
  const deals = [
    { currency: 'EUR', price: '0.1', 'expected-on': '2027-01-31' },
    { currency: 'EUR', price: '0.2', 'expected-on': '2027-01-01', 'deal-with': works },
    { currency: 'EUR', price: '85.50', 'price-type': 'hour', duration: '2', 'expected-on': '2026-12-04' },
    { currency: 'EUR' },
    { currency: 'USD', price: '7.5', 'deal-status': 'lost', 'expected-on': '2027-01-31' },
    { currency: 'USD', price: '8', 'deal-status': 'won' },
  ]
  const ids: string[] = []
  for (const deal of deals) ids.push(await makeDeal(admin, deal))
  const month = { 'deal-status': 'pending', currency: 'EUR' }
  const january = { ...month, month: '2027-01', count: 2, price: '0.3', value: '0.3' }
  expect(accepted(await admin.get('/x/deals/summary?by=month')).body).toEqual({
    summary: [
      { ...month, count: 1, price: '0', value: '0' },
      { ...month, month: '2026-12', count: 1, price: '85.5', value: '171' },
      january,
      { 'deal-status': 'won', currency: 'USD', month: now, count: 1, price: '8', value: '8' },
      { 'deal-status': 'lost', currency: 'USD', month: now, count: 1, price: '7.5', value: '7.5' },
    ],
  })
  expect(accepted(await admin.get(`/x/deals/summary?by=month&x-with=${works}`)).body).toEqual({
    summary: [{ ...january, count: 1, price: '0.2', value: '0.2' }],
  })
  const find = async (query: string) => idsAt(accepted(await admin.get(`/deals?x-sort=created&${query}`)), 'deals')
  expect(await find('x-month=2027-01')).toEqual([ids[0], ids[1]])
  expect(await find('x-month=none')).toEqual([ids[3]])
  expect(await find(`x-month=${now}`)).toEqual([ids[4], ids[5]])
  expect(await find(`x-month=${now}&status=win`)).toEqual([ids[5]])
  expect(at(accepted(await admin.get('/x/deals/summary?x-month=2026-12')), 'summary.0.value')).toBe('171')
  for (const wrong of ['2027', '2027-13', '2027-1', '202701', 'None']) refused(await admin.get(`/deals?x-month=${wrong}`), 400)
  refused(await admin.get('/x/deals/summary?by=year'), 400)
})

test('counts only visible deals in the summary', async ({ cast }) => {
  const { creator, admin, member, groupMember, client, groupId } = cast
  await makeDeal(creator, { visibility: 'only-me', currency: 'EUR', price: '1' })
  await makeDeal(creator, { visibility: 'group', 'group-id': groupId, currency: 'EUR', price: '10' })
  await makeDeal(creator, { currency: 'EUR', price: '100' })
  const prices = async (by: typeof creator) => at(accepted(await by.get('/x/deals/summary')), 'summary.0.price')
  expect([await prices(creator), await prices(groupMember), await prices(member), await prices(admin)]).toEqual([
    '111',
    '110',
    '100',
    '100',
  ])
  refused(await client.get('/x/deals/summary'), 404)
})

test('lets administrators edit deal categories and all own users read them, by name', async ({ cast }) => {
  const { admin, member, client, stranger } = cast
  const list = async (by: typeof admin) => at(accepted(await by.get('/x/deals/categories')), 'categories')
  const [work, growth] = [await makeDealCategory(admin, 'Work'), await makeDealCategory(admin, 'Growth')]
  expect(await list(member)).toEqual([
    { id: growth, name: 'Growth' },
    { id: work, name: 'Work' },
  ])
  expect(await list(stranger)).toEqual([])
  refused(await client.get('/x/deals/categories'), 404)
  refused(await member.post('/x/deals/categories', { category: { name: 'Mine' } }), 403)
  refused(await member.put(`/x/deals/categories/${work}`, { category: { name: 'Mine' } }), 403)
  refused(await member.delete(`/x/deals/categories/${work}`), 403)
  refused(await stranger.put(`/x/deals/categories/${work}`, { category: { name: 'Mine' } }), 404)
  refused(await admin.post('/x/deals/categories', { category: { name: 'wORK' } }), 422, 'category.name')
  refused(await admin.post('/x/deals/categories', { category: { name: ' ' } }), 422, 'category.name')
  expect(accepted(await admin.put(`/x/deals/categories/${work}`, { category: { name: 'Further work' } })).body).toEqual({})
  const deal = await makeDeal(member, { 'deal-category-id': work })
  refused(await admin.delete(`/x/deals/categories/${work}`), 409)
  accepted(await member.put(`/deals/${deal}`, { case: { 'deal-category-id': growth } }))
  accepted(await admin.delete(`/x/deals/categories/${work}`))
  expect(await list(member)).toEqual([{ id: growth, name: 'Growth' }])
})

test('spreads deals by the month or year over their months, to the exact sum', async ({ space }) => {
  const { admin } = space
  const deals = [
    { currency: 'CHF', price: '1200', 'price-type': 'month', duration: '3', 'expected-on': '2026-12-04' },
    { currency: 'CHF', price: '5', 'expected-on': '2027-01-31' },
    { currency: 'CHF', price: '9', 'price-type': 'month', duration: '2' },
    { currency: 'EUR', price: '4000', 'price-type': 'year', duration: '0.25', 'expected-on': '2026-11-30' },
    { currency: 'JPY', price: '4000', 'price-type': 'year', duration: '0.25', 'expected-on': '2026-11-30' },
    { currency: 'USD', price: '100', 'price-type': 'month', duration: '1.5', 'expected-on': '2026-12-31' },
  ]
  for (const deal of deals) await makeDeal(admin, deal)
  const rows = (await admin.get('/x/deals/summary?by=month&spread=1')).body as { summary: Record<string, unknown>[] }
  expect(rows.summary.map((row) => [row.currency, row.month, row.count, row.price, row.value])).toEqual([
    ['CHF', undefined, 1, '9', '18'],
    ['CHF', '2026-12', 1, '1200', '1200'],
    ['CHF', '2027-01', 1, '5', '1205'],
    ['CHF', '2027-02', 0, '0', '1200'],
    ['EUR', '2026-11', 1, '4000', '333.33'],
    ['EUR', '2026-12', 0, '0', '333.33'],
    ['EUR', '2027-01', 0, '0', '333.34'],
    ['JPY', '2026-11', 1, '4000', '333'],
    ['JPY', '2026-12', 0, '0', '333'],
    ['JPY', '2027-01', 0, '0', '334'],
    ['USD', '2026-12', 1, '100', '100'],
    ['USD', '2027-01', 0, '0', '50'],
  ])
})
