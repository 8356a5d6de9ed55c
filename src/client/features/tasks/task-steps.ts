import type { Task, TaskState } from '../../../contract/projects/tasks.ts'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import { changeStep } from '../../kit/bulk/record-steps.ts'
import type { DueDays } from '../../kit/due/due-days.ts'
import { dueMessage } from '../../kit/due/due-words.ts'
import { taskResource } from './task-resource.ts'
import { withDone } from './use-task-writes.ts'

/** Sets one due date; a task's time of day stays. */
export const dueStep = (tasks: readonly Task[], dueDate: string, days: DueDays): BulkStep<Task> => {
  const words = dueMessage(dueDate, days)
  const done = dueDate === '' ? 'now without a due date' : `now due ${words.replace(/^Due /, '')}`
  return changeStep(taskResource, tasks, (task) => ({ dueDate: days.movedTo(task.dueDate, dueDate) }), {
    done,
    one: words,
    short: 'changed',
    act: 'change the due date of',
  })
}

/** Completes or reopens tasks. Those in that state already are left out. */
export const doneStep = (tasks: readonly Task[], done: boolean): BulkStep<Task> => {
  const others = tasks.filter(({ state }) => (state === 'done') !== done)
  const [verb, act] = done ? ['completed', 'complete'] : ['reopened', 'reopen']
  const step = changeStep(taskResource, others, () => ({ state: done ? ('done' as const) : ('not started' as const) }), {
    done: verb,
    short: verb,
    act,
  })
  return { ...step, edit: (task) => withDone(task, done) }
}

const verbs: Record<TaskState, string> = { 'not started': 'not started', started: 'started', done: 'completed' }

/** Gives tasks a state. */
export const stateStep = (tasks: readonly Task[], state: TaskState): BulkStep<Task> => ({
  ...changeStep(taskResource, tasks, () => ({ state }), { done: verbs[state], short: 'changed', act: 'change' }),
  edit: (task) => (state === 'done' ? withDone(task, true) : { ...withDone(task, false), state }),
})

/** What a step does to the people who are responsible. */
export type ResponsibleChange = 'add' | 'replace' | 'remove'

/** Adds one user to those responsible, makes that user alone responsible, or removes the user; without an id nobody is responsible afterwards. */
export const responsibleStep = (
  tasks: readonly Task[],
  userId: string | undefined,
  name: string,
  how: ResponsibleChange = 'replace',
): BulkStep<Task> => {
  const changeOf = ({ responsibles }: Task) => {
    const removed = responsibles.filter((id) =>
      how === 'replace' || userId === undefined ? id !== userId : how === 'remove' && id === userId,
    )
    const isAdded = userId !== undefined && how !== 'remove' && !responsibles.includes(userId)
    return { responsibles: [...removed.map((id) => `-${id}`), ...(isAdded ? [userId] : [])] }
  }
  const done = how === 'add' ? `now also assigned to ${name}` : how === 'remove' ? `no longer assigned to ${name}` : `assigned to ${name}`
  return changeStep(taskResource, tasks, changeOf, {
    done: userId === undefined ? 'now with no one responsible' : done,
    short: 'changed',
    act: 'change',
  })
}
