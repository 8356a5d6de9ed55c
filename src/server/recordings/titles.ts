import { sql } from 'kysely'
import { definitionOf } from '../resources/definitions.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'

interface Named {
  resource: TableName | ''
  resourceId: string | null
}

/** Returns records of several resources, with one query for each. Deleted records are missing. */
export const recordsOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const found = new Map<string, AnyRow>()
  for (const [resource, records] of Map.groupBy(named, (one) => one.resource)) {
    const ids = [...new Set(records.flatMap(({ resourceId }) => resourceId ?? []))]
    if (resource === '' || !ids.length) continue
    const { rows } = await sql<AnyRow>`select * from ${sql.table(resource)}
      where "accountId" = ${accountId} and id in (${sql.join(ids)})`.execute(tx.db)
    for (const row of rows) found.set(`${resource} ${row.id}`, row)
  }
  return ({ resource, resourceId }: Named) => found.get(`${resource} ${resourceId}`)
}

/** Returns the current titles of records. */
export const titlesOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const recordOf = await recordsOf(tx, accountId, named)
  return (one: Named) => {
    const row = recordOf(one)
    return row && one.resource && definitionOf(one.resource).titleOf(row)
  }
}
