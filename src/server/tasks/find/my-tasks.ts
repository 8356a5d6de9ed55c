import { sql } from 'kysely'
import { fold } from '../../../contract/fold.ts'
import type { myTasks as myTasksEndpoint, Task, TaskView } from '../../../contract/projects/tasks.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../actor.ts'
import type { ReadTx } from '../../store/store.ts'
import { daysBefore } from '../../times.ts'
import { countedPlace, positionsOf } from '../order/positions.ts'
import { type ReadTask, toTask } from '../task-record.ts'
import { groupsOf } from './group-tasks.ts'
import { myDays, personal, selectTasks } from './list-tasks.ts'
import { namesOfOwners } from './owner-names.ts'
import { inOrder } from './sort-tasks.ts'

type Asked = QueryOf<typeof myTasksEndpoint>
type Person = Pick<Actor, 'accountId' | 'userId'>

/** Open tasks, and where `since` is given what was completed from then on. */
const when = (column: string, since: string | undefined) =>
  since === undefined ? sql`${sql.ref(column)} = ''` : sql`(${sql.ref(column)} = '' or ${sql.ref(column)} >= ${since})`

const given = ({ accountId, userId }: Person, since: string | undefined) => sql`select r."taskId" from "taskResponsibles" r
  where r."accountId" = ${accountId} and r."userId" = ${userId} and ${when('r.completedAt', since)}`
const made = ({ userId }: Person) => sql`tasks."authorId" = ${userId}`
const own = ({ accountId, userId }: Person, since: string | undefined) => sql`select o.id from tasks o
  where o."accountId" = ${accountId} and o."ownerKind" = 'users' and o."ownerId" = ${userId} and ${when('o.completedAt', since)}`

const views: Record<TaskView, (person: Person, since: string | undefined) => ReturnType<typeof made>> = {
  // One list of ids: an `or` of two conditions would walk all tasks.
  my_tasks: (person, since) => sql`tasks.id in (${given(person, since)} union all ${own(person, since)})`,
  tasks_assigned_to_me: (person, since) => sql`tasks.id in (${given(person, since)})`,
  tasks_assigned_by_me: (person) =>
    sql`${made(person)} and tasks.responsibles <> '[]' and tasks.responsibles <> '["' || ${person.userId} || '"]'`,
  tasks_created_by_me: made,
  personal_tasks: (person) => personal(person),
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

const read = async (tx: ReadTx, actor: Actor, { view = 'my_tasks', project_id: projectId, xDoneToday }: Asked) => {
  const since = xDoneToday ? daysBefore(tx.now, 2) : undefined
  const where = [views[view](actor, since), when('tasks.completedAt', since)]
  if (projectId) where.push(sql`tasks."projectId" = ${projectId}`)
  const { rows } = await selectTasks(actor, sql.join(where, sql` and `), countedPlace).execute(tx.db)
  return rows
}

/** What somebody has to do, everywhere: sorted, and where that is asked in groups, each task naming its own. */
export const listMyTasks = async (tx: ReadTx, actor: Actor, asked: Asked): Promise<Task[]> => {
  const days = myDays(tx, actor)
  const matches = matching(asked.query)
  const wanted = (await read(tx, actor, asked)).filter((row) => (!row.completedAt || days.isToday(row.completedAt)) && matches(row))
  const sorted = inOrder(wanted, asked.sort ?? 'due_date', days)
  const { order, groupOf } = await groupsOf(tx, actor, asked.group ?? 'dont_group', sorted)
  const [nameOf, positionOf] = [await namesOfOwners(tx, actor, order), await positionsOf(tx, actor, order)]
  return order.map((row) => toTask(row, days, { position: positionOf(row), belongsTo: nameOf(row), xGroup: groupOf(row) }))
}
