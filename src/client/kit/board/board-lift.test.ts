import { describe, expect, it } from 'vitest'
import { isSamePlace, placeAmong, placeWords, slotIndex } from './board-lift.ts'

const ids = ['a', 'b', 'c', 'd']

describe('a place among the other cards', () => {
  it('is counted without the lifted ones', () => {
    expect([0, 1, 2, 3].map((at) => slotIndex(ids, new Set(['b']), at))).toEqual([0, 2, 3, 4])
    expect(slotIndex([], new Set(['b']), 0)).toBe(0)
    expect(placeAmong(ids, new Set(['c', 'd']))).toBe(2)
  })

  it('is the same place where the order stays', () => {
    expect([0, 1, 2].map((at) => isSamePlace(ids, ['b'], at))).toEqual([false, true, false])
    expect(isSamePlace(ids, ['b', 'd'], 1)).toBe(false)
  })

  it('is named for one card and for several', () => {
    expect([placeWords(1, 1, 4), placeWords(1, 2, 3), placeWords(1, 8, 4)]).toEqual([
      'place 2 of 5',
      'places 2 and 3 of 5',
      'places 2 to 9 of 12',
    ])
  })
})
