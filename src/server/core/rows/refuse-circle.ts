import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import { idsIn } from '../store/many-rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { CommentRow } from '../store/tables.ts'

/** Returns a file and the files whose comments it is attached to, directly or through others. */
const filesAbove = async (tx: ReadTx, { accountId }: Pick<Actor, 'accountId'>, fileId: string) => {
  const above = new Set([fileId])
  for (let next = [fileId]; next.length; ) {
    const { rows } = await sql<{ id: string }>`select distinct said."resourceId" as id from "fileUses" u
      join comments said on said."accountId" = ${accountId} and said.id = u."ownerId" and said."resourceKind" = 'files'
      where u."accountId" = ${accountId} and u."ownerKind" = 'comments' and u."fileId" in ${idsIn(tx, next)}`.execute(tx.db)
    next = rows.map(({ id }) => id).filter((id) => !above.has(id))
    for (const id of next) above.add(id)
  }
  return above
}

/** Returns whether one of these files would be visible only through itself in a comment on a file. */
const isInCircle = async (tx: ReadTx, actor: Pick<Actor, 'accountId'>, commentedFile: string, attached: string[]) => {
  if (!attached.length) return false
  const above = await filesAbove(tx, actor, commentedFile)
  return attached.some((id) => above.has(id))
}

/** Returns whether one of these comments would be on a file that is attached to it, directly or through other files. */
export const anyInCircle = async (tx: ReadTx, comments: CommentRow[]) => {
  for (const row of comments) if (row.resourceKind === 'files' && (await isInCircle(tx, row, row.resourceId, row.attachments))) return true
  return false
}

/** Refuses to attach a file to a comment on itself, directly or through other files, because it would be visible only through itself. */
export const refuseCircle = async (tx: ReadTx, actor: Actor, commentedFile: string, attached: string[], field: string) => {
  if (await isInCircle(tx, actor, commentedFile, attached))
    throw unacceptable(field, 'circle', 'A file can’t be attached to a comment on itself, or on a file that is attached to it.')
}
