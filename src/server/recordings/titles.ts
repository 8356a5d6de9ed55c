import { sql } from 'kysely'
import { kindOf } from '../kinds/kinds.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

interface Named {
  resource: TableName | ''
  resourceId: string | null
}

/** Records of several kinds as they are today, each kind of them read at once; what is gone, or of no kind, is not among them. */
export const recordsOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const found = new Map<string, JournaledTables[TableName]>()
  for (const [resource, records] of Map.groupBy(named, (one) => one.resource)) {
    const ids = [...new Set(records.flatMap(({ resourceId }) => resourceId ?? []))]
    if (resource === '' || !ids.length) continue
    const { rows } = await sql<JournaledTables[TableName]>`select * from ${sql.table(resource)}
      where "accountId" = ${accountId} and id in (${sql.join(ids)})`.execute(tx.db)
    for (const row of rows) found.set(`${resource} ${row.id}`, row)
  }
  return ({ resource, resourceId }: Named) => found.get(`${resource} ${resourceId}`)
}

/** What records are called today. */
export const titlesOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const recordOf = await recordsOf(tx, accountId, named)
  return (one: Named) => {
    const row = recordOf(one)
    return row && one.resource && kindOf(one.resource).titleOf(row)
  }
}
