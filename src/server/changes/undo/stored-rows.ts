import { sql } from 'kysely'
import { idsIn } from '../../store/many-rows.ts'
import type { ReadTx } from '../../store/store.ts'
import type { ChangeRow } from '../../store/tables.ts'

/** Selects the rows that changes touched. */
export const storedRows = (tx: ReadTx, { accountId }: { accountId: string }, changes: ChangeRow[]) => {
  const ids = idsIn(
    tx,
    changes.map(({ id }) => id),
  )
  return tx.db.selectFrom('changeRows').where('changeRows.accountId', '=', accountId).where(sql<boolean>`"changeRows"."changeId" in ${ids}`)
}
