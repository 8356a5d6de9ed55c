import { sql } from 'kysely'
import type { Outgoing } from '../../contract/x/outbox.ts'
import type { OutboxRow } from '../store/rows/outbox.ts'

/** Stands for the next attempt of what is not tried again, or was never to be mailed. */
export const never = '9999-12-31 23:59:59'

/** Whether a notification is one of those that are mailed, in a query. */
export const isMailed = sql<boolean>`(outbox.attempts > 0 or outbox.error <> '' or outbox."nextAttemptAt" <> ${sql.lit(never)})`

/** Minutes until the next try, after the first, the second … */
const waits = [1, 5, 15, 60, 180, 720, 1440]
/** Undefined after the last. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]

/** A claimed row that nothing was heard of is `sending`: in the hands of a process, or of one that died with it. */
export const stateOf = ({ sentAt, nextAttemptAt, error, attempts }: OutboxRow): Outgoing['state'] => {
  if (sentAt !== null) return 'sent'
  if (nextAttemptAt !== never) return 'waiting'
  return error === '' && attempts > 0 ? 'sending' : 'failed'
}
