import * as chrono from 'chrono-node'
import { refuse } from '../errors.ts'
import { dateOf, moment } from '../times.ts'

const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/
const iso = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

const exact = (text: string) => {
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text.slice(10)) ? text : text.length > 10 ? `${text}Z` : `${text}T00:00:00Z`
  const date = new Date(zoned.replace(' ', 'T'))
  if (Number.isNaN(date.getTime())) return undefined
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10)) ? date : undefined
}

const parse = (text: string, now: string): Date | undefined => {
  const parts = compact.exec(text)
  if (parts) return exact(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`)
  if (/^\d{8}$/.test(text)) return exact(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
  if (iso.test(text)) return exact(text)
  if (/^\d/.test(text) && /^[\d\W]+$/.test(text)) return undefined
  return (
    chrono.strict.parseDate(text, { instant: dateOf(now), timezone: 0 }) ??
    chrono.parseDate(text, { instant: dateOf(now), timezone: 0 }) ??
    undefined
  )
}

/** The longest text to parse. Parsing words is slow, and no time needs more. */
const longest = 100
const earliest = new Date('0000-01-01T00:00:00Z')
const latest = new Date('9999-12-31T23:59:59Z')

/**
 * Returns the time that `since` names: `YYYYMMDDHHIISS`, ISO 8601, a day, or words such as "3 days ago", in UTC. @throws 400 if it cannot be
 * parsed
 */
export const readSince = (text: string, now: string): string => {
  const date = text.length <= longest ? parse(text.trim(), now) : undefined
  if (!date || !(date >= earliest && date <= latest))
    throw refuse(400, 'since', `“${text}” is not a valid time. Use YYYYMMDDHHMMSS in UTC.`, 'since')
  return moment(date)
}
