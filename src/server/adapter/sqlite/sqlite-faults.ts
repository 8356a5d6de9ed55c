import { NoRoom } from '../../errors.ts'

/** The result code of SQLite, without what it adds for some. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 255 : undefined
const [busy, ioError, full] = [5, 10, 13]

export const isBusy = (error: unknown) => codeOf(error) === busy

/** An error of a write in the words of the house. A disk that is full is told by either code, as where a log or an index has to grow. */
export const translated = (error: unknown) =>
  codeOf(error) === full || codeOf(error) === ioError ? new NoRoom('the disk cannot be written to', { cause: error }) : error
