import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import { rowsIn } from '../../core/store/journal/images.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { AnyRow, Tables } from '../../core/store/tables.ts'

/** Returns whether a row is a workgroup with the actor as a member. */
export const isMember = (actor: Actor, row: AnyRow | undefined) => row !== undefined && 'users' in row && row.users.includes(actor.userId)

/** The workgroups of a user: those of today, and those of any time since a change. */
export interface FormerGroups {
  now: Set<string>
  ever: Set<string>
}

/** Returns the workgroups of the actor today and at any time after a change. */
export const formerGroups = async (tx: ReadTx, actor: Actor, afterChange: string): Promise<FormerGroups> => {
  const now = new Set((await rowsWith(tx, actor, 'workgroupUsers', { userId: actor.userId })).map(({ workgroupId }) => workgroupId))
  const { rows } = await sql<Tables['changeRows']>`select * from "changeRows"
    where "accountId" = ${actor.accountId} and "tableName" = 'workgroups' and "changeId" > ${afterChange} and before is not null`.execute(
    tx.db,
  )
  const left = rows.flatMap((row) => (isMember(actor, rowsIn('workgroups', row).before) ? [row.rowId] : []))
  return { now, ever: new Set([...now, ...left]) }
}
