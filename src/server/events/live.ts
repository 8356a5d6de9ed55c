import type { Actor } from '../actor.ts'
import type { Log } from '../deps.ts'
import type { Store } from '../store/store.ts'
import { createAccountEvents } from './account-events.ts'
import type { Place } from './place.ts'
import { openStream } from './stream.ts'

/** The live events of a service. */
export interface LiveEvents {
  /** A stream of what this person may hear of, from now or from where they were; it ends with their key. */
  open(actor: Actor, after: Place | undefined): ReadableStream<Uint8Array>
  /** Ends every stream. */
  close(): void
}

const usualBeat = 15_000

/** `beat` is how often, in milliseconds, silent streams get a sign of life and keys that were taken back are noticed. */
export const createLiveEvents = (store: Store, log: Log, beat = usualBeat): LiveEvents => {
  const accounts = new Map<string, ReturnType<typeof createAccountEvents>>()
  let timer: ReturnType<typeof setInterval> | undefined
  let closed = false
  let unsubscribe: (() => void) | undefined
  const subscribe = () =>
    store.subscribe((news) => {
      if (news === 'missed') for (const account of accounts.values()) void account.catchUp()
      else void accounts.get(news.accountId)?.catchUp()
    })
  const accountOf = (accountId: string) => {
    const account = accounts.get(accountId) ?? createAccountEvents(store, log, accountId)
    accounts.set(accountId, account)
    unsubscribe ??= subscribe()
    timer ??= setInterval(() => {
      for (const one of accounts.values()) void one.catchUp(true)
    }, beat)
    return account
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
    unsubscribe?.()
    unsubscribe = undefined
  }
  return {
    open: ({ accountId, keyHash }, after) => {
      const account = accountOf(accountId)
      const stream = openStream(() => {
        if (account.leave(listener) && accounts.get(accountId) === account) accounts.delete(accountId)
        if (!accounts.size) rest()
      })
      const listener = { keyHash, after, send: stream.send, end: stream.end }
      if (closed) stream.end()
      else account.join(listener)
      return stream.body
    },
    close: () => {
      closed = true
      for (const account of [...accounts.values()]) account.end()
      rest()
    },
  }
}
