import { expect, it } from 'vitest'
import { createFlight } from './flight.ts'

const frame = 1000 / 60
const view = 850

/** Whether it flies after each of the steps, which are px a second. */
const scroll = (speeds: number[], pauses: Record<number, number> = {}) => {
  const isFlight = createFlight()
  let [offset, time] = [0, 5000]
  return speeds.map((speed, step) => {
    time += pauses[step] ?? frame
    offset += (speed * frame) / 1000
    return isFlight({ offset, time }, view)
  })
}
const steadily = (speed: number, steps = 60) => Array.from({ length: steps }, () => speed)

it('reads along at the pace of a wheel', () => {
  expect(scroll(steadily(3900))).not.toContain(true)
})

it('flies when more than a view has gone by too quickly to be read', () => {
  const flown = scroll(steadily(8000)).indexOf(true)
  expect(flown * frame * 8).toBeGreaterThan(view)
  expect((flown - 1) * frame * 8).toBeLessThanOrEqual(view)
  expect(scroll(steadily(-8000)).at(-1)).toBe(true)
})

it('flies at once where its rows cannot be drawn as quickly as they pass', () => {
  expect(scroll([8000, 20_000, 8000], { 1: 40 })).toEqual([false, true, true])
  expect(scroll([3000, 9000, 3000], { 1: 40 })).not.toContain(true)
})

it('flies at once when most of the view is new with each step', () => {
  expect(scroll(steadily(40_000, 3))).toEqual([false, true, true])
})

it('takes the jump of a page for what it is', () => {
  expect(scroll([view * 60])).toEqual([false])
  expect(scroll([...steadily(6000, 7), 0, 0])).not.toContain(true)
})

it('lands when it slows to half of that, not at a single step that comes late', () => {
  const flown = steadily(8000, 30)
  expect(scroll([...flown, 0, 8000, 8000]).slice(29)).toEqual([true, true, true, true])
  expect(scroll([...flown, ...steadily(3000)]).at(-1)).toBe(true)
  expect(scroll([...flown, ...steadily(1900)]).at(-1)).toBe(false)
})

it('lands after a pause', () => {
  expect(scroll([...steadily(8000, 30), 8000], { 30: 400 }).slice(29)).toEqual([true, false])
})
