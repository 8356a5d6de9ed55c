import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeal, dealStatus, listDeals } from '../../../contract/deals/deals.ts'
import { getDealSummary } from '../../../contract/x/deals.ts'
import { updateMe } from '../../../contract/x/people/me.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { startOfMonth } from './deal-months.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York', 'Europe/Lisbon']

describe('months of deals', () => {
  it('begin at midnight of a time zone, summer time included', () => {
    expect(zones.map((zone) => startOfMonth(zone, '2026-04'))).toEqual([
      '2026-04-01 00:00:00',
      '2026-03-31 10:00:00',
      '2026-04-01 11:00:00',
      '2026-03-31 18:15:00',
      '2026-04-01 04:00:00',
      '2026-03-31 23:00:00',
    ])
    expect(startOfMonth('Europe/Lisbon', '2026-11')).toBe('2026-11-01 00:00:00')
    expect(startOfMonth('America/Sao_Paulo', '1994-11')).toBe('1994-11-01 02:00:00')
    expect(startOfMonth('UTC', '0001-01')).toBe('0001-01-01 00:00:00')
    expect(startOfMonth('Pacific/Kiritimati', '9999-12')).toBe('9999-11-30 10:00:00')
  })

  it('are those of the reader, in the summary as in the filter of the list', async () => {
    // From 30 November, 12:00, for as long as a session lasts.
    const start = Date.UTC(2026, 10, 30, 12)
    world.pass((start - Date.UTC(2026, 10, 17, 9)) / 1000)
    const { admin } = await world.account()
    const make = (deal: object) => admin.call(createDeal, { body: { case: { name: 'A', currency: 'EUR', price: '0.1', ...deal } } })
    await make({ expectedOn: '2026-12-31' })
    await make({ expectedOn: '2026-12-01' })
    await make({})
    const decided: string[] = []
    for (let n = 0; n < 12; n += 1) {
      world.pass(100 * 60)
      await make({ dealStatus: n % 3 ? 'won' : 'lost' })
      decided.push(new Date(start + (n + 1) * 100 * 60_000).toISOString())
    }
    const monthIn = (timeZone: string, at: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' }).format(new Date(at)).slice(0, 7)
    for (const timeZone of zones) {
      await admin.call(updateMe, { body: { me: { timeZone } } })
      const { summary } = (await admin.call(getDealSummary, { query: { by: 'month' } })).reply
      const expected = new Map<string, number>()
      const add = (key: string) => expected.set(key, (expected.get(key) ?? 0) + 1)
      for (const key of ['pending none', 'pending 2026-12', 'pending 2026-12']) add(key)
      for (const [n, at] of decided.entries()) add(`${n % 3 ? 'won' : 'lost'} ${monthIn(timeZone, at)}`)
      expect(Object.fromEntries(summary.map(({ dealStatus, month = 'none', count }) => [`${dealStatus} ${month}`, count]))).toEqual(
        Object.fromEntries(expected),
      )
      expect(summary.find(({ month }) => month === '2026-12')).toMatchObject({ price: '0.2', value: '0.2' })
      for (const month of ['none', '2026-11', '2026-12', '2027-01', '0000-01', '9999-12'])
        for (const status of dealStatus.options) {
          const { xTotal } = (await admin.call(listDeals, { query: { xMonth: month, status, xCount: true } })).reply
          expect([timeZone, status, month, xTotal]).toEqual([timeZone, status, month, expected.get(`${status} ${month}`) ?? 0])
        }
    }
  })
})
