import { sql } from 'kysely'
import type { MilestoneChange } from '../../../contract/projects/milestones.ts'
import { daysAlong } from '../../../contract/working-days.ts'
import type { Actor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'
import { dayAfter, dayIn, daysAfter, daysBetween, isInCalendar } from '../../core/times.ts'

type MilestoneRow = Row<'milestones'>

/** Returns how many days a day moves along with a milestone: as many as that one, or as many working days. */
const distanceOf = (row: MilestoneRow, to: string, offWeekends: boolean) => {
  if (!offWeekends) return () => daysBetween(row.deadline, to)
  return (day: string) => daysAlong(day, row.deadline, to)
}

/** The deadlines that a change of a milestone moves, by the id of the milestone. */
interface Shift {
  rows: MilestoneRow[]
  deadlines: ReadonlyMap<string, string>
}

/** Returns the open milestones on the same day and after it with new deadlines, if the change moves them. Each keeps its distance. */
export const shiftedWith = async (tx: ReadTx, row: MilestoneRow, change: MilestoneChange): Promise<Shift> => {
  const { deadline: to, moveUpcomingMilestones, moveUpcomingMilestonesOffWeekends: offWeekends = false, xMoveSameDay = true } = change
  if (!to || !moveUpcomingMilestones || to === row.deadline) return { rows: [], deadlines: new Map() }
  const upcoming = xMoveSameDay ? sql`deadline >= ${row.deadline} and id <> ${row.id}` : sql`deadline > ${row.deadline}`
  const { rows } = await sql<MilestoneRow>`select * from milestones where "accountId" = ${row.accountId}
    and "projectId" = ${row.projectId} and "completedAt" = '' and ${upcoming} order by deadline, id`.execute(tx.db)
  const distance = distanceOf(row, to, offWeekends)
  const deadlines = new Map<string, string>()
  for (const { id, title, deadline } of rows) {
    const day = dayAfter(deadline, distance(deadline))
    if (!isInCalendar(day)) throw unacceptable('milestone.deadline', 'too-far', `“${title}” would move outside the supported dates.`)
    deadlines.set(id, day)
  }
  return { rows, deadlines }
}

/** Moves the due dates of open tasks in the lists of the milestones that move, by as much as their milestone. A time of day stays. */
export const shiftTasks = async (tx: WriteTx, actor: Actor, row: MilestoneRow, change: MilestoneChange, { rows }: Shift) => {
  const { deadline: to, moveUpcomingMilestonesOffWeekends: offWeekends = false, xMoveTasks } = change
  if (!xMoveTasks || !to || to === row.deadline) return
  const ids = [row.id, ...rows.map(({ id }) => id)]
  const lists = await rowsWith(tx, actor, 'taskLists', { milestoneId: ids })
  const open = await rowsWith(tx, actor, 'tasks', { ownerKind: 'taskLists', ownerId: lists.map(({ id }) => id), completedAt: '' })
  const tasks = open.filter(({ dueDate }) => dueDate !== '')
  const distance = distanceOf(row, to, offWeekends)
  await tx.updateMany('tasks', tasks, ({ subject, dueDate }) => {
    const hasTime = dueDate.length > 10
    const by = distance(hasTime ? dayIn(actor.timeZone, dueDate) : dueDate)
    const moved = hasTime ? daysAfter(dueDate, by) : dayAfter(dueDate, by)
    if (!isInCalendar(moved.slice(0, 10)))
      throw unacceptable('milestone.deadline', 'too-far', `“${subject}” would move outside the supported dates.`)
    return { dueDate: moved }
  })
}
