import { type Sending, sendOutbox } from './send-outbox.ts'

/** Milliseconds between two looks for retries, and for what was written without a change, such as a link. */
const rest = 5000

/** Sends the outbox of an account after each of its changes, and regularly that of all. `close` waits for a mail in progress. */
export const runOutbox = (sending: Sending) => {
  const { store, log } = sending
  let working: Promise<void> | undefined
  /** The accounts whose outbox is sent next; undefined stands for all. */
  const waiting = new Set<string | undefined>()
  let closed = false
  const work = async () => {
    for (const account of waiting) {
      if (closed) break
      waiting.delete(account)
      await sendOutbox(sending, { account, stopped: () => closed }).catch((error: unknown) =>
        log.error({ err: error }, 'could not send the outbox'),
      )
    }
    working = undefined
  }
  const wake = (account?: string) => {
    waiting.add(account)
    working ??= work()
  }
  const unsubscribe = store.subscribe((news) => wake(news === 'missed' ? undefined : news.accountId))
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
