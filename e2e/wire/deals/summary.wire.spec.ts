import { expect } from '@playwright/test'
import { accepted, at, refused } from '../../fixtures/answers.ts'
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
