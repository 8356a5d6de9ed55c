import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idsIn } from '../store/many-rows.ts'
import type { WriteTx } from '../store/store.ts'
import type { CommentRow } from '../store/tables.ts'

/** Removes all comments on deleted rows, including those hidden from the actor. */
export const removeCommentsOn = async (
  tx: WriteTx,
  { accountId }: Actor,
  resourceKind: CommentRow['resourceKind'],
  on: { id: string }[],
) => {
  if (!on.length) return
  const ids = on.map(({ id }) => id)
  const { rows } = await sql<CommentRow>`select * from comments where "accountId" = ${accountId}
    and "resourceKind" = ${resourceKind} and "resourceId" in ${idsIn(tx, ids)} order by id`.execute(tx.db)
  await tx.removeMany('comments', rows)
}
