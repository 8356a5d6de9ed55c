import { describe, expect, it } from 'vitest'
import { scaledValue, valuePlaces } from '../../../contract/deals/deal-value.ts'
import { writeDecimal } from '../../../contract/wire/decimal.ts'
import { seers } from '../generated/sight.ts'
import { demoWorkspace } from '../workspace.ts'

const workspace = demoWorkspace(new Date('2026-11-19T12:22:00Z'))
const contacts = [...workspace.contacts]
const { deals, cases } = workspace

const sums = (status: string) => {
  const byCurrency: Record<string, bigint> = {}
  for (const deal of deals)
    if (deal.status === status) byCurrency[deal.currency] = (byCurrency[deal.currency] ?? 0n) + (scaledValue(deal) ?? 0n)
  return Object.fromEntries(Object.entries(byCurrency).map(([currency, value]) => [currency, writeDecimal(value, valuePlaces)]))
}

describe('deals and cases of the sample data', () => {
  it('have the totals of the board', () => {
    expect([deals.length, cases.length]).toEqual([16, 8])
    expect(sums('pending')).toEqual({ EUR: '77800', USD: '170000', JPY: '5760000', GBP: '18500' })
    expect(sums('won')).toEqual({ EUR: '101200', GBP: '15200', JPY: '1280000' })
    expect(sums('lost')).toEqual({ EUR: '39200', USD: '28800', GBP: '7900' })
  })

  it('refer to contacts that their author sees, with notes by people who see them', () => {
    for (const record of [...deals, ...cases]) {
      const about = [...('with' in record ? [record.with] : []), ...record.involved]
      for (const place of about) {
        const contact = contacts[place]
        expect([record.name, contact && seers(contact, contact.author).includes(record.author)]).toEqual([record.name, true])
      }
      for (const note of record.notes) expect(seers(record, record.author)).toContain(note.author)
    }
  })

  it('have a responsible colleague who sees them, and every case has a background', () => {
    for (const record of [...deals, ...cases]) expect(seers(record, record.author)).toContain(record.responsible)
    expect(cases.filter(({ backgroundInfo }) => backgroundInfo === '')).toEqual([])
  })

  it('have no dates in the future or before their creation', () => {
    for (const record of [...deals, ...cases]) {
      expect(record.createdAt <= record.statusSince && record.statusSince <= '2026-11-19 12:22:00').toBe(true)
      for (const place of record.involved) expect((contacts[place]?.createdAt ?? '') < record.createdAt).toBe(true)
      for (const note of record.notes) expect(note.date >= record.createdAt && note.date <= '2026-11-19 12:22:00').toBe(true)
    }
  })
})
