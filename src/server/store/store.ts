import type { Kysely } from 'kysely'
import { Damaged, DiskFull, Outdated } from '../errors.ts'
import type { Definitions } from '../resources/open-definitions.ts'
import { moment } from '../times.ts'
import { refuseOtherVersion } from './derived/derived.ts'
import type { Dialect } from './dialect/dialect.ts'
import { type Journal, openJournal } from './journal/journal.ts'
import type { Tables } from './tables.ts'

/** The most records of each resource in one account, and the most KiB of files. */
export interface Capacity {
  contacts: number
  deals: number
  cases: number
  files: number
}

/** A snapshot of the database. `now` is the time of the request, UTC `YYYY-MM-DD HH:MM:SS`. */
export interface ReadTx {
  db: Kysely<Tables>
  dialect: Dialect
  /** What all tables say about themselves, as the service passed it to the store. */
  definitions: Definitions
  capacity: Capacity
  now: string
}

/** A writing transaction. Journaled tables are written only through `insert`, `update` and `remove`, so every write can be undone. */
export type WriteTx = ReadTx & Journal

/** A committed change. */
export interface Announcement {
  accountId: string
  changeId: string
}
/** News for a listener: a change, in the order of its account's changes, or `missed` if it may have missed some and has to look itself. */
export type News = Announcement | 'missed'
export type Listener = (news: News) => void

/** The context of a writing transaction. `clock` is the time of the database, which several machines share. */
export interface Unit {
  db: Kysely<Tables>
  clock?: Date
  /** Informs every listener, in this process and others, after the commit. */
  announce: (news: Announcement) => void
}

/** Runs work in a transaction, which is rolled back if the work throws. Implemented by the adapters. */
export interface Connections {
  dialect: Dialect
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** The work may run again after a conflict with another transaction. Work of one `lane` runs one after the other. */
  write<T>(work: (unit: Unit) => Promise<T>, lane?: string): Promise<T>
  subscribe(listener: Listener): () => void
  close(): Promise<void>
}

interface WriteOptions {
  /** The account whose rows are written. Writes of one account are committed in the order of their change ids and times. */
  account?: string | undefined
  /** Set for the rebuild of all derived data to the version of this process. */
  rebuilding?: boolean
}
/** The `account` of work for the whole service, which runs once even if several processes start together. */
export const wholeService = '0'

export interface Store {
  capacity: Capacity
  definitions: Definitions
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
  /** The work may run more than once before it is committed, so it must only change `tx`. */
  write<T>(work: (tx: WriteTx) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Whether the last write of this process found space on the disk. */
  hasDiskSpace(): boolean
  /** Whether this process may still write. `false` once a newer version uses the database. */
  isCurrent(): boolean
  /** Whether this process has met no damaged part of the database. */
  isSound(): boolean
  /** Calls `listener` for every journaled change of any process, and returns a function that unsubscribes it. A listener must not throw. */
  subscribe(listener: Listener): () => void
  close(): Promise<void>
}

export interface StoreOptions {
  definitions: Definitions
  capacity: Capacity
  /** Returns the time. It gets the time of the database where there is one. */
  clock: (database?: Date) => Date
}

/** Creates the store on a database: transactions with their start time, and the journal. */
export const createStore = (connections: Connections, { definitions, capacity, clock }: StoreOptions): Store => {
  let hasSpace = true
  let current = true
  let sound = true
  const noteDamage = (error: unknown) => {
    if (error instanceof Damaged) sound = false
  }
  const write: Store['write'] = (work, { account, rebuilding } = {}) =>
    connections.write(async ({ db, clock: database, announce }) => {
      if (!rebuilding) await refuseOtherVersion(db)
      const base: ReadTx = { db, dialect: connections.dialect, definitions, capacity, now: moment(clock(database)) }
      const journal = openJournal(base, announce)
      const result = await work({ ...base, ...journal })
      await journal.writeLoaded()
      return result
    }, account)
  return {
    capacity,
    definitions,
    read: (work) =>
      connections
        .read((db) => work({ db, dialect: connections.dialect, definitions, capacity, now: moment(clock()) }))
        .catch((error: unknown) => {
          noteDamage(error)
          throw error
        }),
    write: async (work, options) => {
      try {
        const result = await write(work, options)
        hasSpace = true
        return result
      } catch (error) {
        noteDamage(error)
        if (error instanceof DiskFull) hasSpace = false
        if (error instanceof Outdated) current = false
        throw error
      }
    },
    hasDiskSpace: () => hasSpace,
    isCurrent: () => current,
    isSound: () => sound,
    subscribe: connections.subscribe,
    close: connections.close,
  }
}
