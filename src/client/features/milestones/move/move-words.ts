import { formatShortDay } from '../../../ui/dates/format-date.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { milestoneNoun } from '../milestone-words.ts'
import type { Plan } from './plan-move.ts'

const dayNoun = { one: 'day', other: 'days' }
export const laterNoun = { one: `later ${milestoneNoun.one}`, other: `later ${milestoneNoun.other}` }

/** `+5 days`, `−1 day`. */
export const formatDistance = (days: number): string => `${days < 0 ? '−' : '+'}${countOf(Math.abs(days), dayNoun)}`

/** What saving a move does: "Moves 4 later milestones by 5 days, skipping weekends". */
export const planWords = ({ days, later, offWeekends }: Plan): string => {
  if (days === 0) return 'Stays on its day'
  const by = `${countOf(Math.abs(days), dayNoun)}${days < 0 ? ' earlier' : ''}`
  if (later.size === 0) return days < 0 ? `Moves ${by}` : `Moves ${by} later`
  return `Moves ${countOf(later.size, laterNoun)} ${days < 0 ? by : `by ${by}`}${offWeekends ? ', skipping weekends' : ''}`
}

/** Why a later milestone is not exactly as far away: "Sun 6 becomes Mon 7". Empty where it is. */
export const weekendNote = ({ day, plain }: { day: string; plain: string }): string => {
  if (day === plain) return ''
  const short = (of: string) => formatShortDay(of, of).split(' ').slice(0, 2).join(' ')
  return `${short(plain)} becomes ${short(day)}`
}
