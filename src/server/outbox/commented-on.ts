import type { CommentRow } from '../store/rows/notes.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

/** Returns the record that a comment is on; undefined for rows of other tables. */
export const commentedOn = (table: TableName, row: JournaledTables[TableName]) => {
  if (table !== 'comments') return undefined
  const { resourceKind, resourceId } = row as CommentRow
  return { resource: resourceKind, resourceId }
}
