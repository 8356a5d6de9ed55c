import { type RawBuilder, sql } from 'kysely'
import { removeUnusedFiles } from '../../files/unused-files.ts'
import { repairAddresses } from '../../people/sign-in/check-addresses.ts'
import { moment } from '../../times.ts'
import { dropChunks } from '../file-chunks/file-chunks.ts'
import { type ReadTx, type Store, wholeService } from '../store.ts'
import type { Tables } from '../tables.ts'
import { batch, inBatches, pause } from './batches.ts'

const day = 86_400_000
/** File chunks per transaction: a few megabytes. */
const chunks = 16

const taken = async ({ db }: ReadTx, table: keyof Tables, key: string[], rows: RawBuilder<unknown>) => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${rows})`.execute(db)
  return Number(numAffectedRows)
}

/** Selects the next changes from before `undoable`. */
const oldest = (undoable: string) =>
  sql`select "accountId", id from changes where date < ${undoable}
    order by date, "accountId", id limit ${batch}`

/** Deletes the rows of the oldest changes, then the changes themselves. */
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

/**
 * Deletes some chunks of deleted files that no undo can restore, because only changes from before `undoable` mention them. The conditions on
 * `position` and `coalesce` make the query read the changes by their key instead of all rows of files.
 */
const takeChunks = (undoable: string) => (tx: ReadTx) =>
  dropChunks(
    tx,
    sql`select p."accountId", p."fileId", p.position from (select distinct r."accountId", r."rowId" from (${oldest(undoable)}) c
        join "changeRows" r on r."accountId" = c."accountId" and r."changeId" = c.id and r.position >= 0
          and coalesce(r."tableName", '') = 'files') gone
      join "fileChunks" p on p."accountId" = gone."accountId" and p."fileId" = gone."rowId"
      where not exists (select 1 from files f where f."accountId" = gone."accountId" and f.id = gone."rowId")
      and not exists (select 1 from "changeRows" later join changes l on l."accountId" = later."accountId" and l.id = later."changeId"
        where later."accountId" = gone."accountId" and later."tableName" = 'files' and later."rowId" = gone."rowId" and l.date >= ${undoable})
      limit ${chunks}`,
  )

/**
 * Deletes changes that can no longer be undone, oldest first. The chunks of their files are deleted before them, so none is left
 * without a reference.
 */
const deleteChanges = async (store: Store, undoable: string) => {
  const isThere = ({ db }: ReadTx) => oldest(undoable).execute(db)
  while ((await store.read(isThere)).rows.length) {
    await inBatches(store, takeChunks(undoable), chunks)
    await store.write(takeChanges(undoable), { account: wholeService })
    await pause()
  }
}

/** Deletes expired data: changes that can no longer be undone, ended sessions, stored answers, chunks of deleted files, and unattached files. */
export const prune = async (store: Store, now: Date, undoDays: number) => {
  const undoable = moment(new Date(now.getTime() - undoDays * day))
  const dayBefore = moment(new Date(now.getTime() - day))
  await deleteChanges(store, undoable)
  const ended = sql`select "tokenHash" from "accessKeys" where "expiresAt" < ${moment(now)} and kind <> 'invitation' limit ${batch}`
  await inBatches(store, (tx) => taken(tx, 'accessKeys', ['tokenHash'], ended))
  const key = ['accountId', 'userId', 'requestKey']
  const answered = sql`select "accountId", "userId", "requestKey" from idempotency where "createdAt" < ${dayBefore} limit ${batch}`
  await inBatches(store, (tx) => taken(tx, 'idempotency', key, answered))
  await repairAddresses(store)
  await removeUnusedFiles(store, dayBefore, undoable)
}
