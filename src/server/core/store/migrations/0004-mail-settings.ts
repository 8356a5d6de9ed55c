import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds the table with the e-mails that each user has turned off. */
export const mailSettings: MigrationStep = async (db: Kysely<never>, { textType }) => {
  await sql
    .raw(
      `create table "mailSettings" ("accountId" bigint not null, "userId" bigint not null, "off" ${textType} not null, "secret" ${textType} not null, constraint "mailSettingsKey" primary key ("accountId", "userId"))`,
    )
    .execute(db)
}
