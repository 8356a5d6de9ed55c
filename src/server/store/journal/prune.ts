import { sql } from 'kysely'
import { removeUnusedFiles } from '../../files/unused-files.ts'
import { moment } from '../../times.ts'
import { type Store, wholeService } from '../store.ts'

const day = 86_400_000

/** Forgets what is kept for a time only: changes past their days of undo, ended sessions, answers kept for repeats, pieces of files that are gone, files that hang on nothing. */
export const prune = async (store: Store, now: Date, undoDays: number) => {
  await store.write(
    async ({ db }) => {
      const undoable = moment(new Date(now.getTime() - undoDays * day))
      await sql`delete from "changeRows" where ("accountId", "changeId") in (select "accountId", id from changes where date < ${undoable})`.execute(
        db,
      )
      await db.deleteFrom('changes').where('date', '<', undoable).execute()
      await db.deleteFrom('accessKeys').where('expiresAt', '<', moment(now)).execute()
      await db
        .deleteFrom('idempotency')
        .where('createdAt', '<', moment(new Date(now.getTime() - day)))
        .execute()
      await sql`delete from "fileChunks" where not exists (select 1 from files f where f."accountId" = "fileChunks"."accountId" and f.id = "fileChunks"."fileId")
      and not exists (select 1 from "changeRows" r where r."accountId" = "fileChunks"."accountId" and r."tableName" = 'files' and r."rowId" = "fileChunks"."fileId")`.execute(
        db,
      )
    },
    { account: wholeService },
  )
  await removeUnusedFiles(store, moment(new Date(now.getTime() - day)), moment(new Date(now.getTime() - undoDays * day)))
}
