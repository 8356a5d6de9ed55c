import { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../src/server/core/store/store.ts'
import { everythingIn } from '../../src/server/testing/database/database.ts'

/** Reads a value from a database that differs after any change. */
export interface Watch {
  look: () => Promise<() => Promise<boolean>>
  close: () => void
}

/** SQLite counts commits of other connections. */
export const watchFile = (file: string): Watch => {
  const raw = new DatabaseSync(file, { readOnly: true })
  const read = raw.prepare('pragma data_version')
  const version = () => JSON.stringify(read.get())
  return {
    look: async () => {
      const before = version()
      return async () => version() !== before
    },
    close: () => raw.close(),
  }
}

const every = 25

/** PostgreSQL has no such counter, so this compares the whole database around one request in twenty-five. */
export const watchAll = (store: Store): Watch => {
  let looks = 0
  return {
    look: async () => {
      looks += 1
      if (looks % every) return async () => false
      const before = await everythingIn(store)
      return async () => (await everythingIn(store)) !== before
    },
    close: () => {},
  }
}
