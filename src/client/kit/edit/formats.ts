import { currentTime } from '../../clock.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { dateFault } from '../../ui/dates/parse-date.ts'
import { loadDayWords, readDay } from '../due/typed-day.ts'

/** How a value is written and read in a text field. Empty text is no value. */
export interface Format<V> {
  readonly toText: (value: V) => string
  /** Returns the value, or `undefined` when the text cannot be read. */
  readonly parse: (text: string) => V | undefined
  /** The message about a text that cannot be read. */
  readonly faultOf: (text: string) => string
  /** Loads what reading a text needs; undefined when it can be read at once. */
  readonly load?: (text: string) => Promise<unknown> | undefined
  readonly placeholder: string
  readonly inputMode?: 'numeric' | 'decimal'
}

const dayFormat = (isDeadline: boolean): Format<string> => ({
  toText: formatDate,
  parse: (text) => readDay(text, isDeadline),
  faultOf: (text) => dateFault(text, currentTime()) ?? '',
  load: loadDayWords,
  placeholder: '17 Nov 2026',
})

/** A day: `2026-11-17`, read as people write it: "17 Nov", "17.11.", "last Friday". */
export const dateFormat = dayFormat(false)

/** A day until which something is done: "3 Jan" is the next one. */
export const deadlineFormat = dayFormat(true)

/** A whole number. */
export const numberFormat: Format<number> = {
  toText: String,
  parse: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
  faultOf: () => 'Use a whole number.',
  placeholder: '0',
  inputMode: 'numeric',
}
