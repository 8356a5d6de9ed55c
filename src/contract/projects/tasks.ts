import * as z from 'zod/mini'
import { attached, attaching } from '../notes/file-record.ts'
import { searchWords } from '../search-words.ts'
import { endpoint } from '../wire/endpoint.ts'
import { creates, pageOf, stamps } from '../wire/records.ts'
import {
  count,
  day,
  dayOrNone,
  filledLine,
  flag,
  id,
  idChange,
  isDay,
  listOf,
  momentPattern,
  position,
  readMoment,
  text,
  written,
} from '../wire/values.ts'
import { bodyObject, coded, described, type Schema, wireObject } from '../wire/wire.ts'

export const taskState = z.enum(['not started', 'started', 'done'])
export type TaskState = z.output<typeof taskState>
const timeBuckets = ['later', 'today', 'tomorrow', 'this week', 'next week'] as const
export const timeBucket = z.enum(timeBuckets)
export type TimeBucket = z.output<typeof timeBucket>
export const priority = z.enum(['low', 'normal', 'high'])

const isDayOrNone = (value: string) => value === '' || isDay(value)
/** A time, stored in UTC (`YYYY-MM-DD HH:MM:SS`), or a date (`YYYY-MM-DD`); empty if there is none. */
const dueDate: Schema<string> = coded(
  written(
    `([0-9]{4}-[0-9]{2}-[0-9]{2}|${momentPattern})?`,
    ['2026-12-04', '2026-12-04 15:00:00', '2026-12-04T16:00:00+01:00'],
    'Use YYYY-MM-DD, YYYY-MM-DD HH:MM:SS (UTC) or ISO 8601, with a date that exists; an empty text clears the due date.',
    (value) => isDayOrNone(value) || readMoment(value) !== undefined,
  ),
  (value) => (isDayOrNone(value) ? value : (readMoment(value) as string)),
  (value) => value,
)
/** Hours, with up to two decimals. */
const hoursOrNone = written('([0-9]{1,4}([.][0-9]{1,2})?)?', '2.5', 'Use a number of hours, such as "2.5"; an empty text clears it.')

/** A task. `position` counts the open tasks of its list; completed tasks have none. `timeBucket` follows from the due date in the user's time zone: `later` without a date, absent after next week. */
export const task = wireObject({
  id,
  subject: text,
  state: taskState,
  dueDate: text,
  responsibles: z.array(id),
  ...attached,
  startDate: text,
  priority,
  estimatedTime: text,
  completedAt: z.optional(text),
  taskListId: z.optional(id),
  projectId: z.optional(id),
  contactId: z.optional(id),
  caseId: z.optional(id),
  dealId: z.optional(id),
  ...stamps,
  timeBucket: z.optional(timeBucket),
  position: z.optional(position),
  commentsCount: z.optional(count),
  /** Whether clients cannot see it; tasks of projects only. */
  xIsPrivate: z.optional(flag),
  /** The name of the project, contact, case or deal. */
  belongsTo: z.optional(text),
  /** In `/my-tasks`: the group of the task. */
  xGroup: z.optional(text),
})
export type Task = z.output<typeof task>

const askedBucket: Schema<string> = described(z.string().check(z.maxLength(255)), { enum: timeBuckets })
const changeable = {
  dueDate: z.optional(dueDate),
  /** Ignored when `dueDate` is sent, so it is checked only where it counts. */
  timeBucket: z.optional(askedBucket),
  ...attaching,
  startDate: z.optional(dayOrNone),
  priority: z.optional(priority),
  estimatedTime: z.optional(hoursOrNone),
  xIsPrivate: z.optional(flag),
}
const people = listOf(idChange)
const newTask = bodyObject({ ...changeable, subject: filledLine(), responsibles: z.optional(people) })
const somebody = people.check(z.minLength(1, { error: 'At least one person must be responsible.' }))
const ownedTask = bodyObject({ ...changeable, subject: filledLine(), responsibles: somebody })
const oneOrMore = z.union([people, id], { error: 'Use a list of user ids, or one id.' })
const inboxTask = bodyObject({ ...changeable, subject: filledLine(), responsibles: z.optional(oneOrMore) })
const taskChange = bodyObject({
  ...changeable,
  subject: z.optional(filledLine()),
  state: z.optional(taskState),
  position: z.optional(position),
  responsibles: z.optional(people),
})
export type NewTask = z.output<typeof newTask>
export type TaskChange = z.output<typeof taskChange>

/** `xState` selects open or completed tasks; if omitted, open tasks come first. */
const part = { xState: z.optional(z.enum(['open', 'done'])) }
export type TaskPart = z.output<NonNullable<typeof part.xState>>
const tasks = { tasks: z.array(task) }

