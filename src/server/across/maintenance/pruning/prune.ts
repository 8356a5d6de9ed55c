import { type RawBuilder, sql } from 'kysely'
import type { Hooks } from '../../../core/hooks.ts'
import { batch, inBatches, pause } from '../../../core/store/batches.ts'
import { dropChunks } from '../../../core/store/file-chunks/file-chunks.ts'
import { type ReadTx, type Store, wholeService } from '../../../core/store/store.ts'
import type { Tables } from '../../../core/store/tables.ts'
import { moment } from '../../../core/times.ts'

const day = 86_400_000
/** File chunks per transaction: a few megabytes. */
const chunks = 16

const taken = async ({ db }: ReadTx, table: keyof Tables, accountId: string, key: string[], rows: RawBuilder<unknown>) => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const { numAffectedRows } =
    await sql`delete from ${sql.table(table)} where "accountId" = ${accountId} and (${columns}) in (${rows})`.execute(db)
  return Number(numAffectedRows)
}

/** Finds the accounts with expired rows. Only this reads all accounts; each deletion is in one. */
const accountsWith = (store: Store, table: keyof Tables, expired: RawBuilder<unknown>) =>
  store.read(async ({ db }) => {
    const { rows } = await sql<{ accountId: string }>`select distinct "accountId" from ${sql.table(table)} where ${expired}`.execute(db)
    return rows.map(({ accountId }) => accountId)
  })

/** Selects the next changes of an account from before `undoable`. */
const oldest = (accountId: string, undoable: string) =>
  sql`select id from changes where "accountId" = ${accountId} and date < ${undoable} order by date, id limit ${batch}`

/** Deletes the rows of the oldest changes, then the changes themselves. Returns the number of both. */
const takeChanges = (accountId: string, undoable: string) => async (tx: ReadTx) => {
  const rows = await taken(
    tx,
    'changeRows',
    accountId,
    ['changeId', 'position'],
    sql`select r."changeId", r.position from (${oldest(accountId, undoable)}) c
      join "changeRows" r on r."accountId" = ${accountId} and r."changeId" = c.id limit ${batch}`,
  )
  return rows === batch ? rows : rows + (await taken(tx, 'changes', accountId, ['id'], oldest(accountId, undoable)))
}

/**
 * Deletes some chunks of deleted files that no undo can restore, because only changes from before `undoable` mention them. The conditions on
 * `position` and `coalesce` make the query read the changes by their key instead of all rows of files.
 */
const takeChunks = (accountId: string, undoable: string) => (tx: ReadTx) =>
  dropChunks(
    tx,
    accountId,
    sql`select p."fileId", p.position from (select distinct r."rowId" from (${oldest(accountId, undoable)}) c
        join "changeRows" r on r."accountId" = ${accountId} and r."changeId" = c.id and r.position >= 0
          and coalesce(r."tableName", '') = 'files') gone
      join "fileChunks" p on p."accountId" = ${accountId} and p."fileId" = gone."rowId"
      where not exists (select 1 from files f where f."accountId" = ${accountId} and f.id = gone."rowId")
      and not exists (select 1 from "changeRows" later join changes l on l."accountId" = ${accountId} and l.id = later."changeId"
        where later."accountId" = ${accountId} and later."tableName" = 'files' and later."rowId" = gone."rowId" and l.date >= ${undoable})
      limit ${chunks}`,
  )

/**
 * Deletes changes that can no longer be undone, oldest first. The chunks of their files are deleted before them, so none is left
 * without a reference.
 */
const deleteChanges = async (store: Store, accountId: string, undoable: string) => {
  do {
    await inBatches(store, accountId, takeChunks(accountId, undoable), chunks)
    await pause()
  } while ((await store.write(takeChanges(accountId, undoable), { account: accountId })) > 0)
}

/** Deletes expired data: changes that can no longer be undone, ended sessions, stored answers, chunks of deleted files, and unattached files. */
export const prune = async (store: Store, hooks: Hooks, now: Date, undoDays: number) => {
  const undoable = moment(new Date(now.getTime() - undoDays * day))
  const dayBefore = moment(new Date(now.getTime() - day))
  for (const accountId of await accountsWith(store, 'changes', sql`date < ${undoable}`)) await deleteChanges(store, accountId, undoable)
  const ended = sql`"expiresAt" < ${moment(now)} and kind <> 'invitation'`
  for (const accountId of await accountsWith(store, 'accessKeys', ended)) {
    const some = sql`select "tokenHash" from "accessKeys" where "accountId" = ${accountId} and ${ended} limit ${batch}`
    await inBatches(store, accountId, (tx) => taken(tx, 'accessKeys', accountId, ['tokenHash'], some))
  }
  const answered = sql`"createdAt" < ${dayBefore}`
  for (const accountId of await accountsWith(store, 'idempotency', answered)) {
    const some = sql`select "userId", "requestKey" from idempotency where "accountId" = ${accountId} and ${answered} limit ${batch}`
    await inBatches(store, accountId, (tx) => taken(tx, 'idempotency', accountId, ['userId', 'requestKey'], some))
  }
  await store.write(({ db }) => db.deleteFrom('signUps').where('reservedAt', '<', dayBefore).execute(), { account: wholeService })
  for (const hook of Object.values(hooks)) await hook.prune?.(store, { dayBefore, undoable })
}
