import {
  caseTasks,
  contactTasks,
  dealTasks,
  deleteTask,
  getTask,
  inbox,
  listTasks,
  myTasks,
  type NewTask,
  personalTasks,
  type Task,
  type TaskCalls,
  type TaskChange,
  type TaskPart,
  updateTask,
} from '../../../contract/projects/tasks.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { RecordRef } from '../../kit/posts/post-resource.ts'
import { codedField, type Fields, idsField, textField } from '../../kit/resource/fields.ts'
import { privacyField } from '../../kit/resource/privacy-field.ts'
import { resource } from '../../kit/resource/resource.ts'
import { api, send } from '../../lib/api.ts'
import type { Noun } from '../../ui/text/noun.ts'

export const taskNoun: Noun = { one: 'task', other: 'tasks' }

/** A contact, case or deal that has tasks. */
export type TaskOwner = RecordRef<'contacts' | 'cases' | 'deals'>

/** A task list of a project, or a project for its inbox. */
export type ProjectTaskOwner = RecordRef<'taskLists' | 'projects'>

/** Whether tasks of a record need a responsible user: those of contacts, cases and deals do. */
export const needsResponsible = (owner: TaskOwner | ProjectTaskOwner | undefined): boolean =>
  owner !== undefined && owner.resource !== 'taskLists' && owner.resource !== 'projects'

const callsOf: Record<TaskOwner['resource'] | 'taskLists', TaskCalls> = {
  contacts: contactTasks,
  cases: caseTasks,
  deals: dealTasks,
  taskLists: listTasks,
}

/** The tasks of one record, open or completed or both, of a company also those of its people, or a view of mine. */
export type TaskSearch =
  | { readonly owner: TaskOwner | ProjectTaskOwner; readonly part?: TaskPart; readonly withPeople?: boolean }
  | { readonly owner?: undefined; readonly mine?: QueryOf<typeof myTasks> }

/** The search without a view: all my open tasks by due date. */
const allMine: QueryOf<typeof myTasks> = { view: 'my_tasks', sort: 'due_date' }

/** A task to add to a record; without an owner it is personal. */
export type TaskToAdd = NewTask & { readonly owner?: TaskOwner | ProjectTaskOwner | undefined }

const fields: Fields<Task> = [
  textField('subject', 'task'),
  codedField('state', 'state'),
  codedField('dueDate', 'due date'),
  codedField('startDate', 'start date'),
  codedField('priority', 'priority'),
  codedField('estimatedTime', 'estimated time'),
  privacyField<Task>('xIsPrivate'),
  idsField('responsibles'),
  idsField('attachments'),
]

const readTasks = async (search: TaskSearch, signal: AbortSignal | undefined): Promise<readonly Task[]> => {
  if (!search.owner) return (await api(myTasks, { query: search.mine ?? allMine, signal })).tasks
  const { resource: of, id } = search.owner
  if (search.withPeople) return (await api(contactTasks.list, { params: { ownerId: id }, query: { xPeople: true }, signal })).tasks
  const asked = { params: { ownerId: id }, query: search.part ? { xState: search.part } : {}, signal }
  return of === 'projects' ? (await api(inbox.list, asked)).inbox : (await api(callsOf[of].list, asked)).tasks
}

const addTask = ({ owner, ...task }: TaskToAdd, headers: { idempotencyKey?: string | undefined }) => {
  if (!owner) return send(personalTasks.create, { body: { task }, headers })
  const asked = { params: { ownerId: owner.id }, headers }
  if (owner.resource === 'projects') return send(inbox.create, { ...asked, body: { task } })
  return send(callsOf[owner.resource].create, { ...asked, body: { task: { ...task, responsibles: task.responsibles ?? [] } } })
}

const isOn = (task: Task, { resource: of, id }: TaskOwner | ProjectTaskOwner) => {
  if (of === 'projects') return task.projectId === id && task.taskListId === undefined
  return { contacts: task.contactId, cases: task.caseId, deals: task.dealId, taskLists: task.taskListId }[of] === id
}

/** Tasks: how they are listed, read and written. */
export const taskResource = resource<Task, TaskSearch, TaskToAdd, TaskChange>({
  name: 'tasks',
  wholeLists: true,
  list: async (search, { signal }) => {
    const tasks = await readTasks(search, signal)
    return { rows: tasks, total: tasks.length }
  },
  mayList: (search, task) => {
    if (!search.owner) return true
    const isThere = search.withPeople ? task.contactId !== undefined : isOn(task, search.owner)
    return isThere && (search.part === undefined || (task.state === 'done') === (search.part === 'done'))
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getTask, { params: { id }, signal })
    return { ...reply.task, etag }
  },
  create: async (task, headers) => {
    const { reply, changeId } = await addTask(task, headers)
    return { id: reply.taskId, changeId }
  },
  update: (id, change, headers) => send(updateTask, { params: { id }, body: { task: change }, headers }),
  remove: (id, headers) => send(deleteTask, { params: { id }, headers }),
  fields,
  titleOf: ({ subject }) => subject,
  everything: {},
  isFiltered: (search) => !search.owner && (search.mine?.query ?? search.mine?.project_id) !== undefined,
})
