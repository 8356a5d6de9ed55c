import type { Actor } from '../actor.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'

/** Takes out the comments on a row that goes, seen by the actor or not. */
export const removeCommentsOn = async (tx: WriteTx, actor: Actor, resourceKind: CommentRow['resourceKind'], resourceId: string) => {
  const comments = await tx.db
    .selectFrom('comments')
    .selectAll()
    .where('accountId', '=', actor.accountId)
    .where('resourceKind', '=', resourceKind)
    .where('resourceId', '=', resourceId)
    .execute()
  for (const comment of comments) await tx.remove('comments', comment)
}
