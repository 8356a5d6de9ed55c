import { useQueryClient } from '@tanstack/react-query'
import type { MilestoneChange } from '../../../../contract/projects/milestones.ts'
import { unknownInWords } from '../../../kit/bulk/bulk-words.ts'
import { isUnreachable } from '../../../kit/drafts/send-when-back.ts'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { ClashError, saveRecord } from '../../../kit/record/save-record.ts'
import { useWrite } from '../../../kit/resource/use-write.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { type Milestone, milestoneResource } from '../../../records/milestones/milestone-resource.ts'
import { formatShortDay } from '../../../ui/dates/format-date.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { otherNoun } from './move-words.ts'
import type { MoveOptions, Plan } from './plan-move.ts'

/**
 * Returns the function that saves a move and the shift of the later milestones with one request, unless somebody else has moved the milestone.
 * Resolves with whether they were saved.
 */
export const useSaveMove = () => {
  const client = useQueryClient()
  const write = useWrite(milestoneResource)
  const { done } = useUndoable()
  const { nameOf, groups } = useWorkspace()
  const { today } = useDueDays()
  const refusalOf = (error: unknown, title: string) => {
    if (isUnreachable(error)) return unknownInWords(error, `“${title}”`)
    if (!(error instanceof ClashError)) return `Couldn't move “${title}”. ${errorMessage(error)}`
    const { theirs, by } = (error as ClashError<Milestone, MilestoneChange>).parts
    const who = by === undefined ? 'Someone' : nameOf(by)
    return `${who} has moved “${title}” to ${formatShortDay(theirs.deadline, today)}. Your move was not saved.`
  }
  return async (
    plan: Plan,
    { sameDay, tasks }: Pick<MoveOptions, 'sameDay'> & { tasks: boolean },
  ): Promise<'saved' | 'refused' | 'unknown'> => {
    const { milestone, day, later, workingDays } = plan
    const { id, title, projectId } = milestone
    const ids = [id, ...later.keys()]
    const apply = (now: Milestone): Milestone => ({ ...now, deadline: now.id === id ? day : (later.get(now.id) ?? now.deadline) })
    const change = {
      deadline: day,
      moveUpcomingMilestones: later.size > 0,
      moveUpcomingMilestonesOffWeekends: workingDays !== undefined,
      xMoveSameDay: sameDay,
      xMoveTasks: tasks,
    }
    const send = () => saveRecord(client, milestoneResource, { from: milestone, change, apply, names: { nameOf, groups } })
    try {
      // After the move before, whose dates this one began with.
      const { changeId } = await write({ ids, apply, send, scope: `milestones of ${projectId}` })
      const also = later.size > 0 ? ` and ${countOf(later.size, otherNoun)}` : ''
      const touched = ids.map((each) => ({ resource: 'milestones' as const, id: each }))
      done({ message: `Moved ${title} to ${formatShortDay(day, today)}${also}`, changeId, touched })
      return 'saved'
    } catch (error) {
      notify({ message: refusalOf(error, title), tone: 'red' })
      if (error instanceof ClashError) await milestoneResource.settle(client, [{ id, action: 'updated' }]).catch(() => undefined)
      return isUnreachable(error) ? 'unknown' : 'refused'
    }
  }
}
