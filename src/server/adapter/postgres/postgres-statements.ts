import type { Announcement } from '../../store/store.ts'
import { channel, toPayload } from './postgres-listener.ts'

/** Begins a transaction that writes, and tells the time of the database. */
export const begin = `begin isolation level serializable;
  select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as clock`
export const beginReading = 'begin isolation level repeatable read read only'

/**
 * Our statements are few and are planned once by each connection, not for each value they are asked with: who sees what makes some of them
 * long, and their planning (75 ms measured for the history) would take far longer than their running. Nor is it worth compiling them.
 */
export const settings = `set plan_cache_mode = force_generic_plan; set jit = off`

/** A key among the database's advisory locks that an account has for itself. */
const lockOf = (lane: string) => BigInt.asIntN(64, BigInt(lane) ^ 0x7461_6e64_0000_0000n)
export const lock = (lane: string) => `select pg_advisory_lock(${lockOf(lane)})`
export const unlock = (lane: string) => `select pg_advisory_unlock(${lockOf(lane)})`

/**
 * Keeps a transaction and, in the same message to the database, tells of its changes and lets the next writer in. A `notify` within the
 * transaction itself would make all the writers of the database wait for each other's disk; here it is said once that is done, and does not
 * wait for the disk a second time: who was to hear it and did not has lost the connection, and is told so.
 */
export const keep = (news: Announcement[], release: string) => {
  const told = news.map((one) => `select pg_notify('${channel}', '${toPayload(one).replaceAll("'", '')}')`)
  return ['commit', ...(told.length ? ['begin', 'set local synchronous_commit = off', ...told, 'commit'] : []), release]
    .filter(Boolean)
    .join('; ')
}
