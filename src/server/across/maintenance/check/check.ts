import { sql } from 'kysely'
import type { Hooks } from '../../../core/hooks.ts'
import { heldInFiles } from '../../../core/store/file-chunks/file-chunks.ts'
import { limitedTables } from '../../../core/store/journal/count-used.ts'
import { countAll, everyRow } from '../../../core/store/many-rows.ts'
import type { ReadTx, Store } from '../../../core/store/store.ts'
import type { LookupTable } from '../../../core/store/tables.ts'
import { derivedFaultsOf, surplusFaults, type Tally, tallyFaults } from './derived-check.ts'
import { duplicateFinder } from './duplicates.ts'
import { listFaults, referenceFaults } from './references.ts'

const counterFaults = async (tx: ReadTx) => {
  const faults: string[] = []
  for (const table of limitedTables) {
    const { rows } = await sql<{ accountId: string; held: string; used: string | null }>`
      select a.id as "accountId", (select count(*) from ${sql.table(table)} t where t."accountId" = a.id) as held,
        (select u.used from usage u where u."accountId" = a.id and u.resource = ${table}) as used from accounts a`.execute(tx.db)
    for (const { accountId, held, used } of rows)
      if (Number(held) !== Number(used ?? 0)) faults.push(`account ${accountId} has ${held} ${table} but the counter says ${used ?? 0}`)
  }
  const held = new Map((await heldInFiles.execute(tx.db)).rows.map((row) => [row.accountId, Number(row.held)]))
  const counted = await tx.db.selectFrom('usage').select(['accountId', 'used']).where('resource', '=', 'files').execute()
  const recorded = new Map(counted.map(({ accountId, used }) => [accountId, used]))
  for (const accountId of new Set([...held.keys(), ...recorded.keys()])) {
    const [actual, stated] = [held.get(accountId) ?? 0, recorded.get(accountId) ?? 0]
    if (actual !== stated) faults.push(`account ${accountId} has ${actual} KiB of files but the counter says ${stated}`)
  }
  return faults
}

/** Gets the number of checked records. */
export type Progress = (done: number, all: number) => void

/**
 * Checks the whole database in one snapshot: references, unique values, derived data, counters, and the rules of each resource. Returns a
 * sentence for each fault.
 */
export const checkStore = (store: Store, hooks: Hooks, progress: Progress = () => {}): Promise<string[]> =>
  store.read(async (tx) => {
    let [all, done] = [0, 0]
    for (const table of tx.definitions.tables) all += await countAll(tx, table)
    const faults = [...(await referenceFaults(tx)), ...(await counterFaults(tx))]
    for (const { faultsIn } of Object.values(hooks)) faults.push(...((await faultsIn?.(tx)) ?? []))
    const expected = new Map<LookupTable, number>()
    const tally: Tally = new Map()
    const counted = (lookup: LookupTable, entries: number) => expected.set(lookup, (expected.get(lookup) ?? 0) + entries)
    for (const table of tx.definitions.tables) {
      const duplicatesIn = duplicateFinder(tx, table)
      for await (const rows of everyRow(tx, table)) {
        faults.push(...(await listFaults(tx, table, rows)), ...(await derivedFaultsOf(tx, table, rows, counted, tally)))
        faults.push(...duplicatesIn(rows))
        done += rows.length
        progress(done, all)
      }
    }
    return [...faults, ...(await surplusFaults(tx, expected)), ...(await tallyFaults(tx, tally))]
  })
