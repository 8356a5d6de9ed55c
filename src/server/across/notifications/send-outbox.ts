import type { Log } from '../../core/log.ts'
import type { MailLinks } from '../../core/mail-links.ts'
import { type Mailer, MailFault } from '../../core/mailer.ts'
import { never } from '../../core/notify.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { Store, WriteTx } from '../../core/store/store.ts'
import type { OutboxRow } from '../../core/store/tables.ts'
import { minutesAfter } from '../../core/times.ts'
import { type Due, findDue, readDue } from './due.ts'
import { mailLink } from './mail-link.ts'
import { mailOf } from './mail-of.ts'
import { unsure, waitAfter } from './states.ts'

/** How the outbox is sent. */
export interface Sending {
  store: Store
  send: Mailer
  appUrl: string
  log: Log
  links: MailLinks
  /** For how many minutes nothing may have been added for a person before their notifications are mailed. */
  quietMinutes: number
}

const put = async (tx: WriteTx, accountId: string, ids: string[], patch: Partial<OutboxRow>) => {
  if (ids.length)
    await tx.db
      .updateTable('outbox')
      .set(patch)
      .where('accountId', '=', accountId)
      .where('id', 'in', idsIn(tx, ids) as never)
      .execute()
}

/** Claims due notifications, so no other process sends them. They are retried only if the server says that it did not accept their mail. */
const claim = ({ store, quietMinutes, ...linking }: Sending, due: Due) =>
  store.write(
    async (tx) => {
      const [first, ...others] = await readDue(tx, due, quietMinutes)
      if (!first) return undefined
      const { mail, reasons } = await (due.alone ? mailLink : mailOf)(tx, [first, ...others], linking)
      for (const [error, rows] of Map.groupBy(reasons, ([, reason]) => reason))
        await put(
          tx,
          due.accountId,
          rows.map(([id]) => id),
          { nextAttemptAt: never, error },
        )
      const ids = [first, ...others].flatMap(({ id }) => (reasons.has(id) ? [] : [id]))
      await put(tx, due.accountId, ids, { attempts: due.attempts + 1, nextAttemptAt: never, error: '' })
      return mail && { mail, ids }
    },
    { account: due.accountId },
  )

const afterFault = (attempts: number, fault: unknown, now: string): Partial<OutboxRow> => {
  if (!(fault instanceof MailFault)) return { error: 'A fault in Tandem kept this mail from being sent.', nextAttemptAt: never }
  const wait = fault.outcome === 'later' ? waitAfter(attempts) : undefined
  const error = fault.outcome === 'unsure' ? unsure : fault.message || 'The mail server did not accept it.'
  return { error, nextAttemptAt: wait === undefined ? never : minutesAfter(now, wait) }
}

interface Part {
  /** The account whose notifications are sent. All accounts by default. */
  account?: string | undefined
  stopped?: () => boolean
}

/** Sends all due notifications, one mail for each person after the other, unless `stopped` returns true. */
export const sendOutbox = async (sending: Sending, { account, stopped = () => false }: Part = {}) => {
  const { store, send, log, quietMinutes } = sending
  const next = () => store.read((tx) => findDue(tx, account, quietMinutes))
  for (let due = await next(); due && !stopped(); due = await next()) {
    const { accountId, attempts } = due
    const claimed = await claim(sending, due)
    if (!claimed) continue
    const { mail, ids } = claimed
    const note = (patch: (now: string) => Partial<OutboxRow>) =>
      store.write((tx) => put(tx, accountId, ids, patch(tx.now)), { account: accountId })
    try {
      await send(await mail())
    } catch (error) {
      log.error({ err: error, outbox: ids, attempts: attempts + 1 }, 'a notification was not mailed')
      await note((now) => afterFault(attempts + 1, error, now))
      continue
    }
    await note((now) => ({ sentAt: now }))
  }
}
