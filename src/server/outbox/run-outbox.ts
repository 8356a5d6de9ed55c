import type { Log } from '../deps.ts'
import type { Store } from '../store/store.ts'
import type { Mailer } from './mailer.ts'
import { sendOutbox } from './send-outbox.ts'

const usualRest = 20_000

/** Empties the outbox whenever something has happened, and now and then for what is tried again. `close` lets the mail that is on its way arrive. */
export const runOutbox = (store: Store, send: Mailer, appUrl: string, log: Log, rest = usualRest) => {
  let working: Promise<void> | undefined
  let again = false
  let closed = false
  const work = async () => {
    while (again && !closed) {
      again = false
      await sendOutbox(store, send, appUrl, log, () => closed).catch((error: unknown) =>
        log.error({ err: error }, 'could not empty the outbox'),
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
