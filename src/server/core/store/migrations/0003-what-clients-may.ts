import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds what clients may do in a project. In existing projects they work, as before. */
export const whatClientsMay: MigrationStep = async (db: Kysely<never>, { textType }) => {
  await sql.raw(`alter table projects add column "clientsMay" ${textType} not null default 'work'`).execute(db)
}
