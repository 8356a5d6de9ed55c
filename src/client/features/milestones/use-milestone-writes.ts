import { useMemo } from 'react'
import { useDueDays } from '../../kit/due/use-due-days.ts'
import { useWrite } from '../../kit/resource/use-write.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { type Milestone, milestoneResource } from '../../records/milestones/milestone-resource.ts'

const touch = (ids: readonly string[]) => ids.map((id) => ({ resource: 'milestones' as const, id }))

/** Returns what one key or one click does to milestones. Each shows at once, and its notification undoes it. */
export const useMilestoneWrites = () => {
  const write = useWrite(milestoneResource)
  const { done: undoable } = useUndoable()
  const { today } = useDueDays()
  return useMemo(
    () => ({
      setCompleted: ({ id, title }: Milestone, completed: boolean) =>
        attempt(`${completed ? 'complete' : 'reopen'} “${title}”`, async () => {
          const completedAt = completed ? today : ''
          const { changeId } = await write({
            ids: [id],
            apply: (now) => ({ ...now, completedAt }),
            send: () => milestoneResource.update(id, { completedAt }, {}),
          })
          undoable({ message: `${completed ? 'Completed' : 'Reopened'} ${title}`, changeId, touched: touch([id]) })
        }),
    }),
    [write, undoable, today],
  )
}
