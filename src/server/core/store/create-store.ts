import { Damaged, DiskFull, Outdated } from '../errors.ts'
import { moment } from '../times.ts'
import type { Definitions } from './definitions/definitions.ts'
import { refuseOtherVersion } from './derived/derived.ts'
import { openJournal } from './journal/journal.ts'
import { readingLists } from './list-columns.ts'
import type { Capacity, Connections, ReadTx, Store } from './store.ts'

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
      const base: ReadTx = {
        db: db.withPlugin(readingLists),
        dialect: connections.dialect,
        definitions,
        capacity,
        now: moment(clock(database)),
      }
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
        .read((db) => work({ db: db.withPlugin(readingLists), dialect: connections.dialect, definitions, capacity, now: moment(clock()) }))
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
