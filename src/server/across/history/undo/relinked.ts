import { changedCells } from '../../../core/store/journal/images.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, ChangeRow, TableName } from '../../../core/store/tables.ts'

/** Returns whether a change deleted a record, and took the links to it from others. */
export const isRemoval = ({ action }: ChangeRow) => /^(redone: )?[a-z ]+ deleted$/.test(action)

interface Row {
  before: AnyRow
  after: AnyRow
  current: AnyRow | undefined
}

/**
 * Returns a row that has changed since a deletion took links from it, with these links again unless it has others by now, and everything else as it
 * is. Undefined if the deletion changed more of it than links.
 */
export const relinked = ({ definitions }: ReadTx, table: TableName, { before, after, current = after }: Row): AnyRow | undefined => {
  const [was, left, now] = [before, after, current] as unknown as Record<string, unknown>[]
  if (!was || !left || !now) return undefined
  const links = [...definitions.linkColumns(table), ...definitions.linkLists(table)].map(([column]) => column)
  const known = new Set([...links, definitions.of(table).attachments, 'changeId', 'updatedAt'])
  const changed = Object.keys(changedCells(was, left))
  if (!changed.every((column) => known.has(column))) return undefined
  const linked: Record<string, unknown> = {}
  for (const column of changed.filter((each) => each !== 'changeId' && each !== 'updatedAt')) {
    const [old, kept, present] = [was[column], left[column], now[column]]
    if (Array.isArray(old) && Array.isArray(kept) && Array.isArray(present))
      linked[column] = [...present, ...old.filter((id) => !kept.includes(id) && !present.includes(id))]
    else linked[column] = present === kept ? old : present
  }
  return { ...current, ...linked }
}
