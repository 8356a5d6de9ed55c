import { DatabaseError } from 'pg'
import { Busy, NoRoom, Unreachable, Unreadable } from '../../errors.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

const mostTries = 40
const mostTaken = 4

/** Another transaction was in the way, so that the work is to be run again: serialization failure, deadlock, or a unique value that another has just taken, which the work then sees. */
export const isInTheWay = (error: unknown, tries: number) => {
  if (!(error instanceof DatabaseError)) return false
  return ['40001', '40P01'].includes(codeOf(error)) ? tries < mostTries : codeOf(error) === '23505' && tries < mostTaken
}

/** Connection refused, reset or timed out, shut down, recovering, or full: the database is not there, whatever was asked. */
export const isGone = (error: unknown): boolean => {
  const code = codeOf(error)
  if (error instanceof Unreachable) return true
  if (error instanceof DatabaseError) return /^(08|57P0[123]|53300|25P03)/.test(code)
  if (/^(ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)/.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isGone)
  return (
    error instanceof Error &&
    /connection (terminated|error|timeout)|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  )
}

/** Text that is no number of 64 bits where one is wanted, or that holds what no text may: only a crafted place in a list can. */
const unreadable = ['22P02', '22003', '22021', '22P05']

/** An error in the words of the house. */
export const translated = (error: unknown, unsure = false) => {
  if (error instanceof Unreachable) return error
  if (isGone(error)) return new Unreachable(error, unsure)
  if (error instanceof DatabaseError && codeOf(error) === '53100') return new NoRoom('the disk is full', { cause: error })
  if (error instanceof DatabaseError && unreadable.includes(codeOf(error))) return new Unreadable(error.message, { cause: error })
  if (['40001', '40P01', '55P03'].includes(codeOf(error))) return new Busy('others were in the way', { cause: error })
  return error
}
