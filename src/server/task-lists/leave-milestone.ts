import type { Actor } from '../actor.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import type { WriteTx } from '../store/store.ts'

/** Frees the lists that lead to a milestone which goes. */
export const leaveMilestone = async (tx: WriteTx, actor: Actor, milestoneId: string) => {
  const lists = await rowsWith(tx, actor, 'taskLists', { milestoneId })
  await tx.updateMany(
    'taskLists',
    lists.map((row) => ({ row, patch: { milestoneId: null } })),
  )
}
