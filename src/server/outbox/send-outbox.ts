import type { Log } from '../deps.ts'
import { rowWith } from '../resources/rows.ts'
import type { Store, WriteTx } from '../store/store.ts'
import type { OutboxRow } from '../store/tables.ts'
import { minutesAfter } from '../times.ts'
import { invited } from './invitation-words.ts'
import { mailOf } from './mail-of.ts'
import { type Mail, type Mailer, MailFault } from './mailer.ts'
import { never, waitAfter } from './states.ts'

interface Claimed {
  row: OutboxRow
  /** Writes the mail after the transaction. Undefined if there is no longer anybody to send it to. */
  mail: (() => Mail) | undefined
}

/** Writes the mail of an invitation; undefined once it is no longer needed. */
type MailInvitation = (tx: WriteTx, row: OutboxRow) => Promise<(() => Mail) | undefined>

const put = (tx: WriteTx, { accountId, id }: OutboxRow, patch: Partial<OutboxRow>) =>
  tx.db.updateTable('outbox').set(patch).where('accountId', '=', accountId).where('id', '=', id).execute()

/** How the outbox is sent. */
export interface Sending {
  store: Store
  send: Mailer
  appUrl: string
  log: Log
  mailInvitation: MailInvitation
}

type Due = Pick<OutboxRow, 'accountId' | 'id'>

/** Finds the next due notification, of one account or of all. It only reads, because most changes send no mail. */
const findDue = (store: Store, account: string | undefined): Promise<Due | undefined> =>
  store.read(({ db, now }) =>
    db
      .selectFrom('outbox')
      .select(['accountId', 'id'])
      .$if(account !== undefined, (due) => due.where('accountId', '=', account ?? ''))
      .where('sentAt', 'is', null)
      .where('nextAttemptAt', '<=', now)
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst(),
  )

/** Claims a due notification, so no other process sends it. It is retried only if the server says that it did not accept it. */
const claim = ({ store, appUrl, mailInvitation }: Sending, { accountId, id }: Due) =>
  store.write(
    async (tx): Promise<Claimed | undefined> => {
      const row = await rowWith(tx, { accountId }, 'outbox', { id, sentAt: null })
      if (!row || row.nextAttemptAt > tx.now) return undefined
      const mail = row.kind === invited ? await mailInvitation(tx, row) : await mailOf(tx, row, appUrl)
      if (mail) await put(tx, row, { attempts: row.attempts + 1, nextAttemptAt: never, error: '' })
      else await put(tx, row, { nextAttemptAt: never, error: 'The reader no longer has access.' })
      return { row: { ...row, attempts: row.attempts + 1 }, mail }
    },
    { account: accountId },
  )

const note = (store: Store, row: OutboxRow, patch: (now: string) => Partial<OutboxRow>) =>
  store.write((tx) => put(tx, row, patch(tx.now)), { account: row.accountId })

const unsure = 'The connection to the mail server broke. The mail may have arrived, so it is not sent again.'

const afterFault = ({ attempts }: OutboxRow, fault: unknown, now: string): Partial<OutboxRow> => {
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

/** Sends all due notifications one after the other, unless `stopped` returns true. */
export const sendOutbox = async (sending: Sending, { account, stopped = () => false }: Part = {}) => {
  const { store, send, log } = sending
  for (let due = await findDue(store, account); due && !stopped(); due = await findDue(store, account)) {
    const claimed = await claim(sending, due)
    if (!claimed?.mail) continue
    const { row, mail } = claimed
    try {
      await send(mail())
    } catch (error) {
      log.error({ err: error, outbox: row.id, attempts: row.attempts }, 'a notification was not mailed')
      await note(store, row, (now) => afterFault(row, error, now))
      continue
    }
    await note(store, row, (now) => ({ sentAt: now }))
  }
}
