import { closeSync, existsSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-faults.ts'

/**
 * Creates the file with access for its owner alone if it does not exist. SQLite gives its log and index the same permissions. Permissions of
 * an existing file stay as they are.
 */
export const ownFile = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    // It exists or cannot be created. Opening it reports the reason.
  }
}

/** Copies a database to another file while others write to it. `progress` gets numbers of pages. */
export const backupSqlite = async (file: string, to: string, progress: (done: number, all: number) => void) => {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(source, to, {
      rate: 1000,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    })
  } finally {
    source.close()
  }
}

/** Turns a copy that nobody has open into a single file, so readers leave no log beside it. */
export const inOneFile = (file: string) => {
  const raw = new DatabaseSync(file)
  try {
    raw.exec('pragma journal_mode = delete')
  } finally {
    raw.close()
  }
}

/** Returns whether another process has the database open. Without a log or an index beside the file nobody has, and the file is not touched. */
export const isOpenElsewhere = (file: string): boolean => {
  if (!['-wal', '-shm'].some((end) => existsSync(file + end))) return false
  const raw = new DatabaseSync(file, { timeout: 0 })
  try {
    raw.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    raw.close()
  }
}

/** Returns whether a Tandem database contains no workspace. */
export const isEmpty = (file: string) => {
  const raw = new DatabaseSync(file, { readOnly: true })
  try {
    return raw.prepare('select 1 from accounts limit 1').get() === undefined
  } finally {
    raw.close()
  }
}

/** Returns what is wrong with a Tandem database file, or undefined if it is sound. */
export const integrityError = (file: string): string | undefined => {
  let raw: DatabaseSync | undefined
  try {
    raw = new DatabaseSync(file, { readOnly: true })
    const [first] = raw.prepare('pragma integrity_check').all()
    const result = String(first?.integrity_check)
    if (result !== 'ok') return result
    raw.prepare('select count(*) from accounts').get()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    raw?.close()
  }
}
