import { type Kysely, sql } from 'kysely'
import type { MigrationStep } from './migration-step.ts'

/** Adds the table by which dates that come every year are found. */
export const contactDates: MigrationStep = async (db: Kysely<never>, { textType, keyOnly }) => {
  await sql
    .raw(
      `create table "contactDates" ("accountId" bigint not null, "contactId" bigint not null, "monthDay" ${textType} not null, constraint "contactDatesKey" primary key ("accountId", "monthDay", "contactId")) ${keyOnly}`,
    )
    .execute(db)
}
