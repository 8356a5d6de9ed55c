import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { first } from './first.ts'

/** Brings the database to the newest form; throws what went wrong, with the database as it was. A migration imports nothing that can change. */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const migrations = { '0001-first': { up: first(dialect) } }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
