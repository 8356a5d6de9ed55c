import { sql } from 'kysely'
import type { Outgoing } from '../../../contract/x/outbox.ts'
import { never } from '../../core/notify.ts'
import type { OutboxRow } from '../../core/store/tables.ts'

/** Matches notifications that are mailed. */
export const isMailed = sql<boolean>`(outbox.attempts > 0 or outbox.error <> '' or outbox."nextAttemptAt" <> ${sql.lit(never)})`

/** Minutes until the next attempt, after the first, the second and so on. */
const waits = [1, 5, 15, 60, 180, 720, 1440]
/** Returns undefined after the last attempt. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]

/** What `error` says of a mail whose delivery is unknown. Stored, so a later wording needs the earlier one beside it. */
export const unsure = 'The connection to the mail server broke. The mail may have arrived, so it is not sent again.'

/** What `error` says of mails that were not sent on purpose. Stored, so a later wording needs the earlier one beside it. */
export const notSent = {
  noAccess: 'The reader no longer has access.',
  takenBack: 'It was taken back before it was sent.',
  notJoined: 'The reader has not joined the workspace yet.',
  unconfirmed: 'The reader has not confirmed their e-mail address yet.',
  turnedOff: 'The reader has turned off these e-mails.',
}
const reasons: string[] = Object.values(notSent)

/** Returns the state. A claimed row without a result is `sending`, even if its process died. */
export const stateOf = ({ sentAt, nextAttemptAt, error, attempts }: OutboxRow): Outgoing['state'] => {
  if (sentAt !== null) return 'sent'
  if (nextAttemptAt !== never) return 'waiting'
  if (error === unsure) return 'unknown'
  if (reasons.includes(error)) return 'not-sent'
  return error === '' && attempts > 0 ? 'sending' : 'failed'
}
