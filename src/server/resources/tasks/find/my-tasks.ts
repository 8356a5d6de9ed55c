import { type RawBuilder, sql } from 'kysely'
import { containsTerm, normalizeForSearch, normalizeTerm } from '../../../../contract/normalize-for-search.ts'
import type { myTasks as myTasksEndpoint, Task, TaskView } from '../../../../contract/projects/tasks.ts'
import type { QueryOf } from '../../../../contract/wire/endpoint.ts'
import type { Actor } from '../../../core/actor.ts'
import { inChunks } from '../../../core/lists/in-chunks.ts'
import { idsIn } from '../../../core/store/many-rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { TaskRow } from '../../../core/store/tables.ts'
import { dayAfter, daysBefore, isInCalendar } from '../../../core/times.ts'
import { withShownFiles } from '../../files/attachments.ts'
import type { Days } from '../due-days.ts'
import { countedPlace, positionsOf } from '../order/positions.ts'
import { toTask } from '../task-record.ts'
import { type Grouped, groupsOf } from './group-tasks.ts'
import { myDays, personal, seen, selectTasks } from './list-tasks.ts'
import { namesOfOwners } from './owner-names.ts'
import { inOrder, type Sorted } from './sort-tasks.ts'

type Asked = QueryOf<typeof myTasksEndpoint>
/** The columns that filter, sort and group tasks. The others are read once the order is known. */
type MyTask = Sorted & Grouped & Pick<TaskRow, 'subject'>
const orderColumns = sql.raw(`tasks.id, tasks."completedAt", tasks."dueDate", tasks."startDate", tasks.priority,
  tasks."estimatedTime", tasks."ownerKind", tasks.responsibles, tasks.state, tasks.subject`)
type Person = Pick<Actor, 'accountId' | 'userId'>

/** Matches open tasks and, with `since`, tasks completed since then. */
const when = (column: string, since: string | undefined) =>
  since === undefined ? sql`${sql.ref(column)} = ''` : sql`(${sql.ref(column)} = '' or ${sql.ref(column)} >= ${since})`

const given = ({ accountId, userId }: Person, since: string | undefined) => sql`select r."taskId" from "taskResponsibles" r
  where r."accountId" = ${accountId} and r."userId" = ${userId} and ${when('r.completedAt', since)}`
const made = ({ userId }: Person) => sql`tasks."authorId" = ${userId}`
const own = ({ accountId, userId }: Person, since: string | undefined) => sql`select o.id from tasks o
  where o."accountId" = ${accountId} and o."ownerKind" = 'users' and o."ownerId" = ${userId} and ${when('o.completedAt', since)}`

const views: Record<TaskView, (person: Person, since: string | undefined) => ReturnType<typeof made>> = {
  // One list of ids: an `or` of two conditions would scan all tasks.
  my_tasks: (person, since) => sql`tasks.id in (${given(person, since)} union all ${own(person, since)})`,
  tasks_assigned_to_me: (person, since) => sql`tasks.id in (${given(person, since)})`,
  tasks_assigned_by_me: (person) =>
    sql`${made(person)} and tasks.responsibles <> '[]' and tasks.responsibles <> '["' || ${person.userId} || '"]'`,
  tasks_created_by_me: made,
  personal_tasks: (person) => personal(person),
}

/** Returns a test for subjects that contain the filter, or its words in any order. */
const matching = (filter: string | undefined) => {
  const term = normalizeTerm(filter ?? '')
  return ({ subject }: MyTask) => term === '' || containsTerm(normalizeForSearch(subject), term)
}

/** Matches tasks that are in no project, or in one that is neither archived nor a template. */
const underWay = ({ accountId }: Person) => sql`(tasks."projectId" is null or exists (select 1 from projects p
  where p."accountId" = ${accountId} and p.id = tasks."projectId" and p.status in ('active', 'silent')))`

