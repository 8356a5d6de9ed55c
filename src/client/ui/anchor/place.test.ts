import { describe, expect, it } from 'vitest'
import { place } from './place.ts'

const room = { width: 1000, height: 800 }
const float = { width: 200, height: 100 }
const at = (left: number, top: number) => ({ left, top, width: 80, height: 32 })

describe('placing what floats', () => {
  it('stands below, flush with the start, the end or the middle', () => {
    expect(place(at(400, 100), float, room, 'bottom-start', 6)).toEqual({ left: 400, top: 138 })
    expect(place(at(400, 100), float, room, 'bottom-end', 6)).toEqual({ left: 280, top: 138 })
    expect(place(at(400, 100), float, room, 'bottom', 6)).toEqual({ left: 340, top: 138 })
  })

  it('goes to the other side where there is more room', () => {
    expect(place(at(400, 740), float, room, 'bottom-start', 6)).toEqual({ left: 400, top: 634 })
    expect(place(at(400, 20), float, room, 'top', 6)).toEqual({ left: 340, top: 58 })
  })

  it('stays below where neither side has room, and within the window', () => {
    expect(place(at(400, 100), { width: 200, height: 760 }, room, 'bottom-start', 6)).toEqual({ left: 400, top: 32 })
    expect(place(at(940, 100), float, room, 'bottom-start', 6)).toEqual({ left: 792, top: 138 })
    expect(place(at(10, 100), float, room, 'bottom-end', 6)).toEqual({ left: 8, top: 138 })
  })

  it('stands beside', () => {
    expect(place(at(10, 100), float, room, 'right', 6)).toEqual({ left: 96, top: 66 })
    expect(place(at(400, 100), float, room, 'left', 6)).toEqual({ left: 194, top: 66 })
    expect(place(at(900, 100), float, room, 'right', 6)).toEqual({ left: 694, top: 66 })
    expect(place(at(10, 100), float, room, 'left', 6)).toEqual({ left: 96, top: 66 })
  })
})
