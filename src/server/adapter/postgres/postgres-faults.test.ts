import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { DiskFull, Unreachable } from '../../core/errors.ts'
import { commitFault, isBroken, isRetriable, isUnavailable, translated } from './postgres-faults.ts'

const faultWith = (code: string, message: string, severity = 'ERROR') =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity })

it.each([
  ['08006', 'connection to the remote node tandem@10.0.0.2:5432 failed'],
  ['XX000', 'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally'],
  ['XX000', 'SSL SYSCALL error: EOF detected'],
  ['XX000', 'SSL error: unexpected eof while reading'],
  ['XX000', 'SSL connection has been closed unexpectedly'],
  ['XX000', 'failure on connection marked as essential: 10.0.0.2:5432'],
  ['58030', 'failed to COPY to shard 102008 on 10.0.0.2:5432'],
  ['58030', 'failed to complete COPY on 10.0.0.2:5432'],
])('takes a lost node of a cluster for an unreachable database, but keeps the connection to the coordinator: %s %s', (code, message) => {
  expect(isUnavailable(faultWith(code, message))).toBe(true)
  expect(isBroken(faultWith(code, message))).toBe(false)
})

it('gives up a connection that the server ends, that leads to a standby, or that broke', () => {
  expect(isBroken(faultWith('57P01', 'terminating connection due to administrator command', 'FATAL'))).toBe(true)
  expect(isBroken(faultWith('25006', 'cannot execute INSERT in a read-only transaction'))).toBe(true)
  expect(isBroken(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBe(true)
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

it.each([
  'could not serialize access due to read/write dependencies among transactions',
  'deadlock detected',
  'duplicate key value violates unique constraint "contacts_pkey_102008"',
])('runs again after a conflict in a shard that has lost its code: %s', (message) => {
  expect(isRetriable(faultWith('XX000', message), 1)).toBe(true)
})

it('knows a full disk of a shard, but not another error of its disk', () => {
  const full = 'could not extend file "base/16384/17000": No space left on device'
  expect(translated(faultWith('XX000', full))).toBeInstanceOf(DiskFull)
  expect(isUnavailable(faultWith('58030', 'could not read block 5 in file "base/16384/17000": Input/output error'))).toBe(false)
})

it.each([
  ['54000', 'too many notifications in the NOTIFY queue'],
  ['53100', 'could not write to file "pg_notify/0001": No space left on device'],
])('does not say that nothing was changed after an error of the announcements, which follow the commit: %s %s', (code, message) => {
  expect(commitFault(faultWith(code, message), [])).toMatchObject({ constructor: Unreachable, unsure: true })
})

it('takes a conflict for an error of the commit', () => {
  const conflict = faultWith('40001', 'could not serialize access due to read/write dependencies among transactions')
  expect(commitFault(conflict, [])).toBe(conflict)
})
