import type { FileRecord } from '../../contract/notes/file-record.ts'
import type { Actor } from '../actor.ts'
import { addedIds, changeIds, refuseUnknown } from '../id-list.ts'
import { rowsWith, seenIds } from '../resources/rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { FileRow } from '../store/tables.ts'

export const toFile = (row: FileRow): FileRecord => ({
  id: row.id,
  byteSize: row.byteSize,
  name: row.name,
  contentType: row.contentType,
  author: row.authorId,
  createdAt: row.createdAt,
})

/**
 * Returns the attached files of a record after a request, as a JSON array of ids like `before`, which is undefined for a new record. The
 * change records that they are used (`markAttached`). @throws 422 for new files that the actor does not see
 */
export const changeAttachments = async (
  tx: ReadTx,
  actor: Actor,
  before: string | undefined,
  changes: string[] | undefined,
  field: string,
) => {
  const already = before === undefined ? undefined : (JSON.parse(before) as string[])
  const after = changeIds(already, changes, field)
  const seen = await seenIds(tx, actor, 'files', addedIds(already ?? [], changes))
  refuseUnknown(changes, (id) => already?.includes(id) || seen.has(id), field)
  return JSON.stringify(after)
}

/** Returns the records of attached files, in the order of the ids. Readers of the record have access to its files. */
export const attachedFiles = async (tx: ReadTx, actor: Actor, ids: string[]): Promise<FileRecord[]> => {
  if (!ids.length) return []
  const rows = await rowsWith(tx, actor, 'files', { id: ids })
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toFile))
}

/** The ids of the attached files of a row, and their records in the same order. */
export interface Attached {
  attachments: string[]
  files: FileRecord[]
}

/** Reads the attached files of many rows at once. */
export const attachedTo = async (tx: ReadTx, actor: Actor, rows: { attachments: string }[]) => {
  const idsOf = (row: { attachments: string }) => JSON.parse(row.attachments) as string[]
  const known = new Map((await attachedFiles(tx, actor, [...new Set(rows.flatMap(idsOf))])).map((file) => [file.id, file]))
  return (row: { attachments: string }): Attached => {
    const attachments = idsOf(row)
    return { attachments, files: attachments.flatMap((id) => known.get(id) ?? []) }
  }
}
