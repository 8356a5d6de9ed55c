import { sql } from 'kysely'
import { definitionOf, filesOf } from '../../resources/definitions.ts'
import { idsIn } from '../ids-in.ts'
import type { ReadTx } from '../store.ts'
import type { FileRow } from '../tables.ts'
import type { Touched } from './touched.ts'

/** Returns the id of the file that a touched row is or is on. */
const itself = ({ table, id, before, after }: Touched): string | undefined => {
  if (table === 'files') return id
  const { parent } = definitionOf(table)
  const row = (after ?? before) as unknown as Record<string, string>
  return parent && row[parent.kind] === 'files' ? row[parent.id] : undefined
}
const wasUsed = ({ table, before, after }: Touched) =>
  table === 'files' && [before, after].some((row) => row && (row as FileRow).attachedAt > '')

/** Records the time on files that a change attached, removed or touched after they were used. They are kept for as long as that can be undone. */
export const markAttached = async (tx: ReadTx, accountId: string, touched: Iterable<Touched>) => {
  const [used, touchedToo] = [new Set<string>(), new Set<string>()]
  for (const one of touched) {
    const { table, before, after } = one
    if (!(before ?? after)) continue
    const [was, is] = [before ? filesOf(table, before) : [], after ? filesOf(table, after) : []]
    for (const id of [...was, ...is]) if (!was.includes(id) || !is.includes(id)) used.add(id)
    const file = itself(one)
    if (file) (wasUsed(one) ? used : touchedToo).add(file)
  }
  const mark = (ids: Set<string>, which: ReturnType<typeof sql<boolean>>) =>
    sql`update files set "attachedAt" = ${tx.now} where "accountId" = ${accountId} and ${which} and id in ${idsIn(tx, [...ids])}`.execute(
      tx.db,
    )
  if (used.size) await mark(used, sql<boolean>`1 = 1`)
  if (touchedToo.size) await mark(touchedToo, sql<boolean>`"attachedAt" > ''`)
}
