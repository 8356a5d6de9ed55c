import * as z from 'zod/mini'
import { coded, described, type Schema } from './wire.ts'

const maxId = 9223372036854775807n
/** Whether a text is an id: one that the databases hold, in 64 bits. */
export const isId = (text: string) => /^[1-9][0-9]{0,18}$/.test(text) && (text.length < 19 || BigInt(text) <= maxId)

/** A record's id: decimal digits in a string, never a number (it may exceed 2^53). */
export const id: Schema<string> = described(z.string().check(z.refine(isId, { error: 'An id is a string of digits, such as "42".' })), {
  pattern: '^[1-9][0-9]{0,18}$',
  examples: ['42'],
})

/** An id that is added or kept, or with a minus sign removed: `"7"`, `"-7"`. */
export const idChange: Schema<string> = described(
  z
    .string()
    .check(z.refine((text) => isId(text.replace(/^-/, '')), { error: 'An id is a string of digits; a minus sign before it removes it.' })),
  { pattern: '^-?[1-9][0-9]{0,18}$', examples: ['42'] },
)

/** A reference that may be cleared with an empty string. */
export const idOrNone: Schema<string> = described(
  z.string().check(z.refine((text) => text === '' || isId(text), { error: 'An id is a string of digits; an empty string clears it.' })),
  { pattern: '^([1-9][0-9]{0,18})?$', examples: ['42'] },
)

/** `"0"` or `"1"` on the wire, a boolean in the app. */
export const flag: Schema<boolean> = coded(
  z.enum(['0', '1']),
  (text) => text === '1',
  (on) => (on ? '1' : '0'),
)

/** A list of a request: at most `most` entries. */
export const listOf = <T>(entry: Schema<T>, most = 500) =>
  z.array(entry).check(z.maxLength(most, { error: `At most ${most} entries at once.` }))

/** A count that the interface carries as a JSON integer. */
export const count = z.int().check(z.minimum(0))

/** A count that the interface carries as a string. */
export const countText: Schema<number> = described(coded(z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/)), Number, String), {
  examples: ['3'],
})

/** A place in the order, 1 at the top: digits in a string on the wire. */
export const position: Schema<number> = described(
  coded(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'A position is a whole number of 1 or more, in a string.' })), Number, String),
  { examples: ['1'] },
)

const wellFormed = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'This text holds a character that cannot be kept (NUL or half a surrogate pair).',
})
const bytes = new TextEncoder()

/** Names, titles: one line of text, never HTML, at most `most` characters. */
export const line = (most = 255) =>
  z.string().check(
    wellFormed,
    z.refine((text) => text.length <= most || [...text].length <= most, { error: `At most ${most} characters.` }),
    z.refine((text) => !/[\n\r]/.test(text), { error: 'One line of text, without line breaks.' }),
  )

/** A line that may not be empty or blank; `empty` says so. */
export const filledLine = (most = 255, empty = 'This may not be empty.') =>
  line(most).check(z.refine((text) => text.trim() !== '', { error: empty }))

/** Long text: at most 64 KiB of UTF-8. */
export const longText = z.string().check(
  wellFormed,
  z.refine((text) => text.length <= 65536 && (text.length <= 16384 || bytes.encode(text).length <= 65536), {
    error: 'At most 64 KiB of text.',
  }),
)

