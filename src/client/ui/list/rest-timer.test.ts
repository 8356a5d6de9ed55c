import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRestTimer, restTime } from './rest-timer.ts'

describe('a pointer over rows', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('rests once nothing has moved for a while, on the last row', () => {
    const onRest = vi.fn()
    const timer = createRestTimer(onRest)
    timer.moveTo('first')
    vi.advanceTimersByTime(restTime - 1)
    timer.moveTo('second')
    vi.advanceTimersByTime(restTime - 1)
    expect(onRest).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onRest.mock.calls).toEqual([['second']])
  })

  it('does not rest while the rows scroll below it, nor outside of them', () => {
    const onRest = vi.fn()
    const timer = createRestTimer(onRest)
    timer.moveTo('row')
    for (let frame = 0; frame < 20; frame += 1) {
      vi.advanceTimersByTime(16)
      timer.restart()
    }
    timer.moveTo(undefined)
    vi.advanceTimersByTime(10 * restTime)
    expect(onRest).not.toHaveBeenCalled()
  })
})
