import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { NoDatabase } from '../../errors.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { steps } from './steps.ts'

const migrationsOn = (dialect: Dialect): Record<string, Migration> =>
  Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { up: (db: Kysely<never>) => step(db, dialect) }]))

/**
 * Runs the migration steps that the database lacks, in one transaction.
 *
 * @throws NoDatabase if a newer version of the program has changed its tables, or another program made them
 */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrationsOn(dialect) } }).migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new NoDatabase('The database has the tables of another version of Tandem. Start that version, or begin with an empty database.', {
      cause: error,
    })
  if (error) throw error
}
