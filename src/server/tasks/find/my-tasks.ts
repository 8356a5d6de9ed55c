import { sql } from 'kysely'
import { fold } from '../../../contract/fold.ts'
import type { myTasks as myTasksEndpoint, TaskView } from '../../../contract/projects/tasks.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../actor.ts'
import type { ReadTx } from '../../store/store.ts'
import { daysBefore } from '../../times.ts'
import type { ReadTask } from '../task-record.ts'
import { groupsOf } from './group-tasks.ts'
import { myDays, personal, selectTasks, toTasks } from './list-tasks.ts'
import { namesOfOwners } from './owner-names.ts'
import { inOrder } from './sort-tasks.ts'

/** Open tasks, and where `since` is given what was completed from then on. */
const when = (column: string, since: string | undefined) =>
  since === undefined ? sql`${sql.ref(column)} = ''` : sql`(${sql.ref(column)} = '' or ${sql.ref(column)} >= ${since})`

const given = ({ accountId, userId }: Actor, since: string | undefined) => sql`select r."taskId" from "taskResponsibles" r
  where r."accountId" = ${accountId} and r."userId" = ${userId} and ${when('r.completedAt', since)}`
const made = ({ userId }: Actor) => sql`tasks."authorId" = ${userId}`
const own = ({ accountId, userId }: Actor, since: string | undefined) => sql`select o.id from tasks o
  where o."accountId" = ${accountId} and o."ownerKind" = 'users' and o."ownerId" = ${userId} and ${when('o.completedAt', since)}`

const views: Record<TaskView, (actor: Actor, since: string | undefined) => ReturnType<typeof made>> = {
  // One list of ids: an `or` of two conditions would walk all tasks.
  my_tasks: (actor, since) => sql`tasks.id in (${given(actor, since)} union all ${own(actor, since)})`,
  tasks_assigned_to_me: (actor, since) => sql`tasks.id in (${given(actor, since)})`,
  tasks_assigned_by_me: (actor) => sql`${made(actor)} and tasks.responsibles not in ('[]', ${`["${actor.userId}"]`})`,
  tasks_created_by_me: made,
  personal_tasks: (actor) => personal(actor),
}

/** Whether every word of the filter stands in the subject, without regard to case and accents. */
const matching = (filter: string | undefined) => {
  const words = fold(filter ?? '')
    .split(' ')
    .filter(Boolean)
  return ({ subject }: ReadTask) => {
    if (!words.length) return true
    const folded = fold(subject)
    return words.every((word) => folded.includes(word))
  }
}

/** What somebody has to do, everywhere: sorted, and where that is asked in groups, each task naming its own. */
export const listMyTasks = async (tx: ReadTx, actor: Actor, asked: QueryOf<typeof myTasksEndpoint>) => {
  const days = myDays(tx, actor)
  const since = asked.xDoneToday ? daysBefore(tx.now, 2) : undefined
  const where = [views[asked.view ?? 'my_tasks'](actor, since), when('tasks.completedAt', since)]
  if (asked.project_id) where.push(sql`tasks."projectId" = ${asked.project_id}`)
  const { rows } = await selectTasks(actor, sql.join(where, sql` and `)).execute(tx.db)
  const matches = matching(asked.query)
  const wanted = rows.filter((row) => (!row.completedAt || days.isToday(row.completedAt)) && matches(row))
  const { order, groupOf } = await groupsOf(tx, actor, asked.group ?? 'dont_group', inOrder(wanted, asked.sort ?? 'due_date', days))
  const names = await namesOfOwners(tx, actor, order)
  const tasks = await toTasks(tx, actor, order)
  return tasks.map((task, place) => {
    const [belongsTo, xGroup] = [names.get(task.id), groupOf(order[place] as ReadTask)]
    return { ...task, ...(belongsTo === undefined ? {} : { belongsTo }), ...(xGroup === undefined ? {} : { xGroup }) }
  })
}
