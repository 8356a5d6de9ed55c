import { sql } from 'kysely'
import { filesOf } from '../../kinds/kinds.ts'
import { idsIn } from '../ids-in.ts'
import type { ReadTx } from '../store.ts'
import type { Touched } from './touched.ts'

/** Notes on files that a change attaches to something that they were used: from then on they are kept for as long as that can be undone. */
export const markAttached = async (tx: ReadTx, accountId: string, touched: Iterable<Touched>) => {
  const added = new Set<string>()
  for (const { table, before, after } of touched) {
    const already = before ? filesOf(table, before) : []
    for (const id of after ? filesOf(table, after) : []) if (!already.includes(id)) added.add(id)
  }
  if (!added.size) return
  await sql`update files set "attachedAt" = ${tx.now} where "accountId" = ${accountId} and "attachedAt" = ''
    and id in ${idsIn(tx, 'files', [...added])}`.execute(tx.db)
}
