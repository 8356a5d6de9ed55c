import type { Actor } from '../actor.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'

/** Takes out the comments on a row that goes, seen by the actor or not. */
export const removeCommentsOn = async (tx: WriteTx, actor: Actor, resourceKind: CommentRow['resourceKind'], resourceId: string) => {
  for (const comment of await rowsWith(tx, actor, 'comments', { resourceKind, resourceId })) await tx.remove('comments', comment)
}
