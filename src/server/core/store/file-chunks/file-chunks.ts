import { type RawBuilder, sql } from 'kysely'
import { countUsed } from '../journal/count-used.ts'
import type { ReadTx } from '../store.ts'

const chunkBytes = 256 * 1024
const KiB = 1024

/** Returns the KiB that a file uses of the workspace's capacity. Each chunk is a whole number of KiB. */
const sizeOf = (bytes: number) => Math.ceil(bytes / KiB)
const sized = sql<number>`(length(bytes) + ${sql.lit(KiB - 1)}) / ${sql.lit(KiB)}`

const inUnits = (size: number) => (size % KiB ? `${size} KiB` : `${size / KiB} MiB`)

const count = (tx: ReadTx, accountId: string, by: number) =>
  countUsed(tx, accountId, 'files', by, `This workspace can hold ${inUnits(tx.capacity.files)} of files, which this would exceed.`)

/** The position of a file's small picture, before its content: it is counted, copied and deleted with the other chunks. */
export const thumbnailPosition = -1

const putChunk = (tx: ReadTx, accountId: string, fileId: string, position: number, bytes: Uint8Array) =>
  tx.db.insertInto('fileChunks').values({ accountId, fileId, position, bytes }).execute()

/** Stores the small picture of a file. @throws 507 if the workspace is full */
export const putThumbnail = async (tx: ReadTx, accountId: string, fileId: string, bytes: Uint8Array) => {
  await count(tx, accountId, sizeOf(bytes.byteLength))
  await putChunk(tx, accountId, fileId, thumbnailPosition, bytes)
}

/** Stores the content of a file in chunks, at least one. @throws 507 if the workspace is full */
export const putChunks = async (tx: ReadTx, accountId: string, fileId: string, bytes: Uint8Array) => {
  await count(tx, accountId, sizeOf(bytes.byteLength))
  for (let at = 0, position = 0; at < bytes.byteLength || position === 0; at += chunkBytes, position += 1)
    await putChunk(tx, accountId, fileId, position, bytes.subarray(at, at + chunkBytes))
}

/** Deletes chunks of an account by file and position, and returns their number. */
export const dropChunks = async (tx: ReadTx, accountId: string, which: RawBuilder<unknown>) => {
  const { rows } = await sql<{ size: number }>`delete from "fileChunks"
    where "accountId" = ${accountId} and ("fileId", position) in (${which}) returning ${sized} as size`.execute(tx.db)
  if (rows.length) await count(tx, accountId, -rows.reduce((sum, { size }) => sum + size, 0))
  return rows.length
}

/** Sums the KiB of all chunks per account, including those of deleted files that can be restored. */
export const heldInFiles = sql<{
  accountId: string
  held: number
}>`select "accountId", sum(${sized}) as held from "fileChunks" group by "accountId"`
