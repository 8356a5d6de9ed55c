import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { NoDatabase } from '../../errors.ts'
import { isWasm, testDatabase } from '../../testing/database/test-database.ts'
import { postgresDialect } from '../dialect/postgres.ts'
import { sqliteDialect } from '../dialect/sqlite.ts'
import type { Tables } from '../tables.ts'
import { first } from './first.ts'
import { firstName } from './migrate.ts'

/** Returns the statements of the first migration on both databases. */
const statementsOfFirst = async () => {
  const statements: string[] = []
  const recording = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  })
  for (const dialect of [sqliteDialect, postgresDialect]) await first(dialect)(recording)
  return statements
}

it('the first migration has the name of its statements', async () => {
  const statements = await statementsOfFirst()
  expect(statements.length).toBeGreaterThan(100)
  const name = `0001-first-${createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 8)}`
  const advice = `The tables have changed, but databases with the old ones exist. Before the first release, set firstName in migrate.ts to ${name}, so that such databases are refused. After it, undo the change of the first migration and write a second one.`
  expect(firstName, advice).toBe(name)
})

// Opening SQLite WASM again in a test gives the same connection; e2e/demo/storage.spec.ts opens a database of an earlier visit.
it.skipIf(isWasm)('a database with the tables of another version is refused with a sentence', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.end())
  const connections = await database.open()
  await connections.write(({ db }) => sql`update kysely_migration set name = '0001-first'`.execute(db))
  await connections.close()
  const opened = database.open()
  await expect(opened).rejects.toBeInstanceOf(NoDatabase)
  await expect(opened).rejects.toThrow('The database has the tables of another version of Tandem. Start that version')
})
