import { sql } from 'kysely'
import type { ProjectPart } from '../../../contract/resources.ts'
import type { Actor } from '../../core/actor.ts'
import { findRow } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'

/** Counts what the actor sees in a project, as the definitions say. */
export const countParts = async (tx: ReadTx, actor: Actor, projectId: string) => {
  await findRow(tx, actor, 'projects', projectId)
  const columns = tx.definitions.countedIn(actor, projectId).map(
    ([part, table, where]) => sql`(select count(*) from ${sql.table(table)}
      where "accountId" = ${actor.accountId} and ${where}) as ${sql.ref(part)}`,
  )
  const { rows } = await sql<object>`select ${sql.join(columns)}`.execute(tx.db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([part, count]) => [part, Number(count)])) as Record<ProjectPart, number>
}
