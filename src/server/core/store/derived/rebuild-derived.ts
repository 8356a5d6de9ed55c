import { sql } from 'kysely'
import { NoDatabase } from '../../errors.ts'
import type { Definitions } from '../definitions/definitions.ts'
import { everyRow } from '../many-rows.ts'
import { type ReadTx, type Store, wholeService } from '../store.ts'
import type { AnyRow, TableName } from '../tables.ts'
import { derivedVersion, versionIn, writeDerived } from './derived.ts'

/** Returns the tables of derived data. */
const lookupsOf = ({ tables, derivedOf, countsOf }: Definitions) =>
  new Set(tables.flatMap((table) => [...derivedOf(table), ...countsOf(table)].map((derived) => derived.table)))

const writeColumns = async (tx: ReadTx, table: TableName, row: AnyRow) => {
  const set = Object.entries(tx.definitions.columnsOf(table, row)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (!set.length) return
  await sql`update ${sql.table(table)} set ${sql.join(set)} where "accountId" = ${row.accountId} and id = ${row.id}`.execute(tx.db)
}

/** @throws NoDatabase if another version of the program wrote the derived data. */
export const refuseOtherForm = (store: Store) =>
  store.read(async ({ db }) => {
    const known = await versionIn(db)
    if (known !== undefined && known !== derivedVersion)
      throw new NoDatabase(
        'The database is in the form of another version of Tandem. Use that version, or first start the service of this one.',
      )
  })

/**
 * Rebuilds all derived data in one transaction if an older version of the program wrote it; returns whether it did.
 * Processes of the older version can no longer write afterwards.
 * @throws NoDatabase if a newer version wrote it.
 */
export const rebuildDerived = (store: Store): Promise<boolean> =>
  store.write(
    async (tx) => {
      const known = await versionIn(tx.db)
      if (known === derivedVersion) return false
      if (Number(known) > Number(derivedVersion))
        throw new NoDatabase('The database was written by a newer version of Tandem. Start that version, or restore a backup.')
      for (const lookup of lookupsOf(tx.definitions)) await sql`delete from ${sql.table(lookup)}`.execute(tx.db)
      for (const table of tx.definitions.tables) {
        for await (const rows of everyRow(tx, table)) {
          for (const row of rows) await writeColumns(tx, table, row)
          const steps = rows.map((after) => ({ before: undefined, after }))
          await writeDerived(tx, table, steps)
        }
      }
      await sql`insert into sequence (name, value) values ('derived', ${derivedVersion})
      on conflict (name) do update set value = excluded.value`.execute(tx.db)
      return true
    },
    { account: wholeService, rebuilding: true },
  )
