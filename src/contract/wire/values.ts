import * as z from 'zod/mini'
import { isVisible } from '../fold-spelling.ts'
import { canonicalTimeZone } from './time-zones.ts'
import { coded, described, type Schema } from './wire.ts'

/** The digits of an id, as a regular expression. */
export const idPattern = '[1-9][0-9]{0,18}'
const wholeId = new RegExp(`^${idPattern}$`)
const maxId = 9223372036854775807n
/** Whether a text is an id that fits in 64 bits. */
export const isId = (text: string) => wholeId.test(text) && (text.length < 19 || BigInt(text) <= maxId)

/** Text in a format. `fits` checks it where the pattern does not say everything. */
export const written = (pattern: string, examples: string | string[], error: string, fits?: (text: string) => boolean): Schema<string> => {
  const whole = new RegExp(`^${pattern}$`)
  const checked = z.string().check(z.refine(fits ?? ((text) => whole.test(text)), { error }))
  return described(checked, { pattern: whole.source, examples: [examples].flat() })
}

/** A record's id: decimal digits in a string, never a number (it may exceed 2^53). */
export const id = written(idPattern, '42', 'An id must be a string of digits, such as "42".', isId)

/** An id to add or keep; a leading minus removes it: `"7"`, `"-7"`. */
export const idChange = written(`-?${idPattern}`, '42', 'An id must be a string of digits; a leading minus sign removes it.', (text) =>
  isId(text.replace(/^-/, '')),
)

/** A reference that an empty string clears. */
export const idOrNone = written(
  `(${idPattern})?`,
  '42',
  'An id must be a string of digits; an empty string clears it.',
  (text) => text === '' || isId(text),
)

/** `"0"` or `"1"` on the wire, a boolean in the app. */
export const flag: Schema<boolean> = coded(
  z.enum(['0', '1']),
  (text) => text === '1',
  (on) => (on ? '1' : '0'),
)

/** A list in a request, with at most `most` entries. */
export const listOf = <T>(entry: Schema<T>, most = 500) =>
  z.array(entry).check(z.maxLength(most, { error: `At most ${most} entries at once.` }))

/** A count that the interface carries as a JSON integer. */
export const count = z.int().check(z.minimum(0))

/** A count that the interface carries as a string. */
export const countText: Schema<number> = described(coded(z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/)), Number, String), {
  examples: ['3'],
})

/** A position, 1 at the top: digits in a string on the wire. */
export const position: Schema<number> = described(
  coded(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'A position must be a whole number of 1 or more, in a string.' })),
    Number,
    String,
  ),
  { examples: ['1'] },
)

const wellFormed = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'This text contains an invalid character (NUL or half of a surrogate pair).',
})
const bytes = new TextEncoder()

/** Names and titles: one line of plain text, at most `most` characters. */
export const line = (most = 255) =>
  z.string().check(
    wellFormed,
    z.refine((text) => text.length <= most || [...text].length <= most, { error: `At most ${most} characters.` }),
    z.refine((text) => !/[\n\r]/.test(text), { error: 'Use one line of text, without line breaks.' }),
  )

/** A line that cannot be blank; `empty` is the error message. */
export const filledLine = (most = 255, empty = 'This may not be empty.') =>
  line(most).check(z.refine((text) => isVisible(text), { error: empty }))

/** Long text: at most 64 KiB of UTF-8. */
export const longText = z.string().check(
  wellFormed,
  z.refine((text) => text.length <= 65536 && (text.length <= 16384 || bytes.encode(text).length <= 65536), {
    error: 'At most 64 KiB of text.',
  }),
)

/** Whether this is an existing date, `YYYY-MM-DD`. */
export const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const withHyphens = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
/** A date: `YYYYMMDD` on the wire, `YYYY-MM-DD` in the app. */
export const compactDay: Schema<string> = coded(
  written('[0-9]{8}', '19840229', 'Use the format YYYYMMDD and a date that exists.', (text) => isDay(withHyphens(text))),
  withHyphens,
  (day) => day.replaceAll('-', ''),
)

const dayPattern = '[0-9]{4}-[0-9]{2}-[0-9]{2}'
/** A date, `YYYY-MM-DD` on both sides. */
export const day = written(dayPattern, '2026-12-04', 'A day is written YYYY-MM-DD and must exist in the calendar.', isDay)

/** A date that an empty string clears. */
export const dayOrNone = written(
  `(${dayPattern})?`,
  '2026-12-04',
  'A day is written YYYY-MM-DD and must exist in the calendar; an empty string clears it.',
  (text) => text === '' || isDay(text),
)

/** The optional parts of a time: seconds with fractions, and the offset (UTC by default). */
const clock = '[ Tt]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]+)?)?([Zz]|[+-]([01][0-9]|2[0-3]):?[0-5][0-9])?'
/** The formats of a time in requests, as a pattern: the format of responses, or ISO 8601. */
export const momentPattern = `${dayPattern}${clock}`
const momentParts = new RegExp(`^(?<day>[0-9-]{10})(?<time>${clock})$`)

