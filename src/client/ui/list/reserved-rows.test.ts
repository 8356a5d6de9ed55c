import { expect, it } from 'vitest'
import { reservedRows } from './reserved-rows.ts'

it('reserves room for all rows', () => {
  expect(reservedRows({ loaded: 50, hasMore: true, total: 2205 }, 40)).toEqual({ reserved: 2205, cut: false })
  expect(reservedRows({ loaded: 50, hasMore: true }, 40)).toEqual({ reserved: 58, cut: false })
  expect(reservedRows({ loaded: 50, hasMore: false, total: 51 }, 40)).toEqual({ reserved: 50, cut: false })
})

it('ends with what is loaded once a page has failed', () => {
  expect(reservedRows({ loaded: 50, hasMore: true, failed: true, total: 2205 }, 40)).toEqual({ reserved: 50, cut: false })
})

it('is no higher than a browser can lay out, and says that there are more', () => {
  for (const rowHeight of [32, 40, 64]) {
    const { reserved, cut } = reservedRows({ loaded: 50, hasMore: true, total: 1_000_000 }, rowHeight)
    expect(cut).toBe(true)
    expect(reserved * rowHeight).toBeLessThan(17_800_000)
    expect((reserved + 1) * rowHeight).toBeGreaterThan(17_000_000)
  }
})
