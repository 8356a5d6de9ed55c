import type { LiveEvents } from '../../core/deps.ts'
import { refuse } from '../../core/errors.ts'
import type { Log } from '../../core/log.ts'
import type { Store } from '../../core/store/store.ts'
import { createAccountEvents } from './account-events.ts'
import { openStream } from './stream.ts'

const usualBeat = 6_000
/** The most streams of one person. Each keeps what a slow reader has not read yet. */
const mostStreams = 32
const tooMany = () => refuse(429, 'too-many', `At most ${mostStreams} windows can listen to changes. Close some of them.`)

/** `beat` is the number of milliseconds between signs of life on silent streams, when revoked keys are noticed too. */
export const createLiveEvents = (store: Store, log: Log, beat = usualBeat): LiveEvents => {
  const accounts = new Map<string, ReturnType<typeof createAccountEvents>>()
  const streamsOf = new Map<string, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let closed = false
  let unsubscribe: (() => void) | undefined
  const subscribe = () =>
    store.subscribe((news) => {
      if (news === 'missed') for (const account of accounts.values()) void account.catchUp()
      else void accounts.get(news.accountId)?.catchUp()
    })
  const eventsOf = (accountId: string) => {
    const account = accounts.get(accountId) ?? createAccountEvents(store, log, accountId)
    accounts.set(accountId, account)
    unsubscribe ??= subscribe()
    timer ??= setInterval(() => {
      for (const one of accounts.values()) void one.catchUp(true)
    }, beat)
    return account
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    unsubscribe?.()
    unsubscribe = undefined
  }
  return {
    open: ({ accountId, userId, keyHash }, after) => {
      const person = `${accountId} ${userId}`
      const streams = streamsOf.get(person) ?? 0
      if (streams >= mostStreams) throw tooMany()
      streamsOf.set(person, streams + 1)
      const account = eventsOf(accountId)
      const stream = openStream(() => {
        const left = (streamsOf.get(person) ?? 0) - 1
        if (left > 0) streamsOf.set(person, left)
        else streamsOf.delete(person)
        if (account.leave(listener) && accounts.get(accountId) === account) accounts.delete(accountId)
        if (!accounts.size) stop()
      })
      const listener = { keyHash, after, send: stream.send, end: stream.end }
      if (closed) stream.end()
      else account.join(listener)
      return stream.body
    },
    close: () => {
      closed = true
      for (const account of [...accounts.values()]) account.end()
      stop()
    },
  }
}