/** Converts a time to `YYYY-MM-DD HH:MM:SS` in UTC; `undefined` if it cannot be parsed. */
export const readMoment = (written: string): string | undefined => {
  const { day = '', time = '' } = momentParts.exec(written)?.groups ?? {}
  if (time === '' || !isDay(day)) return undefined
  const [, hours = '', zone = ''] = /^.(.{5}(?:[:.][\d.]+)?)(.*)$/.exec(time) ?? []
  const offset = zone.replace(/^([+-]\d\d):?/, '$1:').toUpperCase() || 'Z'
  const kept = new Date(`${day}T${hours}${offset}`)
  const said = Number.isNaN(kept.getTime()) ? '' : kept.toISOString()
  return /^\d{4}-/.test(said) ? said.slice(0, 19).replace('T', ' ') : undefined
}

/** A time in a request: `YYYY-MM-DD HH:MM:SS` in UTC, or ISO 8601 with `Z` or an offset, which is converted. */
export const moment: Schema<string> = coded(
  written(
    momentPattern,
    ['2026-11-20 09:30:00', '2026-11-20T10:30:00+01:00'],
    'Use the format YYYY-MM-DD HH:MM:SS in UTC, or ISO 8601, and a date that exists.',
    (text) => readMoment(text) !== undefined,
  ),
  (text) => readMoment(text) as string,
  (text) => text,
)

/** A time or a value that may be extended later; clients do not validate responses beyond the type. */
export const text = z.string()

/** Removes invisible characters, such as direction marks and zero-width spaces, which are copied along with numbers and addresses. */
export const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '')

/** A line without invisible characters, checked without them. */
const visibleLine = (
  says: { [keyword: string]: unknown },
  ...checks: [fits: (text: string) => boolean, error: string][]
): Schema<string> => {
  const refined = checks.map(([fits, error]) => z.refine<string>((text) => fits(withoutInvisible(text)), { error }))
  return described(
    coded(filledLine().check(...refined), withoutInvisible, (text) => text),
    says,
  )
}

const isBlank = (text: string) => text.trim() === ''

const domainLabel = '[\\p{L}\\p{M}\\p{N}\\p{So}_-]+'
/** A name without the characters that separate or enclose addresses, and a domain whose last part has a letter. */
const address = new RegExp(`^[^\\s@<>()[\\]\\\\,;:"]+@(${domainLabel}\\.)+(?![\\p{N}-]+$)${domainLabel}$`, 'u')
export const email = visibleLine({ examples: ['sigrid@fjordlys.example'] }, [
  (text) => address.test(text),
  'Enter a complete e-mail address, such as name@example.com.',
])

/** How a spreadsheet writes a number that is too long for its cell; the last digits are lost. */
const rounded = /^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i
/** Any format, because people add extensions or names. */
export const phone = visibleLine(
  {},
  [(text) => isBlank(text) || /\p{Nd}/u.test(text), 'Enter a phone number with at least one digit.'],
  [(text) => !rounded.test(text.trim()), 'A spreadsheet has rounded this number. Enter all its digits.'],
)

const protocol = /^[a-z][a-z0-9+.-]*:/i
/** The prefixes of a website that are allowed before a colon: web protocols, and a host with its port. The host has a dot unless it is localhost. */
const ofTheWeb = /^(https?:|(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+):\d{1,5}([/?#]|$))/i
/** With or without `https://`; no other protocol, and no characters that browsers strip before parsing the protocol. */
export const website = visibleLine(
  {},
  [(text) => !/\p{Cc}/u.test(text), 'Remove control characters such as tabs.'],
  [(text) => !protocol.test(text.trim()) || ofTheWeb.test(text.trim()), 'Use https:// or http://, or leave it out.'],
  [
    (text) =>
      isBlank(text) ||
      ((text.includes('.') || protocol.test(text.trim())) && !/[\s<>"]|,$|^https?:\/*$/i.test(text.trim()) && !/^[^/]*@/.test(text)),
    'Enter a valid website, for example example.com.',
  ],
)

/** Some of these names, separated by commas, each once in the app. */
export const namesAmong = <Name extends string>(names: readonly Name[], example: string): Schema<Name[]> => {
  const one = `(${names.join('|')})`
  return coded(
    written(`${one}(,${one}){0,${names.length - 1}}`, example, `Name some of these, separated by commas: ${names.join(', ')}.`, (text) =>
      text.split(',', names.length + 1).every((name) => (names as readonly string[]).includes(name)),
    ),
    (text) => [...new Set(text.split(','))] as Name[],
    (given) => given.join(','),
  )
}

/** Ids, separated by commas, at most `most`. */
export const idsUpTo = (most: number): Schema<string[]> =>
  coded(
    written(`${idPattern}(,${idPattern}){0,${most - 1}}`, '12,14', `Use at most ${most} ids, separated by commas.`, (text) => {
      const ids = text.split(',', most + 1)
      return ids.length <= most && ids.every(isId)
    }),
    (text) => text.split(','),
    (ids) => ids.join(','),
  )

/** A month, `YYYY-MM`. */
export const month = written('[0-9]{4}-(0[1-9]|1[0-2])', '2026-11', 'A month is written YYYY-MM.')

/** A month, `YYYY-MM`, or `none` for what has no date. */
export const monthOrNone = written('([0-9]{4}-(0[1-9]|1[0-2])|none)', '2026-12', 'A month is written YYYY-MM, or none.')

/** An IANA time zone, stored under its one name. */
export const timeZone: Schema<string> = described(
  coded(
    z.string().check(z.refine((name) => canonicalTimeZone(name) !== undefined, { error: 'Use an IANA time zone, such as Europe/Lisbon.' })),
    (name) => canonicalTimeZone(name) ?? name,
    (name) => name,
  ),
  { examples: ['Europe/Lisbon'] },
)
