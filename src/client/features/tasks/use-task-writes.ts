import { useMemo } from 'react'
import { finishTask, stopTask, type Task } from '../../../contract/projects/tasks.ts'
import { useWrite } from '../../kit/resource/use-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { nowUtc } from '../../ui/dates/format-date.ts'
import { taskResource } from './task-resource.ts'

/** The task as it is once it has been completed or reopened. */
export const withDone = ({ completedAt: _, ...task }: Task, done: boolean): Task =>
  done ? { ...task, state: 'done', completedAt: nowUtc() } : { ...task, state: 'not started' }

/** Returns what one click or one key does to a task. Each shows at once, and its notification undoes it. */
export const useTaskWrites = () => {
  const write = useWrite(taskResource)
  const { done: undoable } = useUndoable()
  return useMemo(
    () => ({
      setDone: (task: Task, done: boolean) =>
        attempt(`${done ? 'complete' : 'reopen'} “${task.subject}”`, async () => {
          const { changeId } = await write({
            ids: [task.id],
            apply: (now) => withDone(now, done),
            send: () => send(done ? finishTask : stopTask, { params: { id: task.id } }),
          })
          const message = `${done ? 'Completed' : 'Reopened'} ${task.subject}`
          undoable({ message, changeId, touched: [{ resource: 'tasks', id: task.id }] })
        }),
    }),
    [write, undoable],
  )
}
