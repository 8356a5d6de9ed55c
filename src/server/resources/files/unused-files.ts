import { type RawBuilder, sql } from 'kysely'
import type { Prune } from '../../core/hooks.ts'
import { batch, pause } from '../../core/store/batches.ts'
import { dropChunks } from '../../core/store/file-chunks/file-chunks.ts'
import type { ReadTx, Store, WriteTx } from '../../core/store/store.ts'
import type { FileRow } from '../../core/store/tables.ts'

type Named = Pick<FileRow, 'accountId' | 'id'>
interface Limits {
  day: string
  undoable: string
}

/** Matches unattached files of an account: uploads from before `day` that were never used, and files last used before `undoable`. */
const isUnattached = (
  accountId: RawBuilder<unknown>,
  { day, undoable }: Limits,
) => sql<boolean>`f."projectId" is null and f."createdAt" < ${day}
  and (f."attachedAt" = '' or f."attachedAt" < ${undoable})
  and not exists (select 1 from "fileUses" u where u."accountId" = ${accountId} and u."fileId" = f.id)`

/** Reads the next files and whether they are unattached. Each read has the same size, however few match. */
const pageAfter = async ({ db }: ReadTx, last: Named, limits: Limits) =>
  (
    await sql<Named & { loose: number }>`select f."accountId", f.id,
    case when ${isUnattached(sql`f."accountId"`, limits)} then 1 else 0 end as loose from files f where (f."accountId", f.id) > (${last.accountId}, ${last.id})
    order by f."accountId", f.id limit ${batch}`.execute(db)
  ).rows

/** Deletes a file with its chunks and comments. */
const dropFile = async (tx: WriteTx, file: FileRow) => {
  const { db } = tx
  const on = db.selectFrom('comments').selectAll().where('accountId', '=', file.accountId).where('resourceKind', '=', 'files')
  for (const comment of await on.where('resourceId', '=', file.id).execute()) await tx.drop('comments', comment)
  await dropChunks(
    tx,
    file.accountId,
    sql`select "fileId", position from "fileChunks" where "accountId" = ${file.accountId} and "fileId" = ${file.id}`,
  )
  await tx.drop('files', file)
}

const dropIfUnused = (store: Store, { accountId, id }: Named, limits: Limits) =>
  store.write(
    async (tx) => {
      const { rows } =
        await sql<FileRow>`select f.* from files f where f."accountId" = ${accountId} and f.id = ${id} and ${isUnattached(sql`${accountId}`, limits)}`.execute(
          tx.db,
        )
      const [file] = rows
      if (file) await dropFile(tx, file)
    },
    { account: accountId },
  )

/** Deletes the unattached files of all accounts: unused uploads from before `day`, and files whose use can no longer be restored by an undo. */
export const removeUnusedFiles: Prune = async (store, { dayBefore: day, undoable }) => {
  const limits = { day, undoable }
  for (let last: Named = { accountId: '0', id: '0' }; ; ) {
    const from = last
    const files = await store.read((tx) => pageAfter(tx, from, limits))
    const end = files.at(-1)
    if (!end) return
    for (const file of files) if (file.loose) await dropIfUnused(store, file, limits)
    last = end
    await pause()
  }
}
