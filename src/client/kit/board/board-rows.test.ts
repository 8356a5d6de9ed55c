import { describe, expect, it } from 'vitest'
import { groupByColumn, inOrder, placeFor } from './board-rows.ts'

interface Card {
  id: string
  status: string
}
const card = (id: string, status: string): Card => ({ id, status })
const grouping = { columnOf: ({ status }: Card) => status, compare: (a: Card, b: Card) => Number(a.id) - Number(b.id) }
const ids = (rows: readonly Card[] = []) => rows.map(({ id }) => id)

describe('groupByColumn', () => {
  it('shows a moved card in its new column, in the place the sort gives it', () => {
    const shown = groupByColumn(
      [
        { key: 'open', items: [card('1', 'open'), card('3', 'closed'), card('5', 'open')], total: 7 },
        { key: 'closed', items: [card('2', 'closed'), card('4', 'closed')], total: 2 },
      ],
      grouping,
    )
    expect([ids(shown.get('open')?.items), shown.get('open')?.total]).toEqual([['1', '5'], 6])
    expect([ids(shown.get('closed')?.items), shown.get('closed')?.total]).toEqual([['2', '3', '4'], 3])
  })

  it('shows a card once when both lists have read it', () => {
    const shown = groupByColumn(
      [
        { key: 'open', items: [card('1', 'closed')], total: 1 },
        { key: 'closed', items: [card('1', 'closed')], total: 1 },
      ],
      grouping,
    )
    expect([ids(shown.get('open')?.items), ids(shown.get('closed')?.items), shown.get('closed')?.total]).toEqual([[], ['1'], 1])
  })

  it('leaves a total unknown until the service has counted', () => {
    expect(groupByColumn([{ key: 'open', items: [card('1', 'open')], total: undefined }], grouping).get('open')?.total).toBeUndefined()
  })
})

describe('placeFor', () => {
  it('puts the last record at the end', () => {
    expect(placeFor([card('1', ''), card('2', '')], card('9', ''), grouping.compare)).toBe(2)
  })
})

describe('inOrder', () => {
  it('orders records with the same value by id, and reverses both with a minus', () => {
    const cards = [card('10', 'open'), card('9', 'open'), card('2', 'closed')]
    const byStatus = (a: Card, b: Card) => a.status.localeCompare(b.status)
    expect(ids(cards.toSorted(inOrder('status', byStatus)))).toEqual(['2', '9', '10'])
    expect(ids(cards.toSorted(inOrder('-status', byStatus)))).toEqual(['10', '9', '2'])
  })
})
