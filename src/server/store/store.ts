import type { Kysely } from 'kysely'
import { NoRoom, Outdated } from '../errors.ts'
import { moment } from '../times.ts'
import { refuseOtherVersion } from './derived/derived-version.ts'
import type { Dialect } from './dialect/dialect.ts'
import { type Journal, openJournal } from './journal/journal.ts'
import type { Tables } from './tables.ts'

/** How many records of each kind one account may hold, and how many KiB of files. */
export interface Capacity {
  contacts: number
  deals: number
  cases: number
  files: number
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

/** A change that has been written for good. */
export interface Announcement {
  accountId: string
  changeId: string
}
/** What a listener hears: a change, in the order of its account's changes, or that it may have `missed` some and has to look for itself. */
export type News = Announcement | 'missed'
export type Listener = (news: News) => void

/** What a writing transaction is given. `clock` is the database's own, where several machines write to one. */
export interface Unit {
  db: Kysely<Tables>
  clock?: Date
  /** Tells every listener, in this process and others, once the transaction is kept. */
  announce: (news: Announcement) => void
}

/** Runs work in a transaction; work that throws leaves nothing behind. Implemented by the adapters. */
export interface Connections {
  dialect: Dialect
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** The work may run again from its start where another transaction was in its way; those of one `lane` run one after the other. */
  write<T>(work: (unit: Unit) => Promise<T>, lane?: string): Promise<T>
  subscribe(listener: Listener): () => void
  close(): Promise<void>
}

interface WriteOptions {
  /** Whose rows are written: the writes of one account are kept in the order of their change ids and times. */
  account?: string | undefined
  /** It brings the derived data of the whole database to the version of this process. */
  rebuilding?: boolean
}
/** The `account` of what a service does as a whole, once, however many of them start together. */
export const wholeService = '0'

export interface Store {
  capacity: Capacity
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
  /** The work may run more than once before it is kept, so it touches nothing but `tx`. */
  write<T>(work: (tx: WriteTx) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Whether the last write that this process tried found room on the disk. */
  hasRoom(): boolean
  /** Whether this process may still write: `false` once a newer version of the program has taken over the database. */
  isCurrent(): boolean
  /** Tells `listener` of every journaled change from now on, by whichever process; gives the way to stop. A listener may not throw. */
  subscribe(listener: Listener): () => void
  close(): Promise<void>
}

/** The store on a database: transactions with the time they began, and the journal. `clock` is given the database's time where that counts. */
export const createStore = (connections: Connections, capacity: Capacity, clock: (database?: Date) => Date): Store => {
  let room = true
  let current = true
  const write: Store['write'] = (work, { account, rebuilding } = {}) =>
    connections.write(async ({ db, clock: database, announce }) => {
      if (!rebuilding) await refuseOtherVersion(db)
      const base: ReadTx = { db, dialect: connections.dialect, capacity, now: moment(clock(database)) }
      const journal = openJournal(base, announce)
      const result = await work({ ...base, ...journal })
      await journal.writeLoaded()
      return result
    }, account)
  return {
    capacity,
    read: (work) => connections.read((db) => work({ db, dialect: connections.dialect, capacity, now: moment(clock()) })),
    write: async (work, options) => {
      try {
        const result = await write(work, options)
        room = true
        return result
      } catch (error) {
        if (error instanceof NoRoom) room = false
        if (error instanceof Outdated) current = false
        throw error
      }
    },
    hasRoom: () => room,
    isCurrent: () => current,
    subscribe: connections.subscribe,
    close: connections.close,
  }
}
