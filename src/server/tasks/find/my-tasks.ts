import { sql } from 'kysely'
import { fold } from '../../../contract/fold.ts'
import type { myTasks as myTasksEndpoint, Task, TaskView } from '../../../contract/projects/tasks.ts'
import type { Encoded } from '../../../contract/wire/encode.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../actor.ts'
import { inPieces } from '../../lists/in-pieces.ts'
import { ask } from '../../store/ask.ts'
import { asIds, idsIn } from '../../store/ids-in.ts'
import type { ReadTx } from '../../store/store.ts'
import { daysBefore } from '../../times.ts'
import { askedBy, readerIn } from '../../visibility/asked-by.ts'
import { countedPlace, positionsOf } from '../order/positions.ts'
import { listed } from '../task-record.ts'
import type { Days } from './due-days.ts'
import { type Grouped, groupedBy, groupsOf } from './group-tasks.ts'
import { myDays, personal, seen, selectListed } from './list-tasks.ts'
import { namesOfOwners } from './owner-names.ts'
import { inOrder, type Sorted, sortedBy } from './sort-tasks.ts'

type Asked = QueryOf<typeof myTasksEndpoint>
/** What puts a task in its place; the rest is read once the order is known. */
type MyTask = Sorted & Grouped & { subject: string }
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

/** Returns a test for subjects that contain every word of the filter, ignoring case and accents. */
const matching = (filter: string | undefined) => {
  const words = fold(filter ?? '')
    .split(' ')
    .filter(Boolean)
  return ({ subject }: MyTask) => {
    if (!words.length) return true
    const folded = fold(subject)
    return words.every((word) => folded.includes(word))
  }
}

const columnOr = (column: string | undefined) => (column === undefined ? sql`''` : sql.ref(`tasks.${column}`))

const read = (tx: ReadTx, actor: Actor, asked: Asked, done: number | undefined) => {
  const { view = 'my_tasks', sort = 'due_date', group = 'dont_group', project_id: projectId, query } = asked
  const parts = [
    actor.role,
    view,
    sort,
    group,
    asked.xDoneToday && 'done today',
    projectId && 'of a project',
    query && 'with their subjects',
    done && 'the newest that are done',
  ]
  const values = { ...askedBy(actor), since: daysBefore(tx.now, 2), projectId: projectId ?? '', done: String(done) }
  return ask(tx, `my tasks, ${parts.filter(Boolean).join(', ')}`, values, (values) => {
    const since = asked.xDoneToday ? values.since : undefined
    const where = done
      ? [views[view](values, ''), sql`tasks."completedAt" > ''`]
      : [views[view](values, since), when('tasks.completedAt', since)]
    if (projectId) where.push(sql`tasks."projectId" = ${values.projectId}`)
    const newest = sql`order by tasks."completedAt" desc, tasks.id desc limit ${values.done}`
    return sql<MyTask>`select cast(tasks.id as text) as id, tasks."completedAt", ${columnOr(sortedBy[sort])} as "sortedBy",
      ${columnOr(groupedBy[group])} as "groupedBy", ${columnOr(query ? 'subject' : undefined)} as subject
      from tasks where ${sql.join(where, sql` and `)} and ${seen(readerIn(values, actor))} ${done ? newest : sql``}`
  })
}

/** Tasks to read or write at once, before other requests get a turn. */
const piece = 500

const readListed = (tx: ReadTx, actor: Actor, tasks: MyTask[]) =>
  inPieces(tasks, piece, async (some) => {
    const values = { ...askedBy(actor), ids: asIds(some.map(({ id }) => id)) }
    const rows = await ask(tx, `my tasks by their ids, ${actor.role}`, values, (given) =>
      selectListed(readerIn(given, actor), sql`tasks.id in ${idsIn(tx, given.ids)}`, countedPlace),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return some.flatMap((task) => {
      const row = byId.get(task.id)
      return row ? [{ ...task, ...row }] : []
    })
  })

/** Reads the open tasks, and on request those completed today and the newest completed ones. */
const readAll = async (tx: ReadTx, actor: Actor, asked: Asked, days: Days) => {
  const open = (await read(tx, actor, asked, undefined)).filter((row) => !row.completedAt || days.isToday(row.completedAt))
  const done = asked.xDone ? await read(tx, actor, asked, asked.xDone) : []
  return [...new Map([...open, ...done].map((row) => [row.id, row])).values()].filter(matching(asked.query))
}

/** Lists the tasks of a view, sorted and optionally grouped; each task names its group. */
export const listMyTasks = async (tx: ReadTx, actor: Actor, asked: Asked): Promise<Encoded<Task>[]> => {
  const days = myDays(tx, actor)
  const sorted = inOrder(await readAll(tx, actor, asked, days), asked.sort ?? 'due_date', days)
  const { order, groupOf } = await groupsOf(tx, actor, asked.group ?? 'dont_group', sorted)
  const rows = await readListed(tx, actor, order)
  const [nameOf, positionOf] = [await namesOfOwners(tx, actor, rows), await positionsOf(tx, actor, rows)]
  return inPieces(rows, piece, (some) =>
    some.map((row) => listed(row, days, { position: positionOf(row), belongsTo: nameOf(row), xGroup: groupOf(row) })),
  )
}
