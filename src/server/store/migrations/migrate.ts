import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { NoDatabase } from '../../errors.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { first } from './first.ts'

/** The name of the first migration. It ends with a hash of its statements, so databases with other tables are refused. */
export const firstName = '0001-first-16938dff'

/**
 * Migrates the database to the newest schema. A failed migration is rolled back. Migrations must not import anything that can change.
 *
 * @throws NoDatabase if another version of the program created it with other tables
 */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const migrations = { [firstName]: { up: first(dialect) } }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new NoDatabase('The database has the tables of another version of Tandem. Start that version, or begin with an empty database.', {
      cause: error,
    })
  if (error) throw error
}
