import { type RawBuilder, sql } from 'kysely'
import { countUsed } from '../journal/count-used.ts'
import type { ReadTx } from '../store.ts'

const pieceBytes = 256 * 1024
const KiB = 1024

/** What a file takes up of what its workspace may hold, in KiB: each of its pieces is a whole number of them. */
const sizeOf = (bytes: number) => Math.ceil(bytes / KiB)
const sized = sql<number>`(length(bytes) + ${sql.lit(KiB - 1)}) / ${sql.lit(KiB)}`

const roomFor = (size: number) => (size % KiB ? `${size} KiB` : `${size / KiB} MiB`)

const count = (tx: ReadTx, accountId: string, by: number) =>
  countUsed(tx, accountId, 'files', by, `This workspace has room for ${roomFor(tx.capacity.files)} of files, and they would be more.`)

/** Keeps what a file holds, in pieces, an empty one too; 507 where the workspace has no room for it. */
export const putPieces = async (tx: ReadTx, accountId: string, fileId: string, bytes: Uint8Array) => {
  await count(tx, accountId, sizeOf(bytes.byteLength))
  for (let at = 0, position = 0; at < bytes.byteLength || position === 0; at += pieceBytes, position += 1)
    await tx.db
      .insertInto('fileChunks')
      .values({ accountId, fileId, position, bytes: bytes.subarray(at, at + pieceBytes) })
      .execute()
}

/** Takes pieces away for good, by their keys; gives how many there were. */
export const dropPieces = async (tx: ReadTx, which: RawBuilder<unknown>) => {
  const { rows } = await sql<{ accountId: string; size: number }>`delete from "fileChunks"
    where ("accountId", "fileId", position) in (${which}) returning "accountId", ${sized} as size`.execute(tx.db)
  const freed = new Map<string, number>()
  for (const { accountId, size } of rows) freed.set(accountId, (freed.get(accountId) ?? 0) + size)
  for (const [accountId, size] of freed) await count(tx, accountId, -size)
  return rows.length
}

/** What the files of each account take up, in KiB, by counting their pieces: those of files that are gone count for as long as an undo brings them back. */
export const heldInFiles = sql<{
  accountId: string
  held: number
}>`select "accountId", sum(${sized}) as held from "fileChunks" group by "accountId"`
