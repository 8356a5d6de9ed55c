import { DiskFull } from '../../errors.ts'

/** Returns the primary result code of SQLite, without its extension. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 255 : undefined
const [busy, ioError, full] = [5, 10, 13]

export const isBusy = (error: unknown) => codeOf(error) === busy

/** Translates a driver error of a write. A full disk appears under either code, because a log or an index may have to grow. */
export const translated = (error: unknown) =>
  codeOf(error) === full || codeOf(error) === ioError ? new DiskFull('the disk cannot be written to', { cause: error }) : error
