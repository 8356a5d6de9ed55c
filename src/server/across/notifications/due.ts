import { sql } from 'kysely'
import { invited, never, toConfirm } from '../../core/notify.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { OutboxRow } from '../../core/store/tables.ts'
import { minutesBefore } from '../../core/times.ts'

/** Notifications of one person that become one mail. */
export interface Due {
  accountId: string
  userId: string
  /** Mails that are tried again stay apart from new ones. */
  attempts: number
  /** 1 for mails with a link of their own, which are not gathered and do not wait. */
  alone: number
}

const isAlone = sql`case when kind in (${sql.lit(invited)}, ${sql.lit(toConfirm)}) then 1 else 0 end`

/** How many times the quiet time a notification waits at most while others keep arriving. */
const longest = 5

/** Returns until when a notification has to have been written to be due. Mails with a link and further attempts wait no longer. */
const dueUntil = ({ attempts, alone }: Pick<Due, 'attempts' | 'alone'>, now: string, quietMinutes: number) =>
  attempts > 0 || alone ? now : minutesBefore(now, quietMinutes)

/**
 * Finds the next person with notifications to mail, of one account or of all. New ones are due once nothing was added for the quiet time. It only
 * reads, because most changes send no mail.
 */
export const findDue = async ({ db, now }: ReadTx, account: string | undefined, quietMinutes: number): Promise<Due | undefined> => {
  const quiet = dueUntil({ attempts: 0, alone: 0 }, now, quietMinutes)
  const { rows } = await sql<Due>`select "accountId", "userId", attempts, alone from (
      select "accountId", "userId", attempts, ${isAlone} as alone, min("nextAttemptAt") as earliest, max("nextAttemptAt") as latest
      from outbox where "sentAt" is null and "nextAttemptAt" <> ${never} and ${account === undefined ? sql`1 = 1` : sql`"accountId" = ${account}`}
      group by "accountId", "userId", attempts, ${isAlone}) waiting
    where latest <= case when attempts > 0 or alone = 1 then ${now} else ${quiet} end
      or earliest <= ${minutesBefore(now, longest * quietMinutes)}
    order by earliest, "userId" limit 1`.execute(db)
  return rows[0]
}

/** Reads the notifications that are due together, the oldest first. */
export const readDue = async ({ db, now }: ReadTx, due: Due, quietMinutes: number): Promise<OutboxRow[]> => {
  const { accountId, userId, attempts, alone } = due
  const { rows } = await sql<OutboxRow>`select * from outbox where "accountId" = ${accountId} and "userId" = ${userId}
    and attempts = ${attempts} and ${isAlone} = ${alone} and "sentAt" is null
    and "nextAttemptAt" <= ${dueUntil(due, now, quietMinutes)} order by id`.execute(db)
  return rows
}
