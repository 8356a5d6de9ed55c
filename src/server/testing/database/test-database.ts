import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openPostgres } from '../../adapter/postgres/postgres.ts'
import { openSqlite } from '../../adapter/sqlite/node-sqlite.ts'
import type { Connections } from '../../store/store.ts'

/** The PostgreSQL to run on; where none is named tests run on SQLite. */
const testDatabaseUrl = process.env.TEST_DATABASE_URL

/** For PostgreSQL: another way to it, and whether the writes of an account take turns. */
export interface OpenSettings {
  url?: string
  ordered?: boolean
}

/** An empty database of a test's own. */
export interface TestDatabase {
  /** The file it is in, where it is SQLite's. */
  file?: string
  /** Opens it once more, as another process would. */
  open: (settings?: OpenSettings) => Promise<Connections>
  /** Where it is, in PostgreSQL. */
  url?: string
  /** Takes it away, when whoever opened it has closed it. */
  end: () => Promise<void>
}

/** A file system that need not wait for a disk, where there is one. */
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

const say = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty database on the server of `url`; its address, and the way to take it away. */
const postgresDatabase = async (url: string): Promise<TestDatabase & { url: string }> => {
  const name = `tandem_test_${randomBytes(8).toString('hex')}`
  await say(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    open: ({ url: way = own.href, ...settings } = {}) => openPostgres(way, { connections: 8, ...settings }),
    end: () => say(url, `drop database ${name} with (force)`),
  }
}

export const testDatabase = (): Promise<TestDatabase> => (testDatabaseUrl ? postgresDatabase(testDatabaseUrl) : sqliteDatabase())
