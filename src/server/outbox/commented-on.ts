import type { AnyRow, CommentRow, TableName } from '../store/tables.ts'

/** Returns the record that a comment is on; undefined for rows of other tables. */
export const commentedOn = (table: TableName, row: AnyRow) => {
  if (table !== 'comments') return undefined
  const { resourceKind, resourceId } = row as CommentRow
  return { resource: resourceKind, resourceId }
}
