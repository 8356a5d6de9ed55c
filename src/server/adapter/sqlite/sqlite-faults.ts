import { Damaged, DiskFull } from '../../core/errors.ts'

/** Returns the primary result code of SQLite, without its extension. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 255 : undefined
const [busy, ioError, corrupt, full, notDatabase] = [5, 10, 11, 13, 26]

export const isBusy = (error: unknown) => codeOf(error) === busy

/** Returns whether the file of the database is damaged. */
export const isDamaged = (error: unknown) => codeOf(error) === corrupt || codeOf(error) === notDatabase

/** Translates a driver error of a read. */
export const translatedRead = (error: unknown) => (isDamaged(error) ? new Damaged('the database file is damaged', { cause: error }) : error)

/** Translates a driver error of a write. A full disk appears under either code, because a log or an index may have to grow. */
export const translated = (error: unknown) =>
  codeOf(error) === full || codeOf(error) === ioError
    ? new DiskFull('the disk cannot be written to', { cause: error })
    : translatedRead(error)
