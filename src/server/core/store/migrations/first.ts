import { type Kysely, sql } from 'kysely'
import type { SqlTypes } from '../dialect/dialect.ts'
import { firstStatements } from './first-statements.ts'
import type { MigrationStep } from './migration-step.ts'

/** Returns the statements that create the first tables on a database. */
export const firstOn = ({ textType, bytesType, keyOnly }: SqlTypes): string[] =>
  firstStatements
    .split('\n')
    .filter(Boolean)
    .map((statement) => statement.replaceAll('TEXT', textType).replaceAll('BYTES', bytesType).replaceAll('KEYONLY', keyOnly))

/** Creates the tables of 26 November 2026. */
export const first: MigrationStep = async (db: Kysely<never>, dialect) => {
  for (const statement of firstOn(dialect)) await sql.raw(statement).execute(db)
  await dialect.createIds(db)
}
