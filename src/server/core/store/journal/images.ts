import { sql } from 'kysely'
import type { Definitions } from '../definitions/definitions.ts'
import { storedCell, storedRow, withLists } from '../list-columns.ts'
import { idsIn } from '../many-rows.ts'
import { addedColumns } from '../schema/added-columns.ts'
import type { ReadTx } from '../store.ts'
import type { AnyRow, Row, TableName, Tables } from '../tables.ts'

/** A row before and after a transaction. Absent before it was created and after it was deleted. */
export interface Touched {
  table: TableName
  id: string
  before: AnyRow | undefined
  after: AnyRow | undefined
}

/** Collects the rows that a transaction touches, each with its first and its last state. */
export const openTouched = ({ asWritten }: Definitions) => {
  const touched = new Map<string, Touched>()
  const note = <T extends TableName>(table: T, before: Row<T> | undefined, after: Row<T> | undefined) => {
    const id = (after ?? before)?.id ?? ''
    const key = `${table} ${id}`
    const first = touched.get(key)
    touched.set(key, {
      table,
      id,
      before: first ? first.before : before && asWritten(table, before),
      after: after && asWritten(table, after),
    })
  }
  return { touched: touched as ReadonlyMap<string, Touched>, note }
}

/** A row before and after a change, as the journal stores it. */
type StoredImages = Pick<Tables['changeRows'], 'before' | 'after'>

/** Selects the rows that changes touched. */
export const storedRows = (tx: ReadTx, accountId: string, changes: { id: string }[]) => {
  const ids = changes.map(({ id }) => id)
  const ofThese = sql<boolean>`"changeRows"."changeId" in ${idsIn(tx, ids)}`
  return tx.db.selectFrom('changeRows').where('changeRows.accountId', '=', accountId).where(ofThese)
}

/** Returns the columns of `after` that differ from `before`. Columns that are undefined stay as they are. */
export const changedCells = (before: object, after: object) => {
  const changed: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(after))
    if (value !== undefined && storedCell(value) !== storedCell((before as typeof changed)[column])) changed[column] = value
  return changed
}

/** Returns the images of a touched row. The second image of an updated row only has the changed columns, which halves the text. */
export const imagesOf = ({ before, after }: Pick<Touched, 'before' | 'after'>): StoredImages => ({
  before: before ? JSON.stringify(storedRow(before)) : null,
  after: after ? JSON.stringify(storedRow(before ? changedCells(before, after) : after)) : null,
})

/** Restores the rows before and after a change from their images. Images from before a migration get the values of the columns that it added. */
export const rowsIn = (
  table: TableName,
  { before: was, after: is }: StoredImages,
): { before: AnyRow | undefined; after: AnyRow | undefined } => {
  const added = addedColumns[table]
  const before = was === null ? undefined : ({ ...added, ...withLists(JSON.parse(was)) } as AnyRow)
  return { before, after: is === null ? undefined : ({ ...added, ...before, ...withLists(JSON.parse(is)) } as AnyRow) }
}