const calls = <Path extends string>(path: Path, asked: Schema<NewTask>, access: 'member' | 'signed-in') => ({
  list: endpoint('GET', path, { access, query: part, reply: tasks }),
  create: creates(path, { task: asked }, 'taskId', access),
})
export type TaskCalls<Path extends string = `/${'taskLists' | 'contacts' | 'cases' | 'deals'}/:ownerId/tasks`> = ReturnType<
  typeof calls<Path>
>

export const listTasks = calls('/taskLists/:ownerId/tasks', newTask, 'signed-in')
/** The root key of the list is `inbox`, and `responsibles` may be one id. */
export const inbox = {
  list: endpoint('GET', '/projects/:ownerId/inbox', { access: 'signed-in', query: part, reply: { inbox: z.array(task) } }),
  create: creates('/projects/:ownerId/inbox', { task: inboxTask }, 'taskId', 'signed-in'),
}
/** With `xPeople` the list of a company has the tasks of its people too. */
export const contactTasks = {
  ...calls('/contacts/:ownerId/tasks', ownedTask, 'member'),
  list: endpoint('GET', '/contacts/:ownerId/tasks', { access: 'member', query: { ...part, xPeople: z.optional(flag) }, reply: tasks }),
}
export const caseTasks = calls('/cases/:ownerId/tasks', ownedTask, 'member')
export const dealTasks = calls('/deals/:ownerId/tasks', ownedTask, 'member')
/** `status` spells `not started` as one word; omitted, it means started and not started. */
export const personalTasks = {
  list: endpoint('GET', '/tasks/personal', {
    access: 'signed-in',
    paged: 'query',
    query: { status: z.optional(z.enum(['started', 'notstarted', 'done'])) },
    reply: pageOf({ tasks: z.array(task) }),
  }),
  create: creates('/tasks/personal', { task: newTask }, 'taskId', 'signed-in'),
}

export const taskView = z.enum(['my_tasks', 'tasks_assigned_to_me', 'tasks_assigned_by_me', 'tasks_created_by_me', 'personal_tasks'])
export type TaskView = z.output<typeof taskView>
export const taskSort = z.enum(['due_date', 'start_date', 'creation_date', 'priority', 'estimated_time'])
export type TaskSort = z.output<typeof taskSort>
export const taskGroup = z.enum(['type', 'responsible', 'dont_group', 'priority', 'status'])
export type TaskGroup = z.output<typeof taskGroup>
const mostDone = 500
const doneCount: Schema<number> = described(
  coded(
    z
      .string()
      .check(
        z.refine((text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= mostDone, { error: `A whole number from 1 to ${mostDone}.` }),
      ),
    Number,
    String,
  ),
  { examples: ['500'] },
)
/**
 * The query keys and values are the interface's own, including underscores. `xDueBy` leaves out open tasks that are due later or never, `xDoneToday`
 * adds tasks completed today, `xDone` that many of the newest completed tasks.
 */
export const myTasks = endpoint('GET', '/my-tasks', {
  access: 'signed-in',
  query: {
    view: z.optional(taskView),
    sort: z.optional(taskSort),
    group: z.optional(taskGroup),
    query: z.optional(searchWords),
    project_id: z.optional(id),
    xPriority: z.optional(priority),
    xDueBy: z.optional(day),
    xDoneToday: z.optional(flag),
    xDone: z.optional(doneCount),
  },
  reply: tasks,
})
export const getTask = endpoint('GET', '/tasks/:id', { access: 'signed-in', versioned: true, reply: { task } })
export const updateTask = endpoint('PUT', '/tasks/:id', { access: 'signed-in', body: { task: taskChange } })
export const finishTask = endpoint('PUT', '/tasks/:id/done', { access: 'signed-in' })
export const startTask = endpoint('PUT', '/tasks/:id/started', { access: 'signed-in' })
export const stopTask = endpoint('PUT', '/tasks/:id/notstarted', { access: 'signed-in' })
export const deleteTask = endpoint('DELETE', '/tasks/:id', { access: 'signed-in' })

const order = { tasks: listOf(id, 20_000) }
/** Moves the given tasks of the project into this list, in this order; the list's other tasks follow. */
export const reorderList = endpoint('POST', '/taskLists/:id/tasks/reorder', { access: 'signed-in', status: 200, body: order })
/** Reorders every list and the inbox of the project; each task stays in its list. */
export const reorderProject = endpoint('POST', '/projects/:id/reorderTasks', { access: 'signed-in', status: 200, body: order })
