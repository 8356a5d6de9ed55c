import { sql } from 'kysely'
import { kindOf } from '../kinds.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

interface Named {
  resource: string
  resourceId: string
}

/** What records are called today, each kind of them read at once. */
export const titlesOf = async (tx: ReadTx, accountId: string, records: Named[]) => {
  const titles = new Map<string, string>()
  for (const resource of new Set(records.map((record) => record.resource))) {
    const table = resource as TableName
    const ids = [...new Set(records.filter((record) => record.resource === resource).map((record) => record.resourceId))]
    const { rows } = await sql<JournaledTables[TableName]>`select * from ${sql.table(table)}
      where "accountId" = ${accountId} and id in (${sql.join(ids)})`.execute(tx.db)
    for (const row of rows) titles.set(`${table} ${row.id}`, kindOf(table).titleOf(row))
  }
  return ({ resource, resourceId }: Named) => titles.get(`${resource} ${resourceId}`) ?? ''
}
