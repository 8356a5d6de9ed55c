import { useId, useRef } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { stateOf } from '../milestone-words.ts'
import classes from './milestone-list.module.css'
import { MilestoneRow } from './milestone-row.tsx'

interface MilestoneListProps {
  milestones: readonly Milestone[]
  secondOf: (milestone: Milestone) => string | undefined
  onOpen: (id: string) => void
}

const groups = [
  { state: 'late', title: 'Late' },
  { state: 'upcoming', title: 'Upcoming' },
  { state: 'completed', title: 'Completed' },
] as const

const Group = ({ title, late, ...rows }: MilestoneListProps & { title: string; late: boolean }) => {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.head} data-late={late || undefined}>
        {title} <span className={classes.count}>{formatCount(rows.milestones.length)}</span>
      </h2>
      <ul className={classes.rows}>
        {rows.milestones.map((milestone) => (
          <MilestoneRow key={milestone.id} milestone={milestone} second={rows.secondOf(milestone)} onOpen={rows.onOpen} />
        ))}
      </ul>
    </section>
  )
}

/** Milestones under Late, Upcoming and Completed, by date. j, k and the arrow keys move between them. */
export const MilestoneList = ({ milestones, ...rows }: MilestoneListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const { today, isLate } = useDueDays()
  const groupOf = (milestone: Milestone) => {
    const state = stateOf(milestone, today)
    return state === 'late' && !isLate(milestone.deadline) ? 'upcoming' : state
  }
  useEntryKeys(list)
  return (
    <div ref={list} className={classes.list} role="group" aria-label="Milestones" tabIndex={-1}>
      {groups.map(({ state, title }) => {
        const within = milestones.filter((milestone) => groupOf(milestone) === state)
        return within.length > 0 && <Group key={state} title={title} late={state === 'late'} milestones={within} {...rows} />
      })}
    </div>
  )
}
