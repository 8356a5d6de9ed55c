import type { DueDays } from '../../kit/due/due-days.ts'
import { dueWords } from '../../kit/due/due-words.ts'
import type { Milestone } from '../../records/milestones/milestone-resource.ts'
import { formatShortDay } from '../../ui/dates/format-date.ts'
import type { Tone } from '../../ui/icons/state-label.tsx'
import type { Noun } from '../../ui/text/noun.ts'

export const milestoneNoun: Noun = { one: 'milestone', other: 'milestones' }

type Dated = Pick<Milestone, 'deadline' | 'completedAt'>

/** The state of a milestone on a day, as the filters of the service tell it. */
export const stateOf = ({ deadline, completedAt }: Dated, today: string) => {
  if (completedAt !== '') return 'completed'
  return deadline < today ? 'late' : 'upcoming'
}

/** A milestone's state in words: "Done Mon 16 Nov", "2 days late", "Tomorrow", "Wed 25 Nov". */
export const whenWords = ({ deadline, completedAt }: Dated, days: DueDays): { label: string; tone: Tone | undefined } =>
  completedAt === ''
    ? (dueWords(deadline, days) ?? { label: '', tone: undefined })
    : { label: `Done ${formatShortDay(completedAt, days.today)}`, tone: 'green' }
