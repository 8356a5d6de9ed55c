import * as chrono from 'chrono-node'
import { refuse } from '../errors.ts'
import { dateOf, moment } from '../times.ts'

const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/
/** A day, with a time, with an offset. The plus of an offset arrives as a blank where a client has not encoded it. */
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(?:(Z)|([+ -]\d\d)(?::?(\d\d))?)?)?$/i

/** Returns an existing time of an existing day, in UTC if there is no offset. */
const exact = (day: string, clock = '00:00', seconds = ':00', offset = 'Z') => {
  const midnight = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined
  const date = new Date(`${day}T${clock}${seconds}${offset}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Returns a time in words if they say which: neither "march", of any year, nor a time to come. A day without an hour begins at midnight. */
const inWords = (text: string, now: string) => {
  const reference = { instant: dateOf(now), timezone: 0 }
  const [found] = [...chrono.strict.parse(text, reference), ...chrono.parse(text, reference)].filter((one) => one.text === text)
  if (!found || found.end || !(found.start.isCertain('year') || /^last /i.test(text))) return undefined
  const date = found.date()
  if (!found.start.isCertain('hour') && !/ ago$/i.test(text)) date.setUTCHours(0, 0, 0, 0)
  return date > dateOf(now) ? undefined : date
}

const parse = (text: string, now: string): Date | undefined => {
  const parts = compact.exec(text)
  if (parts) return exact(`${parts[1]}-${parts[2]}-${parts[3]}`, `${parts[4]}:${parts[5]}`, `:${parts[6]}`)
  if (/^\d{8}$/.test(text)) return exact(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`)
  const [, day, clock, seconds, , hours, minutes] = iso.exec(text) ?? []
  if (day !== undefined) return exact(day, clock, seconds, hours && `${hours.replace(' ', '+')}:${minutes ?? '00'}`)
  return /^\d/.test(text) && /^[\d\W]+$/.test(text) ? undefined : inWords(text, now)
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
