import type { Log } from '../deps.ts'
import type { Store } from '../store/store.ts'
import type { Mailer } from './mailer.ts'
import { type MailInvitation, sendOutbox } from './send-outbox.ts'

const usualRest = 20_000

/** Sends the outbox after every change, and regularly for retries. `close` waits for a mail in progress. */
export const runOutbox = (store: Store, send: Mailer, appUrl: string, log: Log, mailInvitation?: MailInvitation, rest = usualRest) => {
  let working: Promise<void> | undefined
  let again = false
  let closed = false
  const work = async () => {
    while (again && !closed) {
      again = false
      await sendOutbox(store, send, appUrl, log, () => closed, mailInvitation).catch((error: unknown) =>
        log.error({ err: error }, 'could not send the outbox'),
      )
    }
    working = undefined
  }
  const wake = () => {
    again = true
    working ??= work()
  }
  const unsubscribe = store.subscribe(wake)
  const timer = setInterval(wake, rest)
  wake()
  return {
    close: async () => {
      closed = true
      unsubscribe()
      clearInterval(timer)
      await working
    },
  }
}
