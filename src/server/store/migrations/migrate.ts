import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { first } from './first.ts'

/** Migrates the database to the newest schema. A failed migration is rolled back. Migrations must not import anything that can change. */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const migrations = { '0001-first': { up: first(dialect) } }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
