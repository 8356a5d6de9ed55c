import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Busy } from '../../core/errors.ts'
import { sqliteDialect } from '../../core/store/dialect/sqlite.ts'
import { createListeners } from '../../core/store/listeners.ts'
import { migrate } from '../../core/store/migrations/migrate.ts'
import { createQueue } from '../../core/store/queue.ts'
import type { Announcement, Connections } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'
import { nodeSqliteDialect } from './node-sqlite-driver.ts'
import { createWriter } from './node-sqlite-writer.ts'
import { isBusy, translated, translatedRead } from './sqlite-faults.ts'
import { ownFile } from './sqlite-files.ts'
import { watchWrites } from './watch-writes.ts'

const patience = 5000

const open = (file: string, cache: number) => {
  // While the file is opened, another process may be recovering it. Later nothing waits inside SQLite.
  const raw = new DatabaseSync(file, { timeout: patience })
  raw.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${cache}; pragma busy_timeout = 0`)
  return { raw, db: new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) }) }
}

/** Begins a transaction. If another process is writing, tries again until five seconds after `since`, while reads of this process go on. */
const beginWhenFree = async (raw: DatabaseSync, begin: string, since = performance.now()) => {
  for (;;) {
    try {
      raw.exec(begin)
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() - since > patience) throw new Busy()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

const snapshot = async <T>({ raw, db }: ReturnType<typeof open>, work: (db: Kysely<Tables>) => Promise<T>) => {
  await beginWhenFree(raw, 'begin')
  try {
    const result = await work(db)
    raw.exec('commit')
    return result
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback')
    throw error
  }
}

export interface Opening {
  /** Connections for reads, in addition to the one for writes. 2 by default. */
  readers?: number
  /** Page cache per connection in kB: by default 8,000 for the writer and 16,000 for readers. Bulk writes need `wholeCache`. */
  cache?: number
}

/** Page cache in kB that holds the derived rows of a million records. It is allocated as needed. */
export const wholeCache = 1_500_000

/**
 * Opens the embedded database in one file. One connection writes, one write at a time, each on disk before it is answered. Other connections
 * read from their own snapshots. A second process on the same file is safe, because SQLite's locks order the writers.
 */
export const openSqlite = async (file: string, { readers = 2, cache }: Opening = {}): Promise<Connections> => {
  ownFile(file)
  const writer = open(file, cache ?? 8000)
  // Checkpoints after 32 MB of log, so pages that many writes touch are copied to the file once.
  writer.raw.exec('pragma wal_autocheckpoint = 8000')
  await migrate(writer.db, sqliteDialect)
  const pool = Array.from({ length: readers }, () => open(file, cache ?? 16_000))
  // Not on the writer: each statement walks through what a long transaction keeps in memory for its savepoints.
  for (const reader of pool) reader.raw.exec('pragma query_only = 1; pragma temp_store = memory')
  const writing = createWriter(writer.raw, writer.db, (since) => beginWhenFree(writer.raw, 'begin immediate', since))
  const reading = createQueue(pool)
  const listeners = createListeners((tell) => watchWrites(writer.raw, () => tell('missed')))
  return {
    dialect: sqliteDialect,
    write: async (work) => {
      const news: Announcement[] = []
      const result = await writing((db) => work({ db, announce: (one) => news.push(one) })).catch((error: unknown) => {
        throw translated(error)
      })
      news.forEach(listeners.tell)
      return result
    },
    read: (work) =>
      reading((connection) => snapshot(connection, work)).catch((error: unknown) => {
        throw translatedRead(error)
      }),
    subscribe: listeners.subscribe,
    close: async () => {
      listeners.close()
      // Writes requested before are on disk by then, or failed.
      await writing(async () => {}).catch(() => {})
      for (const { raw } of [...pool, writer]) raw.close()
    },
  }
}
