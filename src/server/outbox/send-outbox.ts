import type { Log } from '../deps.ts'
import type { OutboxRow } from '../store/rows/outbox.ts'
import { type Store, type WriteTx, wholeService } from '../store/store.ts'
import { minutesAfter } from '../times.ts'
import { mailOf } from './mail-of.ts'
import { type Mail, type Mailer, MailFault } from './mailer.ts'
import { never, waitAfter } from './states.ts'

interface Claimed {
  row: OutboxRow
  /** Puts it together, after the one writing transaction; undefined where there is nobody to send it to any more. */
  mail: (() => Mail) | undefined
}

const put = (tx: WriteTx, { accountId, id }: OutboxRow, patch: Partial<OutboxRow>) =>
  tx.db.updateTable('outbox').set(patch).where('accountId', '=', accountId).where('id', '=', id).execute()

/** Most changes are about nothing that is mailed: to see that takes a read. */
const isAnyDue = (store: Store) =>
  store.read(async ({ db, now }) => {
    const due = await db.selectFrom('outbox').select('id').where('sentAt', 'is', null).where('nextAttemptAt', '<=', now).limit(1).execute()
    return due.length > 0
  })

/** Takes the next notification that is due, so that nobody else does. From here on it is not tried again unless the server says it did not take it. */
const claim = (store: Store, appUrl: string) =>
  store.write(
    async (tx): Promise<Claimed | undefined> => {
      const row = await tx.db
        .selectFrom('outbox')
        .selectAll()
        .where('sentAt', 'is', null)
        .where('nextAttemptAt', '<=', tx.now)
        .orderBy('nextAttemptAt')
        .limit(1)
        .executeTakeFirst()
      if (!row) return undefined
      const mail = await mailOf(tx, row, appUrl)
      if (mail) await put(tx, row, { attempts: row.attempts + 1, nextAttemptAt: never, error: '' })
      else await put(tx, row, { nextAttemptAt: never, error: 'It is no longer for them to see.' })
      return { row: { ...row, attempts: row.attempts + 1 }, mail }
    },
    { account: wholeService },
  )

const note = (store: Store, row: OutboxRow, patch: (now: string) => Partial<OutboxRow>) =>
  store.write((tx) => put(tx, row, patch(tx.now)), { account: wholeService })

const unsure = 'The mail server went away with it; it may have arrived, so it is not sent again.'

const afterFault = ({ attempts }: OutboxRow, fault: MailFault, now: string): Partial<OutboxRow> => {
  const wait = fault.outcome === 'later' ? waitAfter(attempts) : undefined
  const error = fault.outcome === 'unsure' ? unsure : fault.message || 'The mail server did not take it.'
  return { error, nextAttemptAt: wait === undefined ? never : minutesAfter(now, wait) }
}

/** Sends what is due, one after the other, until nothing is or `stopped` says so. */
export const sendOutbox = async (store: Store, send: Mailer, appUrl: string, log: Log, stopped: () => boolean = () => false) => {
  while (!stopped() && (await isAnyDue(store))) {
    const claimed = await claim(store, appUrl)
    if (!claimed) return
    const { row, mail } = claimed
    if (!mail) continue
    try {
      await send(mail())
      await note(store, row, (now) => ({ sentAt: now }))
    } catch (error) {
      if (!(error instanceof MailFault)) throw error
      log.error({ err: error, outbox: row.id, attempts: row.attempts }, 'a notification was not mailed')
      await note(store, row, (now) => afterFault(row, error, now))
    }
  }
}
