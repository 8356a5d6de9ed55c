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

it('takes the jump of a page for what it is', () => {
  expect(scroll([view * 60])).toEqual([false])
  expect(scroll([...steadily(6000, 7), 0, 0])).not.toContain(true)
})

it('lands when it slows to half of that, and after a pause', () => {
  const landing = scroll([...steadily(8000, 20), 3000, 3000, 1900, 3000])
  expect(landing.slice(19)).toEqual([true, true, true, false, false])
  expect(scroll([...steadily(8000, 20), 8000], { 20: 200 }).slice(19)).toEqual([true, false])
})
