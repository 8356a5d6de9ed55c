import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { StateLabel, type Tone } from '../../ui/icons/state-label.tsx'
import classes from './due.module.css'
import { dueWords } from './due-words.ts'
import { useDueDays } from './use-due-days.ts'

const icons = { green: IconCheck, red: IconAlertTriangle, amber: IconClock, grey: IconClock } as const

interface WhenProps {
  /** "2 days late", "Tomorrow", "Wed 25 Nov" */
  label: string
  tone?: Tone | undefined
}

/** When something is due: with an icon where it is late, near or done. */
export const When = ({ label, tone }: WhenProps) =>
  tone ? <StateLabel tone={tone} icon={icons[tone]} label={label} /> : <span className={classes.due}>{label}</span>

interface DueLabelProps {
  dueDate: string
  /** The heading says "Today" or "Tomorrow": only the time is left to say. */
  underDay?: boolean
}

/** When a due date is. Nothing without one. */
export const DueLabel = ({ dueDate, underDay = false }: DueLabelProps) => {
  const days = useDueDays()
  const words = dueWords(dueDate, days)
  if (!words) return undefined
  if (!underDay || days.isLate(dueDate)) return <When {...words} />
  const time = days.timeOf(dueDate)
  return time && <When {...words} label={time} />
}
