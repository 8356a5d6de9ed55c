import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentTime, noteServiceTime } from './clock.ts'

const noon = Date.parse('2026-11-28T12:00:00Z')
const second = 1000
const hour = 3600 * second

const inHeader = (at: number) => new Date(at).toUTCString()
const ask = (at: number) => noteServiceTime(inHeader(at), Date.now())
const shown = () => currentTime().toISOString()

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => {
  ask(Date.now())
  vi.useRealTimers()
})

it.each([24 * hour, -24 * hour, 2 * hour, 61 * second])('follows the service when this device is %i ms ahead', (ahead) => {
  ask(noon - ahead)
  expect(currentTime().getTime()).toBe(noon - ahead)
  vi.advanceTimersByTime(5 * second)
  expect(currentTime().getTime()).toBe(noon - ahead + 5 * second)
})

it.each([0, 59 * second, -59 * second])('leaves a difference of %i ms alone', (ahead) => {
  ask(noon - ahead)
  expect(shown()).toBe('2026-11-28T12:00:00.000Z')
})

it('returns to the clock of this device once that was set right', () => {
  ask(noon - 24 * hour)
  vi.setSystemTime(noon - 24 * hour)
  ask(noon - 24 * hour)
  expect(shown()).toBe('2026-11-27T12:00:00.000Z')
})

it('does not take sleep between the answer and its reading for a wrong clock', () => {
  vi.setSystemTime(noon + 9 * hour)
  noteServiceTime(inHeader(noon + second), noon)
  expect(shown()).toBe('2026-11-28T21:00:00.000Z')
})

it.each([null, '', 'yesterday'])('ignores an answer dated %j', (date) => {
  noteServiceTime(date, noon)
  expect(shown()).toBe('2026-11-28T12:00:00.000Z')
})

it('is asked for the time by all of the client but the service of the demo', () => {
  const files = globSync('src/client/**/*.{ts,tsx}').filter((path) => !/\/(embedded|testing)\/|\.test\.|\/clock\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((path) => /new Date\(\)/.test(readFileSync(path, 'utf8')))).toEqual([])
})
