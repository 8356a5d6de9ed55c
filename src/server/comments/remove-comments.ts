import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idsIn } from '../store/many-rows.ts'
import type { WriteTx } from '../store/store.ts'
import type { CommentRow, TableName } from '../store/tables.ts'
import { commentable } from './commentable.ts'

/** Removes all comments on deleted rows, including those hidden from the actor. */
export const removeCommentsOn = async (tx: WriteTx, { accountId }: Actor, table: TableName, on: { id: string }[]) => {
  if (!on.length || !commentable.includes(table)) return
  const ids = on.map(({ id }) => id)
  const { rows } = await sql<CommentRow>`select * from comments where "accountId" = ${accountId}
    and "resourceKind" = ${table} and "resourceId" in ${idsIn(tx, ids)} order by id`.execute(tx.db)
  await tx.removeMany('comments', rows)
}
