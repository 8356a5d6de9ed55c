import { closeSync, existsSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-faults.ts'

/** Makes an empty file for its owner alone where there is none: SQLite gives its log and its index the same rights. Who may read one that is there is not touched. */
export const ownFile = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    // It is there, or cannot be: what opens it says so.
  }
}

/** Copies a database to another file while others write to it, as it stands at the end; `progress` is told pages. */
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

/** Makes one file of a copy that nobody has open: who reads it leaves no log beside it. */
export const inOneFile = (file: string) => {
  const raw = new DatabaseSync(file)
  try {
    raw.exec('pragma journal_mode = delete')
  } finally {
    raw.close()
  }
}

/** Whether somebody has the database of a file open: without a log or an index beside it nobody has, and the file is not touched. */
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

/** Whether a database of ours holds no workspace. */
export const isEmpty = (file: string) => {
  const raw = new DatabaseSync(file, { readOnly: true })
  try {
    return raw.prepare('select 1 from accounts limit 1').get() === undefined
  } finally {
    raw.close()
  }
}

/** What is wrong with a file that should be a database of ours; undefined when nothing is. */
export const isSound = (file: string): string | undefined => {
  let raw: DatabaseSync | undefined
  try {
    raw = new DatabaseSync(file, { readOnly: true })
    const [first] = raw.prepare('pragma integrity_check').all()
    const said = String(first?.integrity_check)
    if (said !== 'ok') return said
    raw.prepare('select count(*) from accounts').get()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    raw?.close()
  }
}
