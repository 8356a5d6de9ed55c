import { createContext, useContext } from 'react'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { useMe } from '../../lib/session/use-me.ts'
import type { Milestone } from '../../records/milestones/milestone-resource.ts'
import { Diamond } from '../../ui/icons/diamond.tsx'
import classes from './milestone-check.module.css'
import { whenWords } from './milestone-words.ts'
import { useMilestoneWrites } from './use-milestone-writes.ts'

/** Whether the milestones on the page can only be read, as in an archived project. */
export const LockedMilestones = createContext(false)

/** Whether the signed-in person may change milestones. Clients see and comment on them. */
export const useMayChange = (): boolean => {
  const { role } = useMe()
  return !useContext(LockedMilestones) && role !== 'client'
}

/** The diamond of a milestone: completes and reopens it. */
export const MilestoneCheck = ({ milestone }: { milestone: Milestone }) => {
  const { setCompleted } = useMilestoneWrites()
  const mayChange = useMayChange()
  const days = useDueDays()
  const completed = milestone.completedAt !== ''
  const { tone } = whenWords(milestone, days)
  const sign = <Diamond tone={tone} />
  if (!mayChange) return sign
  return (
    <button
      type="button"
      role="checkbox"
      className={classes.check}
      aria-checked={completed}
      aria-label={`Complete ${milestone.title}`}
      title={completed ? 'Reopen' : 'Complete'}
      onClick={(event) => {
        event.stopPropagation()
        void setCompleted(milestone, !completed)
      }}
    >
      {sign}
    </button>
  )
}
