import type { Actor } from '../actor.ts'
import { Refusal, refuse } from '../errors.ts'
import { describe } from '../find.ts'
import type { WriteTx } from '../store/store.ts'
import { daysBefore } from '../times.ts'

const chunkBytes = 256 * 1024

const hasControl = (text: string) => [...text].some((letter) => letter < ' ')

const named = (name: string) => {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  if (!last.isWellFormed() || hasControl(last) || [...last].length > 255 || !last.trim())
    throw refuse(422, 'name', 'The file needs a name of at most 255 characters.', 'file')
  return last
}

const onlyFile = (form: FormData | undefined): File => {
  if (!form) throw refuse(415, 'media-type', 'A file is sent as multipart/form-data, in a part named "file".')
  const other = [...form.keys()].find((key) => key !== 'file')
  if (other !== undefined) throw new Refusal(422, [{ code: 'unknown', field: other, message: `There is no field "${other}" here.` }])
  const files = form.getAll('file')
  if (files.length !== 1 || !(files[0] instanceof File)) throw refuse(422, 'required', 'One file, in a part named "file".', 'file')
  return files[0]
}

/** Keeps an uploaded file, in pieces, in the same transaction as everything else. */
export const storeFile = async (tx: WriteTx, actor: Actor, file: { name: string; contentType: string; bytes: Uint8Array }) => {
  const row = await tx.insert(actor, 'files', {
    name: named(file.name),
    contentType: file.contentType || 'application/octet-stream',
    byteSize: file.bytes.byteLength,
    attachedAt: '',
    projectId: null,
    categoryId: null,
  })
  for (let at = 0, position = 0; at < file.bytes.byteLength || position === 0; at += chunkBytes, position += 1)
    await tx.db
      .insertInto('fileChunks')
      .values({ accountId: actor.accountId, fileId: row.id, position, bytes: file.bytes.subarray(at, at + chunkBytes) })
      .execute()
  describe(tx, 'uploaded', 'files', row)
  return row
}

export const uploadFile = async (tx: WriteTx, actor: Actor, form: FormData | undefined, most: number) => {
  const file = onlyFile(form)
  if (file.size > most) throw refuse(413, 'too-large', `A file has at most ${Math.round(most / 1024 / 1024)} MiB.`, 'file')
  await removeUnused(tx, actor)
  return storeFile(tx, actor, { name: file.name, contentType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) })
}

/** Uploads that nothing has used for a day go; each upload clears the account's old ones. What was attached once stays, so that undo finds it. */
const removeUnused = async (tx: WriteTx, actor: Actor) => {
  const unused = tx.db.selectFrom('files').select('id').where('accountId', '=', actor.accountId).where('attachedAt', '=', '')
  const old = await unused.where('createdAt', '<', daysBefore(tx.now, 1)).limit(100).execute()
  for (const { id } of old) {
    await tx.db.deleteFrom('fileChunks').where('accountId', '=', actor.accountId).where('fileId', '=', id).execute()
    await tx.db.deleteFrom('files').where('accountId', '=', actor.accountId).where('id', '=', id).execute()
  }
}
