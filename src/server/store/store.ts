import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Dialect } from './dialect/dialect.ts'
import { type Journal, openJournal } from './journal.ts'
import type { Tables } from './tables.ts'

/** How many records of each kind one account may hold. */
export interface Capacity {
  contacts: number
  deals: number
  cases: number
}

/** One consistent view of the database. `now` is the time of the request, UTC `YYYY-MM-DD HH:MM:SS`. */
export interface ReadTx {
  db: Kysely<Tables>
  dialect: Dialect
  capacity: Capacity
  now: string
}

/** A transaction that writes: rows of journaled tables through `insert`, `update` and `remove` only, so that every one can be undone. */
export type WriteTx = ReadTx & Journal

/** Runs work in a transaction; work that throws leaves nothing behind. Implemented by the adapters. */
export interface Connections {
  dialect: Dialect
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface WriteOptions {
  groupKey?: string | undefined
}

export interface Store {
  capacity: Capacity
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
  /** `identify` tells who acts inside the transaction; what the work touched is journaled under their name. */
  write<T>(work: (tx: WriteTx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const utc = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')

/** The store on a database: transactions with the time they began, and the journal. */
export const createStore = (connections: Connections, capacity: Capacity, clock: () => Date): Store => ({
  capacity,
  read: (work) => connections.read((db) => work({ db, dialect: connections.dialect, capacity, now: utc(clock()) })),
  write: (work) =>
    connections.write((db) => {
      const base: ReadTx = { db, dialect: connections.dialect, capacity, now: utc(clock()) }
      return work({ ...base, ...openJournal(base) })
    }),
  close: connections.close,
})

export type { Actor }
