import { useMemo } from 'react'
import { useRemove, useWrite } from '../../kit/resource/use-write.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { formatShortDay } from '../../ui/dates/format-date.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { useDueDays } from '../tasks/use-due-days.ts'
import { type Milestone, milestoneResource } from './milestone-resource.ts'
import { milestoneNoun } from './milestone-search.ts'
import type { Plan } from './move/plan-move.ts'

const attempt = (what: string, write: () => Promise<void>): Promise<void> =>
  write().catch((error: unknown) => notify({ message: `Couldn't ${what}. ${errorMessage(error)}`, tone: 'red' }))

const touch = (ids: readonly string[]) => ids.map((id) => ({ resource: 'milestones' as const, id }))

/** Returns what one key, one click or one drag does to milestones. Each shows at once, and its notification undoes it. */
export const useMilestoneWrites = () => {
  const write = useWrite(milestoneResource)
  const remove = useRemove(milestoneResource)
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
      remove: ({ id, title }: Milestone) =>
        attempt(`delete “${title}”`, async () => {
          const { changeId, restore } = await remove(id)
          undoable({ message: `Deleted ${title}`, changeId, restore, touched: touch([id]) })
        }),
      /** Saves a move and the shift of the later milestones with one request. */
      move: (plan: Plan) => {
        const { id, title } = plan.milestone
        const later = plan.later.size
        return attempt(`move “${title}”`, async () => {
          const ids = [id, ...plan.later.keys()]
          const { changeId } = await write({
            ids,
            apply: (now) => ({ ...now, deadline: now.id === id ? plan.day : (plan.later.get(now.id)?.day ?? now.deadline) }),
            send: () =>
              milestoneResource.update(
                id,
                { deadline: plan.day, moveUpcomingMilestones: later > 0, moveUpcomingMilestonesOffWeekends: plan.offWeekends },
                {},
              ),
          })
          const also =
            later > 0 ? ` and ${countOf(later, { one: `later ${milestoneNoun.one}`, other: `later ${milestoneNoun.other}` })}` : ''
          undoable({ message: `Moved ${title} to ${formatShortDay(plan.day, today)}${also}`, changeId, touched: touch(ids) })
        })
      },
    }),
    [write, remove, undoable, today],
  )
}
