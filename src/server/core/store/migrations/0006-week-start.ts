import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds the day that each user's weeks begin on. Empty, it is that of the country of their time zone. */
export const weekStart: MigrationStep = async (db: Kysely<never>, { textType }) => {
  await sql.raw(`alter table "users" add column "weekStart" ${textType} not null default ''`).execute(db)
}
