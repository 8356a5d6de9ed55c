import type { Task } from '../../../contract/projects/tasks.ts'
import { dueMessage } from '../../kit/due/due-words.ts'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { taskResource } from './task-resource.ts'

/** Returns the edits of one task in place: its title, due date and responsible users. */
export const useTaskEdit = (task: Versioned<Task>) => {
  const edit = useRecordEdit(taskResource, task)
  const days = useDueDays()
  const { nameOf } = useWorkspace()
  return {
    edit,
    rename: (subject: string, from: Versioned<Task>) => edit.save({ subject }, from, { message: `Renamed to ${subject}` }),
    setDue: (dueDate: string) => {
      edit.apply({ dueDate }, { message: dueMessage(dueDate, days), quiet: false })
    },
    /** Adds a user by id, or removes one by the id with a minus sign. */
    setResponsible: (change: string) => {
      const name = nameOf(change.replace('-', ''))
      edit.apply({ responsibles: [change] }, { message: change.startsWith('-') ? `Removed ${name}` : `Assigned to ${name}`, quiet: false })
    },
  }
}
