import { type RawBuilder, sql } from 'kysely'
import { removeUnusedFiles } from '../../files/unused-files.ts'
import { moment } from '../../times.ts'
import { dropPieces } from '../pieces/pieces.ts'
import { type ReadTx, type Store, wholeService } from '../store.ts'
import type { Tables } from '../tables.ts'
import { batch, breathe, inBatches } from './batches.ts'

const day = 86_400_000
/** Pieces of files at once: a few megabytes. */
const pieces = 16

const taken = async ({ db }: ReadTx, table: keyof Tables, key: string[], rows: RawBuilder<unknown>) => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${rows})`.execute(db)
  return Number(numAffectedRows)
}

/** The changes of before `undoable` that go next. */
const oldest = (undoable: string) =>
  sql`select "accountId", id from changes where date < ${undoable}
    order by date, "accountId", id limit ${batch}`

/** Takes what the oldest changes wrote, and them once none of it is left. */
const takeChanges = (undoable: string) => async (tx: ReadTx) => {
  const rows = await taken(
    tx,
    'changeRows',
    ['accountId', 'changeId', 'position'],
    sql`select r."accountId", r."changeId", r.position from (${oldest(undoable)}) c
      join "changeRows" r on r."accountId" = c."accountId" and r."changeId" = c.id limit ${batch}`,
  )
  return rows === batch ? rows : taken(tx, 'changes', ['accountId', 'id'], oldest(undoable))
}

/** A few pieces of files that are gone and that only changes of before `undoable` tell of: nothing brings them back. The changes are walked by the key of their rows (`position`, `coalesce`), not all rows of files. */
const takePieces = (undoable: string) => (tx: ReadTx) =>
  dropPieces(
    tx,
    sql`select p."accountId", p."fileId", p.position from (select distinct r."accountId", r."rowId" from (${oldest(undoable)}) c
        join "changeRows" r on r."accountId" = c."accountId" and r."changeId" = c.id and r.position >= 0
          and coalesce(r."tableName", '') = 'files') gone
      join "fileChunks" p on p."accountId" = gone."accountId" and p."fileId" = gone."rowId"
      where not exists (select 1 from files f where f."accountId" = gone."accountId" and f.id = gone."rowId")
      and not exists (select 1 from "changeRows" later join changes l on l."accountId" = later."accountId" and l.id = later."changeId"
        where later."accountId" = gone."accountId" and later."tableName" = 'files' and later."rowId" = gone."rowId" and l.date >= ${undoable})
      limit ${pieces}`,
  )

/** Forgets changes past their days of undo, the oldest first; the bytes that only they knew go before them, so that none is left with nothing that tells of it. */
const forgetChanges = async (store: Store, undoable: string) => {
  const isThere = ({ db }: ReadTx) => oldest(undoable).execute(db)
  while ((await store.read(isThere)).rows.length) {
    await inBatches(store, takePieces(undoable), pieces)
    await store.write(takeChanges(undoable), { account: wholeService })
    await breathe()
  }
}

/** Forgets what is kept for a time only: changes past their days of undo, ended sessions, answers kept for repeats, pieces of files that are gone, files that hang on nothing. */
export const prune = async (store: Store, now: Date, undoDays: number) => {
  const undoable = moment(new Date(now.getTime() - undoDays * day))
  const dayBefore = moment(new Date(now.getTime() - day))
  await forgetChanges(store, undoable)
  const ended = sql`select "tokenHash" from "accessKeys" where "expiresAt" < ${moment(now)} limit ${batch}`
  await inBatches(store, (tx) => taken(tx, 'accessKeys', ['tokenHash'], ended))
  const key = ['accountId', 'userId', 'requestKey']
  const answered = sql`select "accountId", "userId", "requestKey" from idempotency where "createdAt" < ${dayBefore} limit ${batch}`
  await inBatches(store, (tx) => taken(tx, 'idempotency', key, answered))
  await removeUnusedFiles(store, dayBefore, undoable)
}
