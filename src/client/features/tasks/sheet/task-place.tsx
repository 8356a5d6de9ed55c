import type { Task } from '../../../../contract/projects/tasks.ts'
import { refusalOf } from '../../../kit/board/board-move.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { PickPopover } from '../../../kit/edit/pick-popover.tsx'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { findByName } from '../../../kit/search/find-by-name.ts'
import { useMilestonesOf } from '../../../records/milestones/milestone-resource.ts'
import { formatShortDay } from '../../../ui/dates/format-date.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { taskListResource } from '../lists/task-list-resource.ts'
import { useTaskMoves } from '../lists/use-task-moves.ts'
import classes from './task-sheet.module.css'

/** The list of a project's task, with a picker, and the milestone of that list. */
export const TaskPlace = ({ task, projectId }: { task: Task; projectId: string }) => {
  const { items: lists } = useRecordList(taskListResource, { projectId })
  const { today } = useDueDays()
  const list = lists.find(({ id }) => id === task.taskListId)
  const milestone = useMilestonesOf(list?.milestoneId && projectId).find(({ id }) => id === list?.milestoneId)
  const moves = useTaskMoves(projectId)
  const isDone = task.state === 'done'
  const name = task.taskListId === undefined ? 'Inbox' : (list?.name ?? '…')
  const move = (id: string, name: string) =>
    moves.toList({ tasks: [task], list: { id, name } }).catch((error: unknown) => {
      notify({ message: `Couldn't move the task. ${refusalOf(error)}`, tone: 'red' })
    })
  return (
    <>
      <InlineRow label="List">
        {isDone ? (
          <bdi>{name}</bdi>
        ) : (
          <PickPopover
            label="Move to a list"
            field="List"
            search={async (term) => {
              const others = lists.filter(({ id }) => id !== task.taskListId)
              return findByName(others, term)
            }}
            target={(isOpen, toggle) => (
              <button
                type="button"
                className={classes.place}
                aria-expanded={isOpen}
                aria-label={`${name}. Move to another list`}
                onClick={toggle}
              >
                <bdi>{name}</bdi>
              </button>
            )}
            onPick={({ id, label }) => id !== undefined && void move(id, label)}
          />
        )}
      </InlineRow>
      {milestone && (
        <InlineRow label="Milestone">
          <bdi>{milestone.title}</bdi> <span className={classes.milestone}>{formatShortDay(milestone.deadline, today)}</span>
        </InlineRow>
      )}
    </>
  )
}
