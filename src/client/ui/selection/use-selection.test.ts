import { describe, expect, it } from 'vitest'
import { itemsBetween, toggled } from './use-selection.ts'

describe('selecting', () => {
  it('toggles a key without changing the set before', () => {
    const none: ReadonlySet<string> = new Set()
    const one = toggled(none, '7')
    expect([...one]).toEqual(['7'])
    expect([...toggled(one, '9')]).toEqual(['7', '9'])
    expect([...toggled(one, '7')]).toEqual([])
    expect(none.size).toBe(0)
    expect(one.size).toBe(1)
  })

  it('extends in both directions and stays within the list', () => {
    const items = ['a', 'b', 'c', 'd']
    expect(itemsBetween(items, 1, 2)).toEqual(['b', 'c'])
    expect(itemsBetween(items, 2, 1)).toEqual(['b', 'c'])
    expect(itemsBetween(items, 3, 3)).toEqual(['d'])
    expect(itemsBetween(items, -1, 0)).toEqual(['a'])
    expect(itemsBetween(items, 2, 9)).toEqual(['c', 'd'])
  })
})
