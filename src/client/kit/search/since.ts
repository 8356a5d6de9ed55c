import { dayAfter, dayOf, parseUtc, writeUtc } from '../../ui/dates/format-date.ts'

const daysBack = { today: 0, '7-days': 7, '30-days': 30 } as const
export type SincePreset = keyof typeof daysBack

export const sincePresets = Object.keys(daysBack) as SincePreset[]
export const isPreset = (text: string): text is SincePreset => Object.hasOwn(daysBack, text)

/** "Updated today", "Updated in the last 7 days" */
export const presetWords = (verb: string, preset: SincePreset): string =>
  preset === 'today' ? `${verb} today` : `${verb} in the last ${daysBack[preset]} days`

/** The moment that a preset or a day begins where the person is, as `YYYYMMDDHHMMSS` in UTC. */
export const sinceMoment = (since: string, now: Date): string => {
  const day = isPreset(since) ? dayAfter(dayOf(now), -daysBack[since]) : since
  return writeUtc(parseUtc(day)).replace(/\D/g, '')
}