/** The conditions for the open tasks of a view and those completed lately, or for all its completed tasks. */
const conditionOf = (
  tx: ReadTx,
  actor: Actor,
  { view = 'my_tasks', project_id: projectId, xPriority, xDueBy, xDoneToday }: Asked,
  part: 'open' | 'done',
) => {
  const since = xDoneToday ? daysBefore(tx.now, 2) : undefined
  const where =
    part === 'done'
      ? [views[view](actor, ''), sql`tasks."completedAt" > ''`]
      : [views[view](actor, since), when('tasks.completedAt', since)]
  where.push(sql`tasks."accountId" = ${actor.accountId}`)
  // West of UTC a moment of that day can be on the next one in UTC. The days are compared exactly once the tasks are read.
  const last = xDueBy && isInCalendar(dayAfter(xDueBy, 1)) ? dayAfter(xDueBy, 1) : xDueBy
  if (last && part === 'open')
    where.push(sql`(tasks."completedAt" > '' or (tasks."dueDate" > '' and substr(tasks."dueDate", 1, 10) <= ${last}))`)
  if (xPriority) where.push(sql`tasks.priority = ${xPriority}`)
  if (projectId) where.push(sql`tasks."projectId" = ${projectId}`)
  else if (part === 'open') where.push(sql`(tasks."completedAt" > '' or ${underWay(actor)})`)
  return sql.join(where, sql` and `)
}

const idsOf = (tasks: { id: string }[]) => tasks.map(({ id }) => id)

const readInChunks = (tx: ReadTx, actor: Actor, tasks: MyTask[]) =>
  inChunks(tasks, async (some) => {
    const ids = idsOf(some)
    const { rows } = await selectTasks(tx, actor, sql`tasks.id in ${idsIn(tx, ids)}`, countedPlace(actor)).execute(tx.db)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  })

/** Reads matching tasks in chunks. All columns of all tasks in one statement would hold up other requests for too long. */
const readMatching = async (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>, isAsked: (task: MyTask) => boolean) => {
  const { rows: all } = await sql<{ id: string }>`select tasks.id from tasks where ${where}`.execute(tx.db)
  return inChunks(all, async (some) => {
    const { rows } = await sql<MyTask>`select ${orderColumns} from tasks
      where tasks.id in ${idsIn(tx, idsOf(some))} and ${seen(tx, actor)}`.execute(tx.db)
    return rows.filter(isAsked)
  })
}

/** Reads the open tasks, and on request those completed today and the newest completed ones. */
const readAll = async (tx: ReadTx, actor: Actor, asked: Asked, days: Days) => {
  const isDue = ({ dueDate }: MyTask) => asked.xDueBy === undefined || days.sortKey(dueDate).slice(0, 10) <= asked.xDueBy
  const isNamed = matching(asked.query)
  const open = await readMatching(
    tx,
    actor,
    conditionOf(tx, actor, asked, 'open'),
    (row) => (row.completedAt ? days.isToday(row.completedAt) : isDue(row)) && isNamed(row),
  )
  if (!asked.xDone) return open
  const { rows: done } =
    await sql<MyTask>`select ${orderColumns} from tasks where ${conditionOf(tx, actor, asked, 'done')} and ${seen(tx, actor)}
    order by tasks."completedAt" desc, tasks.id desc limit ${asked.xDone}`.execute(tx.db)
  return [...new Map([...open, ...done.filter(isNamed)].map((row) => [row.id, row])).values()]
}

/** Lists the tasks of a view, sorted and optionally grouped; each task names its group. */
export const listMyTasks = async (tx: ReadTx, actor: Actor, asked: Asked): Promise<Task[]> => {
  const days = myDays(tx, actor)
  const sorted = inOrder(await readAll(tx, actor, asked, days), asked.sort ?? 'due_date', days)
  const { order, groupOf } = await groupsOf(tx, actor, asked.group ?? 'dont_group', sorted)
  const rows = await withShownFiles(tx, actor, await readInChunks(tx, actor, order))
  const [nameOf, positionOf] = [await namesOfOwners(tx, actor, rows), await positionsOf(tx, actor, rows)]
  return inChunks(rows, (some) =>
    some.map((row) => toTask(row, days, { position: positionOf(row), belongsTo: nameOf(row), xGroup: groupOf(row) })),
  )
}
