import type { Actor } from '../actor.ts'
import { rowsWith } from '../resources/rows-with.ts'
import type { WriteTx } from '../store/store.ts'

/** Removes a deleted milestone from its task lists. */
export const leaveMilestone = async (tx: WriteTx, actor: Actor, milestoneId: string) => {
  const lists = await rowsWith(tx, actor, 'taskLists', { milestoneId })
  await tx.updateMany(
    'taskLists',
    lists.map((row) => ({ row, patch: { milestoneId: null } })),
  )
}
