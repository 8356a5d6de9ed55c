import type { Announcement } from '../../core/store/store.ts'
import { channel, toPayload } from './postgres-listener.ts'

/** Begins a transaction that writes and returns the time of the database. */
export const begin = `begin isolation level serializable;
  select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as clock`
export const beginReading = 'begin isolation level repeatable read read only'

/**
 * Plans each statement once per connection instead of once per value. Visibility conditions make some statements long, and planning them (75
 * ms measured for the history) takes far longer than running them. They are not worth compiling either. Citus refuses generic plans, because
 * it needs the value of the account to find its shard. PgBouncer refuses such settings as startup parameters, so they are a statement.
 */
export const settings = `set idle_in_transaction_session_timeout = '1min'; set jit = off; select set_config('plan_cache_mode',
  case when exists (select from pg_extension where extname = 'citus') then 'auto' else 'force_generic_plan' end, false)`

/** Returns the advisory lock of an account. */
const lockOf = (lane: string) => BigInt.asIntN(64, BigInt(lane) ^ 0x7461_6e64_0000_0000n)
export const lock = (lane: string) => `select pg_advisory_lock(${lockOf(lane)})`
export const unlock = (lane: string) => `select pg_advisory_unlock(${lockOf(lane)})`

/**
 * Returns the statements that commit a transaction, announce its changes and release its lock, in one message. A `notify` inside the
 * transaction would make all writers of the database wait for each other's disk. It runs after the commit without waiting for the disk,
 * because a listener that misses it has lost its connection and gets `missed` anyway.
 */
export const commitAndAnnounce = (news: Announcement[], release: string) => {
  const notices = news.map((one) => `select pg_notify('${channel}', '${toPayload(one).replaceAll("'", '')}')`)
  return ['commit', ...(notices.length ? ['begin', 'set local synchronous_commit = off', ...notices, 'commit'] : []), release]
    .filter(Boolean)
    .join('; ')
}
