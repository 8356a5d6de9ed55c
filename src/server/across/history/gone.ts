import { sql } from 'kysely'
import { rowsIn } from '../../core/store/journal/images.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { AnyRow, TableName, Tables } from '../../core/store/tables.ts'

/** Returns the last images of those of the records that were deleted. */
export const goneImages = async (tx: ReadTx, accountId: string, table: TableName, ids: string[]): Promise<AnyRow[]> => {
  if (!ids.length) return []
  const { rows } = await sql<Tables['changeRows']>`select c.before, c.after from "changeRows" c
    where c."accountId" = ${accountId} and c."tableName" = ${table} and c."rowId" in ${idsIn(tx, ids)} and c.after is null
      and c."changeId" = (select max(t."changeId") from "changeRows" t
        where t."accountId" = ${accountId} and t."tableName" = c."tableName" and t."rowId" = c."rowId")`.execute(tx.db)
  return rows.flatMap((images) => rowsIn(table, images).before ?? [])
}

type Named = Pick<Tables['changes'], 'resource' | 'resourceId'>

/** Returns the last titles of deleted records. */
export const lastTitlesOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const titles = new Map<string, string>()
  for (const [table, records] of Map.groupBy(named, ({ resource }) => resource)) {
    if (table === '') continue
    const ids = [...new Set(records.flatMap(({ resourceId }) => resourceId ?? []))]
    for (const image of await goneImages(tx, accountId, table, ids))
      titles.set(`${table} ${image.id}`, tx.definitions.of(table).titleOf(image))
  }
  return ({ resource, resourceId }: Named) => titles.get(`${resource} ${resourceId}`)
}
