import { sql } from 'kysely'
import { kinds, tables } from '../../kinds/kinds.ts'
import { everyRow } from '../every-row.ts'
import { heldInFiles } from '../pieces/pieces.ts'
import type { ReadTx, Store } from '../store.ts'
import type { LookupTable, TableName } from '../tables.ts'
import { derivedFaultsOf, surplusFaults, type Tally, tallyFaults } from './derived-check.ts'
import { doublesIn } from './doubles.ts'
import { listFaults, referenceFaults } from './references.ts'

const counterFaults = async (tx: ReadTx) => {
  const faults: string[] = []
  for (const table of tables) {
    const { counted } = kinds[table]
    if (!counted) continue
    const { rows } = await sql<{ accountId: string; held: string; used: string | null }>`
      select a.id as "accountId", (select count(*) from ${sql.table(table)} t where t."accountId" = a.id) as held,
        (select u.used from usage u where u."accountId" = a.id and u.resource = ${counted}) as used from accounts a`.execute(tx.db)
    for (const { accountId, held, used } of rows)
      if (Number(held) !== Number(used ?? 0)) faults.push(`account ${accountId} holds ${held} ${counted} and counts ${used ?? 0}`)
  }
  const held = new Map((await heldInFiles.execute(tx.db)).rows.map((row) => [row.accountId, Number(row.held)]))
  const counted = await tx.db.selectFrom('usage').select(['accountId', 'used']).where('resource', '=', 'files').execute()
  const told = new Map(counted.map(({ accountId, used }) => [accountId, used]))
  for (const accountId of new Set([...held.keys(), ...told.keys()])) {
    const [is, says] = [held.get(accountId) ?? 0, told.get(accountId) ?? 0]
    if (is !== says) faults.push(`account ${accountId} holds ${is} KiB of files and counts ${says}`)
  }
  return faults
}

const countOf = async (tx: ReadTx, table: TableName) =>
  Number((await sql<{ held: string }>`select count(*) as held from ${sql.table(table)}`.execute(tx.db)).rows[0]?.held)

/** Told how many of all records have been looked at. */
export type Progress = (done: number, all: number) => void

/**
 * Looks at the whole database in one snapshot: every reference, what only one row may have, everything that follows from records, every counter, and what rooms say
 * of their own rows. Gives a sentence for each fault; none when all is well.
 */
export const checkStore = (store: Store, progress: Progress = () => {}): Promise<string[]> =>
  store.read(async (tx) => {
    let [all, done] = [0, 0]
    for (const table of tables) all += await countOf(tx, table)
    const faults = [...(await referenceFaults(tx)), ...(await counterFaults(tx))]
    const expected = new Map<LookupTable, number>()
    const tally: Tally = new Map()
    const counted = (lookup: LookupTable, entries: number) => expected.set(lookup, (expected.get(lookup) ?? 0) + entries)
    for (const table of tables) {
      const doubled = doublesIn(table)
      for await (const rows of everyRow(tx, table)) {
        faults.push(...(await listFaults(tx, table, rows)), ...(await derivedFaultsOf(tx, table, rows, counted, tally)))
        faults.push(...doubled(rows))
        done += rows.length
        progress(done, all)
      }
      faults.push(...((await kinds[table].faults?.(tx)) ?? []))
    }
    return [...faults, ...(await surplusFaults(tx, expected)), ...(await tallyFaults(tx, tally))]
  })
