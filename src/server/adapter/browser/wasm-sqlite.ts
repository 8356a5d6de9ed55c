import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { type DatabaseIntrospector, Kysely, sql } from 'kysely'
import { DiskFull } from '../../core/errors.ts'
import { sqliteDialect } from '../../core/store/dialect/sqlite.ts'
import { createListeners } from '../../core/store/listeners.ts'
import { migrate } from '../../core/store/migrations/migrate.ts'
import { createQueue } from '../../core/store/queue.ts'
import type { Announcement, Connections } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'
import { wasmDialect } from './wasm-driver.ts'

const [ioError, full] = [10, 13]

/** Translates an error of a write. The browser's quota appears as an I/O error, the limit of SQLite as a full database. */
const translated = (error: unknown) => {
  const code = error instanceof Error && 'resultCode' in error ? Number(error.resultCode) & 255 : undefined
  if (code !== full && code !== ioError) return error
  return Object.assign(new DiskFull('the storage of the browser is full', { cause: error }), { place: 'browser' as const })
}

/** Lists the tables by name. Migrations ask for no more at each start, and Kysely's own reads every column of every table, twice. */
const tableNames = (db: Kysely<unknown>): DatabaseIntrospector => ({
  getSchemas: async () => [],
  getTables: async () => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
    return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }))
  },
})

/** Runs Tandem's database on one connection of SQLite WASM. Its transactions, reads too, run one after the other. */
export const openWasm = async (sqlite: Sqlite3Static, raw: Database): Promise<Connections> => {
  raw.exec('pragma cache_size = -16000; pragma temp_store = memory')
  const dialect = wasmDialect(sqlite, raw)
  const db = new Kysely<Tables>({ dialect })
  await migrate(new Kysely<Tables>({ dialect: { ...dialect, createIntrospector: tableNames } }), sqliteDialect)
  const listeners = createListeners(() => () => {})
  const inTurn = createQueue([db])
  const transaction = <T>(begin: string, work: (db: Kysely<Tables>) => Promise<T>) =>
    inTurn(async () => {
      try {
        raw.exec(begin)
        const result = await work(db)
        raw.exec('commit')
        return result
      } catch (error) {
        if (!sqlite.capi.sqlite3_get_autocommit(raw)) raw.exec('rollback')
        throw error
      } finally {
        raw.exec('pragma query_only = off')
      }
    })
  return {
    dialect: sqliteDialect,
    read: (work) => transaction('pragma query_only = on; begin', work),
    write: async (work) => {
      const news: Announcement[] = []
      const result = await transaction('begin immediate', () => work({ db, announce: (one) => news.push(one) })).catch((error: unknown) => {
        throw translated(error)
      })
      news.forEach(listeners.tell)
      return result
    },
    subscribe: listeners.subscribe,
    close: async () => {
      listeners.close()
      await inTurn(() => db.destroy())
    },
  }
}
