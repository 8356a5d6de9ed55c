import { decode } from '../../contract/wire/decode.ts'
import { uploadParts } from '../../contract/x/files.ts'
import type { Actor } from '../actor.ts'
import { categoryFor } from '../categories/categories.ts'
import { removeCommentsOn } from '../comments/remove-comments.ts'
import { Refusal, refuse, unacceptable } from '../errors.ts'
import { deleteRow, describe, referredRow } from '../kinds/find.ts'
import { filesOf, kindOf } from '../kinds/kinds.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { putPieces } from '../store/pieces/pieces.ts'
import type { FileRow } from '../store/rows/files.ts'
import type { WriteTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'

const hasControl = (text: string) => [...text].some((letter) => letter < ' ')

/** What turns the writing around, so that `fdp.exe` reads `exe.pdf`; the marks that Hebrew and Arabic need are not among them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

const named = (name: string) => {
  const last = (name.split(/[\\/]/).at(-1) ?? '').replace(turning, '')
  if (!last.isWellFormed() || hasControl(last) || [...last].length > 255 || !last.trim())
    throw refuse(422, 'name', 'The file needs a name of at most 255 characters.', 'file')
  return last
}

const partsOf = (form: FormData | undefined) => {
  if (!form) throw refuse(415, 'media-type', 'A file is sent as multipart/form-data, in a part named "file".')
  const { file: _, ...texts } = Object.fromEntries(form.entries())
  const files = form.getAll('file')
  const twice = Object.keys(texts).find((key) => form.getAll(key).length > 1)
  if (twice !== undefined) throw unacceptable(twice, 'twice', `"${twice}" is given twice.`)
  const read = decode(uploadParts, texts)
  if (!read.ok) throw new Refusal(422, read.faults)
  if (files.length !== 1 || !(files[0] instanceof File)) throw refuse(422, 'required', 'One file, in a part named "file".', 'file')
  return { file: files[0], ...read.value }
}

/** Where in a project an upload belongs: a project one sees, and a category of it for files. */
const placeOf = async (
  tx: WriteTx,
  actor: Actor,
  { projectId, categoryId }: { projectId?: string | undefined; categoryId?: string | undefined },
) => {
  if (categoryId !== undefined && projectId === undefined)
    throw unacceptable('project-id', 'required', 'A category goes with its project: say which.')
  if (projectId === undefined) return { projectId: null, categoryId: null }
  await referredRow(tx, actor, 'projects', projectId, 'project-id')
  return { projectId, categoryId: await categoryFor(tx, actor, { projectId, type: 'file' }, categoryId, 'category-id', null) }
}

/** Keeps an uploaded file, in pieces, in the same transaction as everything else. */
const storeFile = async (
  tx: WriteTx,
  actor: Actor,
  file: { name: string; contentType: string; bytes: Uint8Array },
  place: Pick<FileRow, 'projectId' | 'categoryId'>,
) => {
  const row = await tx.insert(actor, 'files', {
    name: named(file.name),
    contentType: file.contentType || 'application/octet-stream',
    byteSize: file.bytes.byteLength,
    attachedAt: place.projectId ? tx.now : '',
    ...place,
  })
  await putPieces(tx, actor.accountId, row.id, file.bytes)
  describe(tx, 'uploaded', 'files', row)
  return row
}

/** Takes a file off everything that it is attached to, seen by the actor or not. */
const takeOff = async (tx: WriteTx, { accountId }: Actor, fileId: string) => {
  const uses = await tx.db.selectFrom('fileUses').selectAll().where('accountId', '=', accountId).where('fileId', '=', fileId).execute()
  for (const { ownerKind, ownerId } of uses) {
    const table = ownerKind as TableName
    const column = kindOf(table).attachments
    const [row] = await rowsWith(tx, { accountId }, table, { id: ownerId })
    if (!row || !column) continue
    const others = filesOf(table, row).filter((id) => id !== fileId)
    await tx.updateMany(table, [{ row, patch: { [column]: JSON.stringify(others) } }])
  }
}

/** Deletes a file with what was said about it. What it holds stays for as long as that can be undone (`prune`). */
export const deleteFile = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'files', id, async () => {
    await takeOff(tx, actor, id)
    await removeCommentsOn(tx, actor, 'files', [id])
  })

export const uploadFile = async (tx: WriteTx, actor: Actor, form: FormData | undefined, most: number) => {
  const { file, ...asked } = partsOf(form)
  if (file.size > most) throw refuse(413, 'too-large', `A file has at most ${Math.round(most / 1024 / 1024)} MiB.`, 'file')
  const place = await placeOf(tx, actor, asked)
  return storeFile(tx, actor, { name: file.name, contentType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }, place)
}
