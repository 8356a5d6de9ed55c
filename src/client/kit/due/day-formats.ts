import { currentTime } from '../../clock.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { dateFault } from '../../ui/dates/parse-date.ts'
import type { Format } from '../edit/formats.ts'
import { loadDayWords, readDay } from './typed-day.ts'

/** Whether a typed day needs no other words to be clear: "3 Dec 2027" does not, and "12/3/2027", which may begin with the month, does. */
export const isClearDay = (text: string): boolean => /\d{4}/.test(text) && !/^\s*\d{1,2}[/-]\d/.test(text)

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
