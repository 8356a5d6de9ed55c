import type { Kysely } from 'kysely'
import type { Definitions } from './definitions/definitions.ts'
import type { Dialect } from './dialect/dialect.ts'
import type { NewRow, Patch, Row, TableName, Tables } from './tables.ts'

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

/** The action of a change in the history, `<noun> <verb>`, and its record. */
export interface Description {
  action: string
  resource: TableName
  resourceId: string | null
  title: string
}

/** The account and the author of written rows. */
export interface Author {
  accountId: string
  userId: string
}

export interface Journal {
  nextId(): Promise<string>
  /** Inserts a row with `authorId` as its author. */
  insert<T extends TableName>(owner: Author, table: T, row: NewRow<T>): Promise<Row<T>>
  /** Inserts many rows in one statement and returns them in order. */
  insertMany<T extends TableName>(owner: Author, table: T, rows: NewRow<T>[]): Promise<Row<T>[]>
  /** Inserts a row as given, outside the journal, to fill a new workspace. Rows are written in batches, the last one when the transaction ends. */
  load<T extends TableName>(table: T, row: Partial<Row<T>>): Promise<{ id: string }>
  /** Updates columns outside the journal: the row keeps its version. For bookkeeping and new workspaces. */
  rewrite<T extends TableName>(table: T, row: Row<T>, columns: Partial<Row<T>>): Promise<Row<T>>
  /** Writes the loaded rows that are still waiting, before they are read or changed. */
  writeLoaded(): Promise<void>
  /** Updates columns of a loaded row. A patch without changes writes nothing and returns the row itself. */
  update<T extends TableName>(table: T, row: Row<T>, patch: Patch<T>): Promise<Row<T>>
  /** Updates columns of a row, which counts as a change even if no column differs. */
  touch<T extends TableName>(table: T, row: Row<T>, patch: Patch<T>): Promise<Row<T>>
  /** Updates many rows of a table in one statement. */
  updateMany<T extends TableName>(table: T, rows: Row<T>[], patchOf: (row: Row<T>) => Patch<T>): Promise<void>
  remove<T extends TableName>(table: T, row: Row<T>): Promise<void>
  /** Deletes many rows of a table and an account in one statement. */
  removeMany<T extends TableName>(table: T, rows: Row<T>[]): Promise<void>
  /** Deletes a row and its derived data for good, outside the journal. */
  drop<T extends TableName>(table: T, row: Row<T>): Promise<void>
  /** Restores rows exactly, except `changeId` and, where lists are read `since` a time, `updatedAt`. */
  restore<T extends TableName>(table: T, rows: { current: Row<T> | undefined; image: Row<T> }[]): Promise<void>
  /** Returns the id of this transaction's change. Calling it creates a change even if no row is written. */
  changeId(): Promise<string>
  describe(description: Description): void
  /** Writes the journal of all touched rows. Returns the id of the change, or undefined if nothing changed. */
  finish(owner: Author, groupKey: string | undefined, fallback: string): Promise<string | undefined>
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
