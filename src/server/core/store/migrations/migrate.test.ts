import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { isWasm, testDatabase } from '../../../testing/database/test-database.ts'
import { NoDatabase } from '../../errors.ts'
import { postgresDialect } from '../dialect/postgres.ts'
import { sqliteDialect } from '../dialect/sqlite.ts'
import { firstOn } from './first.ts'
import { schemaStatements } from './statements.ts'
import { shapeOfPostgres, shapeOfSqlite } from './table-shapes.ts'

it('the statements of the first migration never change', () => {
  const statements = [sqliteDialect, postgresDialect].flatMap((dialect) => [
    ...firstOn(dialect),
    dialect === sqliteDialect ? `insert into "sequence" ("name", "value") values ($1, $2)` : 'create sequence ids',
  ])
  expect(createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 8)).toBe('16938dff')
})

it('all migrations create the tables, columns and indexes of the schema', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.end())
  const connections = await database.open()
  onTestFinished(() => connections.close())
  const [migrated, described] = await connections.write(async ({ db }) => {
    if (connections.dialect === postgresDialect) {
      const migrated = await shapeOfPostgres(db)
      await sql`create schema described`.execute(db)
      await sql`set local search_path to described`.execute(db)
      for (const statement of schemaStatements(postgresDialect)) await sql.raw(statement).execute(db)
      return [migrated, await shapeOfPostgres(db)]
    }
    const memory = new DatabaseSync(':memory:')
    for (const statement of schemaStatements(sqliteDialect)) memory.exec(statement)
    const described = shapeOfSqlite((statement) => memory.prepare(statement).all() as Record<string, unknown>[])
    return [await shapeOfSqlite(async (statement) => (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows), await described]
  })
  expect(Object.keys(described ?? {}).length).toBeGreaterThan(40)
  expect(migrated).toEqual(described)
})

// Opening SQLite WASM again in a test gives the same connection; e2e/demo/storage.spec.ts opens a database of an earlier visit.
it.skipIf(isWasm)('a database with the tables of another version is refused with a sentence', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.end())
  const connections = await database.open()
  await connections.write(({ db }) => sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db))
  await connections.close()
  const opened = database.open()
  await expect(opened).rejects.toBeInstanceOf(NoDatabase)
  await expect(opened).rejects.toThrow('The database has the tables of another version of Tandem. Start that version')
})
