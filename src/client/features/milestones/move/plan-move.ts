import { dayAfter } from '../../../ui/dates/format-date.ts'
import { daysBetween, weekdayOf } from '../../../ui/dates/plain-days.ts'
import type { Milestone } from '../milestone-resource.ts'

/** Where a later milestone goes. `plain` is the day without skipping weekends. */
interface Shifted {
  readonly day: string
  readonly plain: string
}

/** A move of one milestone before it is saved, with everything that moves along. */
export interface Plan {
  readonly milestone: Milestone
  readonly day: string
  /** How many days it moves; negative for earlier. */
  readonly days: number
  readonly offWeekends: boolean
  /** The later milestones that move along, by id. */
  readonly later: ReadonlyMap<string, Shifted>
}

export interface MoveOptions {
  readonly later: boolean
  readonly offWeekends: boolean
}

/** Saturday and Sunday become the Monday after. */
export const skipWeekend = (day: string): string => dayAfter(day, { 6: 2, 7: 1 }[weekdayOf(day)] ?? 0)

/** The day a step away. Where weekends are skipped, a step that ends on one goes on in its direction. */
export const moveByDays = (day: string, days: number, skipWeekends: boolean): string => {
  const next = dayAfter(day, days)
  if (!skipWeekends || weekdayOf(next) < 6) return next
  return days > 0 ? skipWeekend(next) : dayAfter(next, 5 - weekdayOf(next))
}

/**
 * Plans a move as the service carries it out: open milestones of the project with a later date move by the same number of days, and from a
 * weekend to the Monday after.
 *
 * @param all the milestones of the project, at least
 */
export const planMove = (all: readonly Milestone[], milestone: Milestone, day: string, { later, offWeekends }: MoveOptions): Plan => {
  const days = daysBetween(milestone.deadline, day)
  const moving = all.filter(
    ({ id, projectId, deadline, completedAt }) =>
      id !== milestone.id && projectId === milestone.projectId && completedAt === '' && deadline > milestone.deadline,
  )
  const shift = ({ id, deadline }: Milestone) => {
    const plain = dayAfter(deadline, days)
    return [id, { plain, day: offWeekends ? skipWeekend(plain) : plain }] as const
  }
  return { milestone, day, days, offWeekends, later: new Map(later && days !== 0 ? moving.map(shift) : []) }
}
