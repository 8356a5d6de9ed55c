import type { Actor } from '../actor.ts'
import type { WriteTx } from '../store/store.ts'

/** Frees the lists that lead to a milestone which goes. */
export const leaveMilestone = async (tx: WriteTx, { accountId }: Actor, milestoneId: string) => {
  const lists = await tx.db
    .selectFrom('taskLists')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('milestoneId', '=', milestoneId)
    .execute()
  for (const list of lists) await tx.update('taskLists', list, { milestoneId: null })
}
