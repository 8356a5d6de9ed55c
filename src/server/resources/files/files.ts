import * as wire from '../../../contract/notes/files.ts'
import { decode } from '../../../contract/wire/decode.ts'
import * as own from '../../../contract/x/files.ts'
import type { Actor } from '../../core/actor.ts'
import { Refusal, refuse, unacceptable } from '../../core/errors.ts'
import type { Route } from '../../core/http/call.ts'
import { anybody, onFile, onRead, onWrite } from '../../core/http/on.ts'
import { onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { refuseClientIn } from '../../core/rows/client-rights.ts'
import { describe, findRow, referredRow, rowsWith, rowWith, updateRow } from '../../core/rows/rows.ts'
import { putChunks, putThumbnail } from '../../core/store/file-chunks/file-chunks.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { FileRow, TableName } from '../../core/store/tables.ts'
import { checkPrivate } from '../../core/visibility/check-private.ts'
import { categoryFor } from '../categories/categories.ts'
import { downloadFile, downloadThumbnail, shownType } from './download.ts'
import { findUses } from './file-uses.ts'
import { findFile, listFilesOfCategory, listProjectFiles } from './find-files.ts'

const hasControl = (text: string) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** Characters that change the direction of text and make `fdp.exe` look like `exe.pdf`. Characters that Hebrew and Arabic need are not included. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

const nameFault = (name: string) => {
  if (hasControl(name)) return 'The file name has a tab, a line break or another control character. Rename the file.'
  if (!name.isWellFormed()) return 'The file name has an invalid character. Rename the file.'
  if ([...name].length > 255) return 'The file name is too long. Use at most 255 characters.'
  return name.trim() ? undefined : 'The file needs a name.'
}

const named = (name: string, field = 'file') => {
  const last = (name.split(/[\\/]/).at(-1) ?? '').replace(turning, '')
  const fault = nameFault(last)
  if (fault !== undefined) throw refuse(422, 'name', fault, field)
  return last
}

const partsOf = (form: FormData | undefined) => {
  if (!form) throw refuse(415, 'media-type', 'Send the file as multipart/form-data in a part named "file".')
  const { file: _, [own.thumbnailPart]: thumbnail, ...texts } = Object.fromEntries(form.entries())
  const files = form.getAll('file')
  const twice = [own.thumbnailPart, ...Object.keys(texts)].find((key) => form.getAll(key).length > 1)
  if (twice !== undefined) throw unacceptable(twice, 'twice', `"${twice}" is given twice.`)
  const read = decode(own.uploadParts, texts)
  if (!read.ok) throw new Refusal(422, read.faults)
  if (files.length !== 1 || !(files[0] instanceof File)) throw refuse(422, 'required', 'Send one file in a part named "file".', 'file')
  return { file: files[0], thumbnail, ...read.value }
}

const pictures = new Set(['image/webp', 'image/jpeg', 'image/png'])

/** Checks a small picture by its size and first bytes; nothing decodes it. @throws 422 */
const readThumbnail = async (part: FormDataEntryValue | undefined) => {
  if (part === undefined) return undefined
  const bytes = part instanceof File && part.size <= own.thumbnailLimit ? new Uint8Array(await part.arrayBuffer()) : undefined
  if (bytes && pictures.has(shownType(bytes, '') ?? '')) return bytes
  throw refuse(422, 'thumbnail', `A thumbnail must be a WebP, JPEG or PNG of at most ${own.thumbnailLimit / 1024} KiB.`, own.thumbnailPart)
}

/** Returns the project and category of an upload. Both have to be visible. */
const placeOf = async (
  tx: WriteTx,
  actor: Actor,
  { projectId, categoryId }: { projectId?: string | undefined; categoryId?: string | undefined },
) => {
  if (categoryId !== undefined && projectId === undefined) throw unacceptable('project-id', 'required', 'A category requires its project.')
  if (projectId === undefined) return { projectId: null, categoryId: null }
  await referredRow(tx, actor, 'projects', projectId, 'project-id')
  await refuseClientIn(tx, actor, projectId, 'work')
  return { projectId, categoryId: await categoryFor(tx, actor, { projectId, type: 'file' }, categoryId, 'category-id', null) }
}

/** Stores an uploaded file in chunks, in the same transaction. */
const storeFile = async (
  tx: WriteTx,
  actor: Actor,
  file: { name: string; contentType: string; bytes: Uint8Array; thumbnail: Uint8Array | undefined },
  place: Pick<FileRow, 'projectId' | 'categoryId' | 'isPrivate'>,
) => {
  const row = await tx.insert(actor, 'files', {
    name: named(file.name),
    contentType: file.contentType || 'application/octet-stream',
    byteSize: file.bytes.byteLength,
    attachedAt: place.projectId ? tx.now : '',
    ...place,
  })
  await putChunks(tx, actor.accountId, row.id, file.bytes)
  if (file.thumbnail) await putThumbnail(tx, actor.accountId, row.id, file.thumbnail)
  describe(tx, 'uploaded', 'files', row)
  return row
}

/** Removes a deleted file from all records, including hidden ones. Its chunks are kept while that can be undone (`prune`). */
const takeOff = async (tx: WriteTx, { accountId }: Actor, { id: fileId }: FileRow) => {
  for (const { ownerKind, ownerId } of await rowsWith(tx, { accountId }, 'fileUses', { fileId })) {
    const table = ownerKind as TableName
    const column = tx.definitions.of(table).attachments
    const row = await rowWith(tx, { accountId }, table, { id: ownerId })
    if (!row || !column) continue
    const others = tx.definitions.filesOf(table, row).filter((id) => id !== fileId)
    await tx.update(table, row, { [column]: others })
  }
}

const uploadFile = async (tx: WriteTx, actor: Actor, form: FormData | undefined, most: number) => {
  const { file, thumbnail: sent, ...asked } = partsOf(form)
  if (file.size > most) throw refuse(413, 'too-large', `A file can have at most ${Math.round(most / 1024 / 1024)} MiB.`, 'file')
  const thumbnail = await readThumbnail(sent)
  const isPrivate = await checkPrivate(tx, actor, undefined, asked.xIsPrivate, 'x-is-private')
  const place = { ...(await placeOf(tx, actor, asked)), isPrivate }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return storeFile(tx, actor, { name: file.name, contentType: file.type, bytes, thumbnail }, place)
}

/** Renames a file, moves it to another category of its project, or hides it from clients. */
const updateFile = async (tx: WriteTx, actor: Actor, row: FileRow, change: own.FileChange) => {
  if (change.categoryId && row.projectId === null)
    throw unacceptable('file.category-id', 'project', 'Only files that were uploaded to a project have a category.')
  const of = { projectId: row.projectId ?? '', type: 'file' } as const
  const categoryId = await categoryFor(tx, actor, of, change.categoryId, 'file.category-id', row.categoryId)
  const name = change.name === undefined ? undefined : named(change.name, 'file.name')
  const isPrivate = await checkPrivate(tx, actor, row, change.xIsPrivate, 'file.x-is-private')
  await updateRow(tx, 'files', row, { name, categoryId, isPrivate })
}

export const fileRoutes: Route[] = [
  onOne(wire.getFile, 'file', findFile),
  onPage(wire.listProjectFiles, ({ tx, actor, params, query, page }) => listProjectFiles(tx, actor, params, query, page)),
  onPage(wire.listFilesOfCategory, ({ tx, actor, params, query, page }) => listFilesOfCategory(tx, actor, params, query, page)),
  onFile(wire.downloadFile, async ({ tx, actor, params, query, deps }, headers) =>
    downloadFile(tx, await findRow(tx, actor, 'files', params.id), { inline: query.inline === true, headers }, deps.store.read),
  ),
  onWrite(
    own.uploadFile,
    async ({ tx, actor, form, deps }) => ({ fileId: (await uploadFile(tx, actor, form, deps.options.uploadLimit)).id }),
    { may: anybody },
  ),
  onUpdate(own.updateFile, 'files', 'file', updateFile),
  onFile(own.downloadThumbnail, async ({ tx, actor, params }, headers) =>
    downloadThumbnail(tx, await findRow(tx, actor, 'files', params.id), headers),
  ),
  onRead(own.listFileUses, async ({ tx, actor, params }) => ({ uses: await findUses(tx, actor, params.id) })),
  onDelete(own.deleteFile, 'files', takeOff),
]
