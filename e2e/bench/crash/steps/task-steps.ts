import { changed, having, nameOf, type Resources, type State, without } from '../state.ts'
import { oneOf, pick, type Step, shuffled } from './step.ts'

type Named = [name: string, list: Resources['lists']]
const idOf = (state: State, task: string) => state.tasks.get(task)?.id ?? ''
const except = (names: string[], ...gone: string[]) => names.filter((name) => !gone.includes(name))

export const createProject = (state: State, writer: string, count: number): Step => {
  const name = nameOf(writer, count)
  const makes = { resource: 'projects', name, key: 'project-id' } as const
  return { method: 'POST', path: '/projects', body: { project: { name } }, after: having(state, 'projects', name, { id: '' }), makes }
}
const createList = (state: State, project: string, writer: string, count: number): Step => {
  const name = nameOf(writer, count)
  const after = having(state, 'lists', name, { id: '', project, open: [], done: [] })
  const makes = { resource: 'lists', name, key: 'task-list-id' } as const
  return { method: 'POST', path: `/x/projects/${project}/taskLists`, body: { 'task-list': { name } }, after, makes }
}
const create = (state: State, [name, { id, open }]: Named, writer: string, count: number): Step => {
  const subject = nameOf(writer, count)
  const after = changed(having(state, 'tasks', subject, { id: '' }), 'lists', name, { open: [...open, subject] })
  const makes = { resource: 'tasks', name: subject, key: 'task-id' } as const
  return { method: 'POST', path: `/taskLists/${id}/tasks`, body: { task: { subject } }, after, makes }
}
const complete = (state: State, [name, { open, done }]: Named, task: string): Step => ({
  ...{ method: 'PUT', path: `/tasks/${idOf(state, task)}/done` },
  after: changed(state, 'lists', name, { open: except(open, task), done: [...done, task] }),
})
const reopen = (state: State, [name, { open, done }]: Named, task: string): Step => ({
  ...{ method: 'PUT', path: `/tasks/${idOf(state, task)}/started` },
  after: changed(state, 'lists', name, { open: [...open, task], done: except(done, task) }),
})
const move = (state: State, [name, { open }]: Named, task: string): Step => {
  const position = 1 + Math.floor(Math.random() * (open.length + 2))
  const order = except(open, task).toSpliced(position - 1, 0, task)
  const body = { task: { position: String(position) } }
  return { method: 'PUT', path: `/tasks/${idOf(state, task)}`, body, after: changed(state, 'lists', name, { open: order }) }
}
/** Reorders some of a list's tasks, with some from another list; tasks that are not listed follow. */
const reorder = (state: State, [name, list]: Named, [otherName, other]: Named): Step => {
  const come = name === otherName ? [] : shuffled(other.open).slice(0, 2)
  const listed = [...shuffled(list.open).slice(0, 1 + Math.floor(Math.random() * list.open.length)), ...come]
  const body = { tasks: listed.map((task) => idOf(state, task)) }
  const left = name === otherName ? state : changed(state, 'lists', otherName, { open: except(other.open, ...come) })
  const after = changed(left, 'lists', name, { open: [...listed, ...except(list.open, ...listed)] })
  return { method: 'POST', path: `/taskLists/${list.id}/tasks/reorder`, body, after }
}
const remove = (state: State, [name, { open, done }]: Named, task: string): Step => ({
  ...{ method: 'DELETE', path: `/tasks/${idOf(state, task)}` },
  after: changed(without(state, 'tasks', task), 'lists', name, { open: except(open, task), done: except(done, task) }),
})

/** Creates one project with a few lists for each writer. */
export const taskStep = (state: State, writer: string, count: number): Step => {
  const project = pick([...state.projects.values()])
  if (!project) return createProject(state, writer, count)
  const [list, other] = [pick([...state.lists]), pick([...state.lists])]
  if (!list || !other || state.lists.size < 3) return createList(state, project.id, writer, count)
  const { open, done } = list[1]
  const [task, finished] = [pick(open), pick(done)]
  if (!task || open.length < 4) return create(state, list, writer, count)
  if (open.length > 12) return oneOf([() => complete(state, list, task), () => remove(state, list, task)])
  if (finished && done.length > 8) return remove(state, list, finished)
  /** Excludes reorders without an effect: they would be changes without rows, which look like lost rows. */
  const orCreate = (step: Step) => (step.after.lists.get(list[0])?.open.join() === open.join() ? create(state, list, writer, count) : step)
  return oneOf([
    () => create(state, list, writer, count),
    () => complete(state, list, task),
    () => (finished ? reopen(state, list, finished) : complete(state, list, task)),
    () => orCreate(move(state, list, task)),
    () => orCreate(reorder(state, list, other)),
    () => orCreate(reorder(state, list, list)),
    () => remove(state, list, task),
  ])
}
