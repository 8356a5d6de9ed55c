import type { FileRecord } from '../../contract/notes/file-record.ts'
import type { Actor } from '../actor.ts'
import { unknownId } from '../errors.ts'
import { changeIds } from '../id-list.ts'
import { sees } from '../resources/definitions.ts'
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

/** Refuses (422) files that the actor may not see and the request newly attaches. The change records that they are used (`markAttached`). */
const refuseUnusableFiles = async (tx: ReadTx, actor: Actor, changes: string[] | undefined, already: string[], field: string) => {
  const added = (changes ?? []).filter((id) => !id.startsWith('-') && !already.includes(id))
  if (!added.length) return
  const seen = await tx.db
    .selectFrom('files')
    .select('id')
    .where('accountId', '=', actor.accountId)
    .where('id', 'in', added)
    .where(sees(actor, 'files'))
    .execute()
  const missing = added.find((id) => !seen.some((row) => row.id === id))
  if (missing) throw unknownId(`${field}.${(changes ?? []).indexOf(missing)}`)
}

/** Returns the attached files of a record after a request, as a JSON array of ids like `before`, which is undefined for a new record. */
export const changeAttachments = async (
  tx: ReadTx,
  actor: Actor,
  before: string | undefined,
  changes: string[] | undefined,
  field: string,
) => {
  const already = before === undefined ? undefined : (JSON.parse(before) as string[])
  const after = changeIds(already, changes, field)
  await refuseUnusableFiles(tx, actor, changes, already ?? [], field)
  return JSON.stringify(after)
}

/** Returns the records of attached files, in the order of the ids. Readers of the record have access to its files. */
export const attachedFiles = async (tx: ReadTx, actor: Actor, ids: string[]): Promise<FileRecord[]> => {
  if (!ids.length) return []
  const rows = await tx.db.selectFrom('files').selectAll().where('accountId', '=', actor.accountId).where('id', 'in', ids).execute()
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
