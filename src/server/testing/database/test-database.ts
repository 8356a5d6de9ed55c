import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, DatabaseError } from 'pg'
import { openPostgres } from '../../adapter/postgres/postgres.ts'
import { openSqlite } from '../../adapter/sqlite/node-sqlite.ts'
import type { Connections } from '../../core/store/store.ts'
import { watchStatements } from './watch-statements.ts'

/** The URL of PostgreSQL, or `wasm:` for SQLite WASM. Without it, tests run on SQLite. */
const testDatabaseUrl = process.env.TEST_DATABASE_URL
export const isWasm = testDatabaseUrl === 'wasm:'

/** For PostgreSQL: another URL, and whether writes of an account are locked. */
export interface OpenSettings {
  url?: string
  ordered?: boolean
}

/** An empty database for one test. */
export interface TestDatabase {
  /** The file of an SQLite database. */
  file?: string
  /** Opens it again, as another process would. */
  open: (settings?: OpenSettings) => Promise<Connections>
  /** The URL of a PostgreSQL database. */
  url?: string
  /** Deletes it after it was closed. */
  end: () => Promise<void>
}

/** A file system in memory, if there is one. */
const inMemory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const sqliteDatabase = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(inMemory, 'tandem-unit-'))
  const file = join(folder, 'tandem.sqlite')
  return {
    file,
    open: () => openSqlite(file),
    end: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The URLs of all nodes of a Citus cluster, and the name of a database with distributed tables. */
const { TEST_DATABASE_NODES: nodes, TEST_DATABASE_TEMPLATE: template } = process.env
export const isCitus = nodes !== undefined

const say = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Runs a statement about databases on the server, or on every node of a cluster. */
const onEveryNode = async (url: string, statement: string) => {
  if (!nodes) return say(url, statement)
  for (const node of nodes.split(' ')) await say(node, 'set citus.enable_create_database_propagation = off', statement)
}

const isInUse = (error: unknown) => error instanceof DatabaseError && error.code === '55006'

/** Deletes a database. PostgreSQL ends its connections and waits five seconds for them, which a busy machine can need several times. */
const drop = async (url: string, name: string) => {
  const statement = `drop database if exists ${name} with (force)`
  for (let tries = 1; tries < 6; tries += 1) {
    try {
      return await onEveryNode(url, statement)
    } catch (error) {
      if (!isInUse(error)) throw error
    }
  }
  return onEveryNode(url, statement)
}

/** Creates an empty database on the server of `url`. Returns its URL and a function that deletes it. */
const postgresDatabase = async (url: string): Promise<TestDatabase & { url: string }> => {
  const name = `tandem_test_${randomBytes(8).toString('hex')}`
  await onEveryNode(url, `create database ${name}${template ? ` template ${template}` : ''}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    open: ({ url: way = own.href, ...settings } = {}) => openPostgres(way, { connections: 8, ...settings }),
    end: () => drop(url, name),
  }
}

/** A database in the memory of SQLite WASM. Opening it again gives the same connection, because there is no file to share. */
const wasmDatabase = async (): Promise<TestDatabase> => {
  const [{ default: load }, { openWasm }] = await Promise.all([
    import('@sqlite.org/sqlite-wasm'),
    import('../../adapter/browser/wasm-sqlite.ts'),
  ])
  const sqlite = await load()
  const connections = await openWasm(sqlite, new sqlite.oo1.DB(':memory:'))
  return { open: async () => connections, end: async () => {} }
}

const anyDatabase = (): Promise<TestDatabase> => {
  if (isWasm) return wasmDatabase()
  return testDatabaseUrl ? postgresDatabase(testDatabaseUrl) : sqliteDatabase()
}

/** Opens an empty database. Fails at its end if a statement could not be sent to the shard of one account. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const database = await anyDatabase()
  const { connections, faults } = watchStatements()
  return {
    ...database,
    open: async (settings) => connections(await database.open(settings)),
    end: async () => {
      await database.end()
      if (faults.size) throw new Error(`Statements that could not be sent to one shard:\n${[...faults].join('\n')}`)
    },
  }
}
