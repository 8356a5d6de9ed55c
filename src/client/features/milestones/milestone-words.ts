import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import type { Tone } from '../../ui/icons/state-label.tsx'
import type { DueDays } from '../tasks/due-days.ts'
import { dueWords } from '../tasks/due-words.ts'
import type { Milestone } from './milestone-resource.ts'

type Dated = Pick<Milestone, 'deadline' | 'completedAt'>

/** The state of a milestone on a day, as the filters of the service tell it. */
export const stateOf = ({ deadline, completedAt }: Dated, today: string) => {
  if (completedAt !== '') return 'completed'
  return deadline < today ? 'late' : 'upcoming'
}

/** A milestone's state in words: "Done", "2 days late", "Tomorrow", "Wed 25 Nov". */
export const whenWords = ({ deadline, completedAt }: Dated, days: DueDays): { label: string; tone: Tone | undefined } =>
  completedAt === '' ? (dueWords(deadline, days) ?? { label: '', tone: undefined }) : { label: 'Done', tone: 'green' }

/** The icon that stands with the words of a state. */
export const toneIcons = { green: IconCheck, red: IconAlertTriangle, amber: IconClock, grey: IconClock } as const
