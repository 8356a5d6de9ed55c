import { expect, it } from 'vitest'
import { rowRoom } from './row-room.ts'

it('keeps the place of all there are', () => {
  expect(rowRoom({ loaded: 50, hasMore: true, total: 2205 }, 40)).toEqual({ reserved: 2205, cut: false })
  expect(rowRoom({ loaded: 50, hasMore: true }, 40)).toEqual({ reserved: 58, cut: false })
  expect(rowRoom({ loaded: 50, hasMore: false, total: 51 }, 40)).toEqual({ reserved: 50, cut: false })
})

it('ends with what has been read once reading on has failed', () => {
  expect(rowRoom({ loaded: 50, hasMore: true, failed: true, total: 2205 }, 40)).toEqual({ reserved: 50, cut: false })
})

it('is no higher than a browser can lay out, and says that there are more', () => {
  for (const rowHeight of [32, 40, 64]) {
    const { reserved, cut } = rowRoom({ loaded: 50, hasMore: true, total: 1_000_000 }, rowHeight)
    expect(cut).toBe(true)
    expect(reserved * rowHeight).toBeLessThan(17_800_000)
    expect((reserved + 1) * rowHeight).toBeGreaterThan(17_000_000)
  }
})
