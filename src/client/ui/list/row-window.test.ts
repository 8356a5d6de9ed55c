import { describe, expect, it } from 'vitest'
import { inSlots, mostRows, rowsOf, slotsFor, viewAt } from './row-window.ts'

describe('the rows drawn', () => {
  it('fill what is in sight, with some ready on both sides at rest', () => {
    const view = viewAt(4000, 760, 40)
    expect(rowsOf(view, 1000)).toEqual({ first: 96, last: 123 })
    expect(rowsOf({ ...view, before: 0, behind: -2 }, 1000)).toEqual({ first: 100, last: 117 })
  })

  it('lie ahead of where it goes', () => {
    expect(rowsOf(viewAt(4000, 760, 40, 130), 1000)).toEqual({ first: 98, last: 125 })
    expect(rowsOf(viewAt(4000, 760, 40, -130), 1000)).toEqual({ first: 94, last: 121 })
  })

  it('end where the list ends', () => {
    expect(rowsOf(viewAt(0, 760, 40), 3)).toEqual({ first: 0, last: 2 })
    expect(rowsOf(viewAt(0, 760, 40), 0)).toEqual({ first: 0, last: -1 })
    expect(rowsOf(viewAt(39_600, 760, 40), 1000)).toEqual({ first: 980, last: 999 })
  })

  it('are never more than the most, on the tallest screen', () => {
    for (const height of [100, 900, 1800, 4000])
      for (const by of [0, 1, -1]) {
        const view = viewAt(20_000, height, 32, by)
        const { first, last } = rowsOf(view, 100_000)
        expect(last - first + 1).toBeLessThanOrEqual(Math.min(mostRows, slotsFor(view)))
      }
  })
})

describe('their elements', () => {
  it('stand in order at rest', () => expect(inSlots(7, 12, 6, 7)).toEqual([7, 8, 9, 10, 11, 12]))

  it('stay where they are while rows leave and come', () => {
    expect(inSlots(9, 14, 6, 7)).toEqual([13, 14, 9, 10, 11, 12])
    expect(inSlots(5, 10, 6, 7)).toEqual([7, 8, 9, 10, 5, 6])
  })
})
