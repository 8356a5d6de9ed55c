import { countOf } from '../../../ui/text/noun.ts'
import { dayNoun } from '../../../ui/text/nouns.ts'
import { milestoneNoun } from '../milestone-words.ts'
import type { Plan } from './plan-move.ts'

const workingDayNoun = { one: 'working day', other: 'working days' }
export const otherNoun = { one: `other ${milestoneNoun.one}`, other: `other ${milestoneNoun.other}` }

/** `+5 days`, `−1 day`. */
export const formatDistance = (days: number): string => `${days < 0 ? '−' : '+'}${countOf(Math.abs(days), dayNoun)}`

/** What saving a move does: "Moves 4 other milestones by 3 working days". */
export const planWords = ({ days, workingDays, later }: Plan): string => {
  if (days === 0) return 'Date unchanged'
  const along =
    workingDays === undefined || later.size === 0 ? countOf(Math.abs(days), dayNoun) : countOf(Math.abs(workingDays), workingDayNoun)
  const by = `${along}${days < 0 ? ' earlier' : ''}`
  if (later.size === 0) return days < 0 ? `Moves ${by}` : `Moves ${by} later`
  return `Moves ${countOf(later.size, otherNoun)} ${days < 0 ? by : `by ${by}`}`
}
