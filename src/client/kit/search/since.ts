const daysBack = { today: 0, '7-days': 7, '30-days': 30 } as const
export type SincePreset = keyof typeof daysBack

export const sincePresets = Object.keys(daysBack) as SincePreset[]
export const isPreset = (text: string): text is SincePreset => Object.hasOwn(daysBack, text)

/** "Updated today", "Updated in the last 7 days" */
export const presetWords = (verb: string, preset: SincePreset): string =>
  preset === 'today' ? `${verb} today` : `${verb} in the last ${daysBack[preset]} days`

/** The moment that a preset or a day begins where the person is, as `YYYYMMDDHHMMSS` in UTC. */
export const sinceMoment = (since: string, now: Date): string => {
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number)
  const start = isPreset(since)
    ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[since])
    : new Date(year, month - 1, day)
  return start.toISOString().slice(0, 19).replace(/\D/g, '')
}
