import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { first } from './first.ts'

/**
 * Returns whether the database has had exactly these migrations. Kysely reads all columns of all tables twice before it looks, which is a
 * tenth of the start of the demo.
 */
const hadAll = async (db: Kysely<Tables>, names: string[]) => {
  const had = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db).catch(() => undefined)
  return had?.rows.map(({ name }) => name).join() === names.toSorted().join()
}

/** Migrates the database to the newest schema. A failed migration is rolled back. Migrations must not import anything that can change. */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const migrations = { '0001-first': { up: first(dialect) } }
  if (await hadAll(db, Object.keys(migrations))) return
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
