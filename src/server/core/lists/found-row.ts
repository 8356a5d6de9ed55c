import { sql } from 'kysely'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'
import type { Candidate } from './best.ts'

/** A hit with the columns of its row that its title and its project need. */
export type FoundRow = Candidate & AnyRow
/** The most hits per resource. */
export const most = 10
/** The most candidates that are ranked: the newest, or for contacts the first of their list. */
export const ranked = 100

/** Selects the columns of rows `r` that a hit needs. */
export const columnsOf = (tx: ReadTx, table: TableName) => {
  const { searched = [], project } = tx.definitions.of(table)
  const columns = new Set(['updatedAt', ...searched, ...(project ? [project] : [])])
  return sql.join([...columns].map((column) => sql.ref(`r.${column}`)))
}
