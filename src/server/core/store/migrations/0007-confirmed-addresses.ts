import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds which address each user has confirmed. Those of before count as confirmed. */
export const confirmedAddresses: MigrationStep = async (db: Kysely<never>, { textType }) => {
  await sql.raw(`alter table "credentials" add column "confirmedKey" ${textType}`).execute(db)
  await sql
    .raw(
      `update "credentials" set "confirmedKey" = u."emailKey" from "users" u where u."accountId" = "credentials"."accountId" and u."id" = "credentials"."userId"`,
    )
    .execute(db)
}