/** Whether this is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A calendar day: `YYYYMMDD` on the wire, `YYYY-MM-DD` in the app. */
export const compactDay: Schema<string> = coded(
  described(
    z.string().check(
      z.refine((text) => /^\d{8}$/.test(text) && isDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`), {
        error: 'A date is written YYYYMMDD and must exist in the calendar.',
      }),
    ),
    { pattern: '^[0-9]{8}$', examples: ['19840229'] },
  ),
  (text) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`,
  (day) => day.replaceAll('-', ''),
)

/** A calendar day, `YYYY-MM-DD`, the same on both sides. */
export const day: Schema<string> = described(
  z.string().check(
    z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), {
      error: 'A day is written YYYY-MM-DD and must exist in the calendar.',
    }),
  ),
  { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2026-12-04'] },
)

/** A calendar day that may be cleared with an empty string. */
export const dayOrNone: Schema<string> = described(
  z.string().check(
    z.refine((text) => text === '' || (/^\d{4}-\d\d-\d\d$/.test(text) && isDay(text)), {
      error: 'A day is written YYYY-MM-DD and must exist in the calendar; an empty string clears it.',
    }),
  ),
  { pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', examples: ['2026-12-04'] },
)

/** An amount of money as exact decimal text, kept as it was sent; never a number. */
export const money: Schema<string> = described(
  z.string().check(
    z.refine((text) => /^-?\d{1,15}(\.\d{1,4})?$/.test(text), {
      error: 'An amount is written like 1250 or 1250.50: at most 15 digits, and 4 after the point.',
    }),
  ),
  { pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,4})?$', examples: ['1250.50'] },
)

/** What of a time may be left out: the seconds and their fractions, and where it is (which is then UTC). */
const clock = '[ Tt]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]+)?)?([Zz]|[+-]([01][0-9]|2[0-3]):?[0-5][0-9])?'
/** How a request writes a moment, as a pattern: the form of the answers, or ISO 8601. */
export const momentPattern = `[0-9]{4}-[0-9]{2}-[0-9]{2}${clock}`
const momentParts = new RegExp(`^(?<day>[0-9-]{10})(?<time>${clock})$`)

/** A moment as it is kept, `YYYY-MM-DD HH:MM:SS` in UTC; `undefined` where that cannot be read. */
export const readMoment = (written: string): string | undefined => {
  const { day = '', time = '' } = momentParts.exec(written)?.groups ?? {}
  if (time === '' || !isDay(day)) return undefined
  const [, hours = '', zone = ''] = /^.(.{5}(?:[:.][\d.]+)?)(.*)$/.exec(time) ?? []
  const offset = zone.replace(/^([+-]\d\d):?/, '$1:').toUpperCase() || 'Z'
  const kept = new Date(`${day}T${hours}${offset}`)
  const said = Number.isNaN(kept.getTime()) ? '' : kept.toISOString()
  return /^\d{4}-/.test(said) ? said.slice(0, 19).replace('T', ' ') : undefined
}

/** A moment of a request: in UTC, `YYYY-MM-DD HH:MM:SS`, or ISO 8601 with `Z` or an offset, which is converted. */
export const moment: Schema<string> = coded(
  described(
    z.string().check(
      z.refine((text) => readMoment(text) !== undefined, {
        error: 'A time is written YYYY-MM-DD HH:MM:SS, in UTC, or in ISO 8601, and must exist in the calendar.',
      }),
    ),
    { pattern: `^${momentPattern}$`, examples: ['2026-11-20 09:30:00', '2026-11-20T10:30:00+01:00'] },
  ),
  (text) => readMoment(text) as string,
  (text) => text,
)

/** A moment or a value the service may yet extend: what an answer holds is not checked beyond its type. */
export const text = z.string()

export const email: Schema<string> = described(
  line().check(
    z.refine((value) => value.includes('@'), { error: 'An e-mail address has an @ in it.' }),
    z.refine((value) => !value.includes('@') || /^[^\s@]+@[^\s@]+$/.test(value), { error: 'An e-mail address has one @ and no spaces.' }),
    z.refine((value) => !/^[^\s@]+@[^\s@]+$/.test(value) || /@[^\s@]+\.[^\s@.]+$/.test(value), {
      error: 'The address has no ending, such as .com.',
    }),
  ),
  { examples: ['sigrid@fjordlys.example'] },
)

/** However it is written: one may note an extension or whom to ask for beside it. */
export const phone = filledLine().check(
  z.refine((value) => value.trim() === '' || /\p{Nd}/u.test(value), { error: 'A phone number has a digit in it.' }),
)

const protocol = /^[a-z][a-z0-9+.-]*:/i
/** What may stand before a colon: the protocols of the web, and a host before its port, which has a dot in it where it is not this machine. */
const ofTheWeb = /^(https?:|(localhost|[a-z0-9-]+(\.[a-z0-9-]+)+):\d{1,5}([/?#]|$))/i
/** With or without `https://`; no other protocol, nor what a browser leaves out before it looks for one. */
export const website = filledLine().check(
  z.refine((value) => !/\p{Cc}/u.test(value), { error: 'A website holds no control characters, such as tabs.' }),
  z.refine((value) => !protocol.test(value.trim()) || ofTheWeb.test(value.trim()), {
    error: 'A website begins with https:// or http://, or with neither.',
  }),
  z.refine((value) => value.trim() === '' || value.includes('.') || protocol.test(value.trim()), {
    error: 'A website has a dot in it, such as example.com.',
  }),
)

const written = (pattern: string, example: string, error: string): Schema<string> => {
  const whole = new RegExp(`^${pattern}$`)
  return described(z.string().check(z.refine((text) => whole.test(text), { error })), { pattern: `^${pattern}$`, examples: [example] })
}

/** Money that may be cleared with an empty string. */
export const moneyOrNone = written(
  '(-?[0-9]{1,15}(\\.[0-9]{1,4})?)?',
  '85.00',
  'An amount is written like 1250 or 1250.50; an empty string clears it.',
)
/** How much of something, not less than nothing; an empty string clears it. */
export const quantityOrNone = written(
  '([0-9]{1,15}(\\.[0-9]{1,4})?)?',
  '320',
  'A number is written like 12 or 7.5; an empty string clears it.',
)

/** Codes that stand for no currency at all. */
const noCurrency = new Set(['XXX', 'XTS'])
let known: Set<string> | undefined
// Made when it is first asked for: the list of contacts has no use for it.
const currencies = () => (known ??= new Set(Intl.supportedValuesOf('currency').filter((code) => !noCurrency.has(code))))
/** An ISO 4217 code. */
export const currency: Schema<string> = described(
  z.string().check(
    z.refine((code) => /^[A-Z]{3}$/.test(code) && currencies().has(code), {
      error: 'A currency is three letters of ISO 4217, such as EUR.',
    }),
  ),
  { pattern: '^[A-Z]{3}$', examples: ['EUR'] },
)
