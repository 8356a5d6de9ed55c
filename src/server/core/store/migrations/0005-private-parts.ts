import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds whether tasks, files, writeboards and links are private. Those of before are not. */
export const privateParts: MigrationStep = async (db: Kysely<never>) => {
  for (const table of ['tasks', 'files', 'writeboards', 'links'])
    await sql.raw(`alter table "${table}" add column "isPrivate" integer not null default 0`).execute(db)
}
