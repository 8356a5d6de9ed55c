import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { Unreachable } from '../../errors.ts'
import { isUnavailable, translated } from './postgres-faults.ts'

const faultWith = (code: string, message: string) => Object.assign(new DatabaseError(message, message.length, 'error'), { code })

it.each([
  ['08006', 'connection to the remote node tandem@10.0.0.2:5432 failed'],
  ['XX000', 'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally'],
  ['XX000', 'SSL SYSCALL error: EOF detected'],
  ['XX000', 'SSL error: unexpected eof while reading'],
  ['XX000', 'SSL connection has been closed unexpectedly'],
  ['XX000', 'failure on connection marked as essential: 10.0.0.2:5432'],
])('takes a lost node of a cluster for an unreachable database: %s %s', (code, message) => {
  expect(isUnavailable(faultWith(code, message))).toBe(true)
})

it.each([
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  ['25006', 'cannot execute LISTEN during recovery'],
  ['0A000', 'cannot use serializable mode in a hot standby'],
  ['57P03', 'the database system is not accepting connections'],
])('takes a standby, or a leader that has not opened yet, for an unreachable database: %s %s', (code, message) => {
  expect(translated(faultWith(code, message))).toBeInstanceOf(Unreachable)
})

it('takes other unsupported features for faults of the service', () => {
  expect(isUnavailable(faultWith('0A000', 'could not create distributed plan'))).toBe(false)
})

it('takes other internal errors for faults of the service', () => {
  expect(isUnavailable(faultWith('XX000', 'could not find memoization table entry'))).toBe(false)
})
