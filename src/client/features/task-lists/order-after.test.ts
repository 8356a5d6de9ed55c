import { describe, expect, it } from 'vitest'
import { orderAfter } from './order-after.ts'

const list = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, position: at + 1 }))
const only = (...ids: string[]) => list.filter(({ id }) => ids.includes(id))
const shown = (positions: ReadonlyMap<string, number>, rows = list) =>
  rows
    .map(({ id, position }) => ({ id, position: positions.get(id) ?? position }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join('')

describe('orderAfter', () => {
  it('names the tasks down to the moved ones, which stand between their new neighbours', () => {
    const up = orderAfter(list, only('d'), 'b')
    expect([up.ids.join(''), shown(up.positions)]).toEqual(['ad', 'adbc'])
    const down = orderAfter(list, only('a', 'b'), 'd')
    expect([down.ids.join(''), shown(down.positions)]).toEqual(['cab', 'cabd'])
    const end = orderAfter(list, only('b'), undefined)
    expect([end.ids.join(''), shown(end.positions)]).toEqual(['acdb', 'acdb'])
  })

  it('stays in order when the list has been read again before the edit is dropped', () => {
    for (const [moved, before] of [
      [only('d'), 'a'],
      [only('a', 'b'), 'd'],
      [only('a', 'c'), undefined],
    ] as const) {
      const { ids, positions } = orderAfter(list, moved, before)
      const after = [...ids, ...list.map(({ id }) => id).filter((id) => !ids.includes(id))].map((id, at) => ({ id, position: at + 1 }))
      expect(shown(positions, after)).toBe(after.map(({ id }) => id).join(''))
    }
  })

  it('puts tasks at the end when the task below them is gone', () => {
    expect(orderAfter(list, [{ id: 'x' }], 'gone').ids.join('')).toBe('abcdx')
  })
})
