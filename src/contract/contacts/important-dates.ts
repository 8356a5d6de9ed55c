import * as z from 'zod/mini'
import { encode } from '../wire/encode.ts'
import { compactDay, flag, id, idChange, isDay, text, written } from '../wire/values.ts'
import { bodyObject, coded, type Schema, wireObject } from '../wire/wire.ts'

export const dateTypes = ['birthday', 'anniversary', 'other'] as const

/** Whether this is a day of the year without a year, `--05-09`; 29 February is one. */
export const isMonthDay = (text: string) => /^--\d\d-\d\d$/.test(text) && isDay(`2000${text.slice(1)}`)

/** The day of a date whose year is not known, as vCard writes it. */
const monthDay = written(
  '--(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])',
  '--05-09',
  'Use the format --MM-DD and a day that exists.',
  isMonthDay,
)

interface Dated {
  date?: string | undefined
  xMonthDay?: string | undefined
}
/** In the app, `date` holds both: `1984-02-29`, or `--02-29` where the year is not known. */
const joined = <T extends Dated>({ xMonthDay, ...rest }: T) => (xMonthDay === undefined ? rest : { ...rest, date: xMonthDay })
const split = <T extends { date?: string | undefined }>({ date, ...rest }: T) =>
  date?.startsWith('--') ? { ...rest, xMonthDay: date } : { ...rest, date }

export interface ImportantDate {
  id: string
  type: string
  isEveryYear: boolean
  /** `YYYY-MM-DD`, or `--MM-DD` if the year is not known. */
  date: string
}

const once = <T extends Dated>(counts: readonly number[]) =>
  z.refine<T>(({ date, xMonthDay }) => counts.includes([date, xMonthDay].filter((each) => each !== undefined).length), {
    error: 'A date has a year or none: leave out date or x-month-day.',
    path: ['x-month-day'],
  })

const shown = wireObject({ id, type: text, isEveryYear: flag, date: z.optional(compactDay), xMonthDay: z.optional(monthDay) })
export const importantDate: Schema<ImportantDate> = coded(
  shown.check(once([1])),
  (read) => ({ ...joined(read), date: read.date ?? read.xMonthDay ?? '' }),
  (date) => encode(shown, split(date) as z.output<typeof shown>),
)

const asked = bodyObject({
  id: z.optional(idChange),
  type: z.optional(z.enum(dateTypes)),
  isEveryYear: z.optional(flag),
  date: z.optional(compactDay),
  xMonthDay: z.optional(monthDay),
})
type Asked = Omit<z.output<typeof asked>, 'xMonthDay'>
export const importantDateChange: Schema<Asked> = coded(
  asked.check(once([0, 1])),
  (read) => joined(read),
  (change) => encode(asked, split(change) as z.output<typeof asked>),
)
