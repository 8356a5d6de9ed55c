import { describe, expect, it } from 'vitest'
import { placeAbove } from './place-above.ts'

const list = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, position: at + 1 }))
const only = (...ids: string[]) => list.filter(({ id }) => ids.includes(id))
const shown = (positions: ReadonlyMap<string, number>, rows = list) =>
  rows
    .map(({ id, position }) => ({ id, position: positions.get(id) ?? position }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join('')

describe('placeAbove', () => {
  it('names the tasks above the moved ones, nearest first, which stand between their new neighbours', () => {
    const up = placeAbove(list, only('d'), 'b')
    expect([up.after, shown(up.positions)]).toEqual([['a'], 'adbc'])
    const down = placeAbove(list, only('a', 'b'), 'd')
    expect([down.after, shown(down.positions)]).toEqual([['c'], 'cabd'])
    const end = placeAbove(list, only('b'), undefined)
    expect([end.after, shown(end.positions)]).toEqual([['d', 'c', 'a'], 'acdb'])
    expect(placeAbove(list, only('c'), 'a').after).toEqual([])
  })

  it('stays in order when the list has been read again before the edit is dropped', () => {
    for (const [moved, before, order] of [
      [only('d'), 'a', 'dabc'],
      [only('a', 'b'), 'd', 'cabd'],
      [only('a', 'c'), undefined, 'bdac'],
    ] as const) {
      const { positions } = placeAbove(list, moved, before)
      const read = [...order].map((id, at) => ({ id, position: at + 1 }))
      expect(shown(positions, read)).toBe(order)
    }
  })

  it('puts tasks at the end when the task below them is gone', () => {
    expect(placeAbove(list, [{ id: 'x' }], 'gone').after).toEqual(['d', 'c', 'b', 'a'])
  })
})
