import { DatabaseError } from 'pg'
import { Busy, Damaged, DiskFull, Unreachable, Unreadable } from '../../core/errors.ts'

/**
 * Errors of Citus that have another code on PostgreSQL. It has none for a lost connection to a node, and its COPY, with which it sends rows to
 * a shard, loses the code of the node's error and keeps the message.
 */
const codesOfCitus: [code: string, message: RegExp, known: string][] = [
  [
    'XX000',
    /^(failure on connection marked as essential|execution cannot recover from multiple connection failures|server closed the connection unexpectedly|SSL (SYSCALL )?error|SSL connection has been closed|could not (receive data from|send data to) server|no connection to the server|connection not open|terminating connection)/,
    '08006',
  ],
  ['58030', /^failed to (complete COPY|COPY to shard \d+) on /, '08006'],
  ['XX000', /^could not serialize access/, '40001'],
  ['XX000', /^deadlock detected/, '40P01'],
  ['XX000', /^duplicate key value violates unique constraint/, '23505'],
  ['XX000', /: No space left on device$/, '53100'],
]
const codeOf = (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return ''
  return codesOfCitus.find(([code, message]) => code === error.code && message.test(error.message))?.[2] ?? error.code
}

const mostTries = 40
const mostUniqueTries = 4

/**
 * Returns whether another transaction interfered and the work should run again: a serialization failure, a deadlock, or a unique value that
 * another transaction has just inserted.
 */
export const isRetriable = (error: unknown, tries: number) => {
  if (!(error instanceof DatabaseError)) return false
  return ['40001', '40P01'].includes(codeOf(error)) ? tries < mostTries : codeOf(error) === '23505' && tries < mostUniqueTries
}

/** Citus could not commit on a node. */
const failedShard = /^could not commit transaction for shard/

/** Returns whether a write was refused because the transaction, or the whole database, only reads. */
export const isWrite = (error: unknown) => codeOf(error) === '25006'

/** A standby, or a former leader: it cannot write, and a new connection may lead to the leader. */
const onlyReads = (error: DatabaseError) =>
  isWrite(error) || (codeOf(error) === '0A000' && error.message === 'cannot use serializable mode in a hot standby')

/**
 * Returns whether the database is unavailable: connection refused, reset or timed out, shutting down, recovering, a standby, or out of
 * connections.
 */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error)
  if (error instanceof Unreachable) return true
  if (error instanceof DatabaseError) return /^(08|57P0[123]|53300|25P03)/.test(code) || onlyReads(error)
  if (/^(ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)/.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return (
    error instanceof Error &&
    /connection (terminated|error|timeout)|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  )
}

/**
 * Returns whether a connection cannot be used again after this error. The connection over which a coordinator of Citus reports a lost node still
 * works, and a new one would make requests to the other nodes wait.
 */
export const isBroken = (error: unknown) =>
  isUnavailable(error) && !(error instanceof DatabaseError && error.severity === 'ERROR' && codeOf(error) === '08006')

/** Codes for a value that is not a 64-bit number, or text that PostgreSQL cannot store. Only a forged cursor contains these. */
const unreadable = ['22P02', '22003', '22021', '22P05']

/** Translates a driver error to an error class of the service. */
export const translated = (error: unknown, unsure = false) => {
  if (error instanceof Unreachable) return error
  if (isUnavailable(error)) return new Unreachable(error, unsure)
  if (error instanceof DatabaseError && codeOf(error) === '53100') return new DiskFull('the disk is full', { cause: error })
  if (error instanceof DatabaseError && ['XX001', 'XX002'].includes(codeOf(error))) return new Damaged(error.message, { cause: error })
  if (error instanceof DatabaseError && unreadable.includes(codeOf(error))) return new Unreadable(error.message, { cause: error })
  if (['40001', '40P01', '55P03'].includes(codeOf(error))) return new Busy('conflicts with other transactions', { cause: error })
  return error
}

/**
 * Translates an error of a commit, given the codes of the warnings before it. A conflict or a refused value rolled it back; a shard of Citus
 * says so in its warning. After other errors nobody knows whether it committed: they may come from the announcements in the same message.
 */
export const commitFault = (error: unknown, warnings: (string | undefined)[]) => {
  if (isUnavailable(error)) return translated(error, true)
  if (!(error instanceof DatabaseError) || /^(23|40)/.test(codeOf(error))) return error
  const conflict = failedShard.test(error.message) && warnings.find((code) => code === '40001' || code === '40P01')
  return conflict ? Object.assign(error, { code: conflict }) : new Unreachable(error, true)
}
