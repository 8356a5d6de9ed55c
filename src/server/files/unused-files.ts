import { sql } from 'kysely'
import { dropPieces } from '../store/pieces/pieces.ts'
import { batch, breathe } from '../store/pruning/batches.ts'
import type { FileRow } from '../store/rows/files.ts'
import type { ReadTx, Store, WriteTx } from '../store/store.ts'

type Named = Pick<FileRow, 'accountId' | 'id'>

/** Files that hang on nothing: uploads from before `day` that nothing ever used, and what was last used before the days of undo. */
const hangsOnNothing = (day: string, undoable: string) => sql<boolean>`f."projectId" is null and f."createdAt" < ${day}
  and (f."attachedAt" = '' or f."attachedAt" < ${undoable})
  and not exists (select 1 from "fileUses" u where u."accountId" = f."accountId" and u."fileId" = f.id)`

/** The next files of all, and which of them hang on nothing: however few do, a read takes no longer. */
const pageAfter = async ({ db }: ReadTx, last: Named, unused: ReturnType<typeof hangsOnNothing>) =>
  (
    await sql<Named & { loose: number }>`select f."accountId", f.id,
    case when ${unused} then 1 else 0 end as loose from files f where (f."accountId", f.id) > (${last.accountId}, ${last.id})
    order by f."accountId", f.id limit ${batch}`.execute(db)
  ).rows

/** Takes one file out, with its bytes and what was said of it. */
const dropFile = async (tx: WriteTx, file: FileRow) => {
  const { db } = tx
  const on = db.selectFrom('comments').selectAll().where('accountId', '=', file.accountId).where('resourceKind', '=', 'files')
  for (const comment of await on.where('resourceId', '=', file.id).execute()) await tx.drop('comments', comment)
  await dropPieces(
    tx,
    sql`select "accountId", "fileId", position from "fileChunks" where "accountId" = ${file.accountId} and "fileId" = ${file.id}`,
  )
  await tx.drop('files', file)
}

const dropIfUnused = (store: Store, { accountId, id }: Named, unused: ReturnType<typeof hangsOnNothing>) =>
  store.write(
    async (tx) => {
      const { rows } =
        await sql<FileRow>`select f.* from files f where f."accountId" = ${accountId} and f.id = ${id} and ${unused}`.execute(tx.db)
      const [file] = rows
      if (file) await dropFile(tx, file)
    },
    { account: accountId },
  )

/** Removes the files of all accounts that hang on nothing: uploads of before `day`, and what was used once as soon as no undo can bring its use back. */
export const removeUnusedFiles = async (store: Store, day: string, undoable: string) => {
  const unused = hangsOnNothing(day, undoable)
  for (let last: Named = { accountId: '0', id: '0' }; ; ) {
    const from = last
    const files = await store.read((tx) => pageAfter(tx, from, unused))
    const end = files.at(-1)
    if (!end) return
    for (const file of files) if (file.loose) await dropIfUnused(store, file, unused)
    last = end
    await breathe()
  }
}
