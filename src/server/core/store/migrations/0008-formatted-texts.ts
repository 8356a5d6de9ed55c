import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds the formatted text of notes, comments and revisions of writeboards. Empty, the text is plain. */
export const formattedTexts: MigrationStep = async (db: Kysely<never>, { textType }) => {
  for (const table of ['notes', 'comments', 'writeboardRevisions'])
    await sql.raw(`alter table "${table}" add column "html" ${textType} not null default ''`).execute(db)
}
