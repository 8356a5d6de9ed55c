import { sql } from 'kysely'
import { asWritten, kinds } from '../../kinds/kinds.ts'
import { idsIn } from '../../store/ids-in.ts'
import { rowsIn } from '../../store/journal/images.ts'
import type { ChangeRow } from '../../store/rows/changes.ts'
import type { WriteTx } from '../../store/store.ts'
import type { JournaledTables, TableName, Tables } from '../../store/tables.ts'
import { conflict, type Names, type Put, refuseWhereTaken } from './undo-conflicts.ts'

type Row = JournaledTables[TableName]
type StoredRow = Tables['changeRows']

/** Which request wrote a row, and whether a file was ever used, is no part of what it says: a row that was put back is the row it was. */
const bookkeeping = new Set(['changeId', 'updatedAt', 'attachedAt'])
const saying = (row: Row | undefined) =>
  row &&
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !bookkeeping.has(column))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The rows that a change touched as they are now, by table and id. */
const loadNow = async (tx: WriteTx, { accountId }: ChangeRow, stored: StoredRow[]) => {
  const now = new Map<string, Row>()
  for (const [name, rows] of Map.groupBy(stored, ({ tableName }) => tableName as TableName)) {
    const found = await sql<Row>`select * from ${sql.table(name)} where "accountId" = ${accountId}
      and id in ${idsIn(
        tx,
        rows.map(({ rowId }) => rowId),
      )}`.execute(tx.db)
    for (const row of found.rows) now.set(`${name} ${row.id}`, asWritten(name, row))
  }
  return now
}

const among = <T>(lists: Map<TableName, T[]>, table: TableName) => {
  const list = lists.get(table) ?? []
  lists.set(table, list)
  return list
}

/**
 * Undoes one change: every row it touched is put back, or nothing is. Of a group the newest is undone first. Gives the rows, of which
 * `refuseLoose` has to be asked once all are done.
 */
export const revertChange = async (tx: WriteTx, change: ChangeRow, { nameOf, leaving }: Names): Promise<Put[]> => {
  const stored: StoredRow[] = await tx.db
    .selectFrom('changeRows')
    .selectAll()
    .where('accountId', '=', change.accountId)
    .where('changeId', '=', change.id)
    .orderBy('position', 'desc')
    .execute()
  const now = await loadNow(tx, change, stored)
  const restored = new Map<TableName, { current: Row | undefined; image: Row }[]>()
  const made = new Map<TableName, Row[]>()
  const put: Put[] = []
  for (const { tableName, rowId, ...images } of stored) {
    const table = tableName as TableName
    const [{ before, after }, current] = [rowsIn(images), now.get(`${table} ${rowId}`)]
    if (saying(current) !== saying(after)) throw conflict(`${await nameOf(table, (current ?? after ?? before) as Row)} has changed since`)
    put.push({ table, row: (before ?? current) as Row, there: before !== undefined })
    if (before && kinds[table].unique) {
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
