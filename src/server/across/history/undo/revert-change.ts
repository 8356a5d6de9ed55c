import { rowsWith } from '../../../core/rows/rows.ts'
import { rowsIn, storedRows } from '../../../core/store/journal/images.ts'
import type { WriteTx } from '../../../core/store/store.ts'
import type { AnyRow, ChangeRow, TableName, Tables } from '../../../core/store/tables.ts'
import { isRemoval, relinked } from './relinked.ts'
import { conflict, type Names, type Put, refuseWhereTaken } from './undo-conflicts.ts'

type StoredRow = Tables['changeRows']

/** Columns that are ignored when a row is compared with its image: which request wrote it and whether a file was ever used. */
const bookkeeping = new Set(['changeId', 'updatedAt', 'attachedAt'])
const contentOf = (row: AnyRow | undefined) =>
  row &&
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !bookkeeping.has(column))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Returns the current rows that a change touched, by table and id. */
const loadNow = async (tx: WriteTx, change: ChangeRow, stored: StoredRow[]) => {
  const now = new Map<string, AnyRow>()
  for (const [table, rows] of Map.groupBy(stored, ({ tableName }) => tableName as TableName)) {
    const ids = rows.map(({ rowId }) => rowId)
    for (const row of await rowsWith(tx, change, table, { id: ids })) now.set(`${table} ${row.id}`, row)
  }
  return now
}

const among = <T>(lists: Map<TableName, T[]>, table: TableName) => {
  const list = lists.get(table) ?? []
  lists.set(table, list)
  return list
}

/**
 * Undoes one change completely or not at all; of a deletion, rows that it only took links from may have changed since. Undo the newest change of a group first. Returns the rows, which the caller has to pass to
 * `refuseLoose` after the last change.
 */
export const revertChange = async (tx: WriteTx, change: ChangeRow, { nameOf, leaving }: Names): Promise<Put[]> => {
  const stored: StoredRow[] = await storedRows(tx, change.accountId, [change]).selectAll().orderBy('position', 'desc').execute()
  const now = await loadNow(tx, change, stored)
  const restored = new Map<TableName, { current: AnyRow | undefined; image: AnyRow }[]>()
  const made = new Map<TableName, AnyRow[]>()
  const put: Put[] = []
  for (const { tableName, rowId, ...images } of stored) {
    const table = tableName as TableName
    const [{ before, after }, current] = [rowsIn(table, images), now.get(`${table} ${rowId}`)]
    if (contentOf(current) !== contentOf(after)) {
      const linked = isRemoval(change) && before && after ? relinked(tx, table, { before, after, current }) : undefined
      if (linked && current) {
        put.push({ table, row: linked, there: true })
        among(restored, table).push({ current, image: linked })
      }
      if (linked) continue
      throw conflict(`${await nameOf(table, (current ?? after ?? before) as AnyRow)} has changed since`)
    }
    put.push({ table, row: (before ?? current) as AnyRow, there: before !== undefined })
    if (before && tx.definitions.of(table).unique) {
      await refuseWhereTaken(tx, nameOf, table, before)
      await tx.restore(table, [{ current, image: before }])
    } else if (before) among(restored, table).push({ current, image: before })
    else if (current) among(made, table).push(current)
  }
  for (const [table, rows] of made) {
    await leaving(table, rows)
    await tx.removeMany(table, rows)
  }
  for (const [table, rows] of restored) await tx.restore(table, rows)
  return put.filter(({ row }) => row)
}
