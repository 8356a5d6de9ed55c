import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { Actor } from '../../core/actor.ts'
import { addedIds, changeIds, refuseUnknown } from '../../core/id-list.ts'
import { idsThere, rowsWith, seenIds } from '../../core/rows/rows.ts'
import { seenName } from '../../core/rows/seen-name.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { FileRow } from '../../core/store/tables.ts'
import { seesPrivate } from '../../core/visibility/private.ts'

/** A row with the ids of attached files. */
interface Attaching {
  attachments: string[]
}
const idsOf = ({ attachments }: Attaching) => attachments

export const toFile = (row: FileRow): FileRecord => ({
  id: row.id,
  byteSize: row.byteSize,
  name: row.name,
  contentType: row.contentType,
  author: row.authorId,
  createdAt: row.createdAt,
  ...(row.isPrivate ? { xIsPrivate: true } : {}),
})

/** Returns the attached files without those that are private and hidden from the actor. */
const shownFiles = async (tx: ReadTx, actor: Actor, ids: string[]) => {
  if (actor.role !== 'client' || !ids.length) return ids
  const shown = await idsThere(tx, actor.accountId, 'files', ids, seesPrivate(actor, 'files'))
  return ids.filter((id) => shown.has(id))
}

/** Returns rows without the attached files that are private and hidden from the actor. */
export const withShownFiles = async <Row extends Attaching>(tx: ReadTx, actor: Actor, rows: Row[]) => {
  if (actor.role !== 'client') return rows
  const shown = new Set(await shownFiles(tx, actor, [...new Set(rows.flatMap(idsOf))]))
  return rows.map((row) => ({ ...row, attachments: idsOf(row).filter((id) => shown.has(id)) }))
}

/**
 * Returns the ids of the attached files of a record after a request; `before` is undefined for a new record. The
 * change records that they are used (`markAttached`). @throws 422 for new files that the actor does not see
 */
export const changeAttachments = async (
  tx: ReadTx,
  actor: Actor,
  before: string[] | undefined,
  changes: string[] | undefined,
  field: string,
) => {
  const after = await changeIds(before, changes, field, seenName(tx, actor, 'files'))
  const kept = new Set(await shownFiles(tx, actor, before ?? []))
  const seen = await seenIds(tx, actor, 'files', addedIds(before ?? [], changes))
  refuseUnknown(changes, (id) => kept.has(id) || seen.has(id), field)
  return after
}

/** Returns the records of attached files, in the order of the ids. Readers of the record have access to its files, unless these are private. */
export const attachedFiles = async (tx: ReadTx, actor: Actor, ids: string[]): Promise<FileRecord[]> => {
  if (!ids.length) return []
  const rows = await rowsWith(tx, actor, 'files', { id: await shownFiles(tx, actor, ids) })
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toFile))
}

/** The ids of the attached files of a row, and their records in the same order. */
export interface Attached {
  attachments: string[]
  files: FileRecord[]
}

/** Reads the attached files of many rows at once. */
export const attachedTo = async (tx: ReadTx, actor: Actor, rows: Attaching[]) => {
  const shown = await withShownFiles(tx, actor, rows)
  const known = new Map((await attachedFiles(tx, actor, [...new Set(shown.flatMap(idsOf))])).map((file) => [file.id, file]))
  const idsOfRow = new Map(rows.map((row, at) => [row, idsOf(shown[at] as Attaching)]))
  return (row: Attaching): Attached => {
    const attachments = idsOfRow.get(row) ?? []
    return { attachments, files: attachments.flatMap((id) => known.get(id) ?? []) }
  }
}
