const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const iso = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

/**
 * Reads a date as people write it: `2026-11-17`, `17 Nov 2026`, `17.11.2026`, `17/11/2026`, `17 november`, `17.11.`. The
 * day stands before the month; without a year it is that of `now`.
 *
 * @returns `YYYY-MM-DD`, or undefined when it is no date
 */
export const parseDate = (text: string, now: Date): string | undefined => {
  const typed = text.trim().toLowerCase()
  const written = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (written) return iso(Number(written[1]), Number(written[2]), Number(written[3]))
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})\.?(?:[\s./-]+(\d{4}))?\.?$/.exec(typed)
  if (!parts) return undefined
  const [, day, middle = '', year] = parts
  const month = /^\d/.test(middle) ? Number(middle) : months.indexOf(middle.slice(0, 3)) + 1
  return iso(year === undefined ? now.getFullYear() : Number(year), month, Number(day))
}
