import { daysAlong, workingDaysBetween } from '../../../../contract/working-days.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { dayAfter } from '../../../ui/dates/format-date.ts'
import { daysBetween, weekdayOf } from '../../../ui/dates/plain-days.ts'

/** A move of one milestone before it is saved, with everything that moves along. */
export interface Plan {
  readonly milestone: Milestone
  readonly day: string
  /** How many days it moves; negative for earlier. */
  readonly days: number
  /** Those that move along go by so many working days; undefined where they go by as many days. */
  readonly workingDays: number | undefined
  /** The days of the later milestones that move along, by id. */
  readonly later: ReadonlyMap<string, string>
  /** How many others are on the day that the milestone leaves, whether they move along or not. */
  readonly sameDay: number
}

export interface MoveOptions {
  readonly later: boolean
  readonly offWeekends: boolean
  /** Whether those on the same day move along with the later ones. */
  readonly sameDay: boolean
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
 * Plans a move as the service carries it out: open milestones of the project with the same or a later date move by the same number of days, or of
 * working days.
 *
 * @param all the milestones of the project, at least
 */
export const planMove = (all: readonly Milestone[], milestone: Milestone, day: string, options: MoveOptions): Plan => {
  const days = daysBetween(milestone.deadline, day)
  const workingDays = options.offWeekends ? workingDaysBetween(milestone.deadline, day) : undefined
  const moveOf = (deadline: string) => (workingDays === undefined ? days : daysAlong(deadline, milestone.deadline, day))
  const open = all.filter(
    ({ id, projectId, completedAt }) => id !== milestone.id && projectId === milestone.projectId && completedAt === '',
  )
  const sameDay = open.filter(({ deadline }) => deadline === milestone.deadline)
  const later = open.filter(({ deadline }) => deadline > milestone.deadline)
  const moving = options.later ? [...(options.sameDay ? sameDay : []), ...later] : []
  const moved = moving.map(({ id, deadline }) => [id, deadline, dayAfter(deadline, moveOf(deadline))] as const)
  return {
    milestone,
    day,
    days,
    workingDays,
    later: new Map(moved.flatMap(([id, from, to]) => (to === from ? [] : [[id, to]]))),
    sameDay: sameDay.length,
  }
}
