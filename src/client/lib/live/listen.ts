import { decode } from '../../../contract/wire/decode.ts'
import { type LiveEvent, liveEvent } from '../../../contract/x/events.ts'
import { connection, onConnection, reportReachable, reportUnreachable } from '../online.ts'
import { endSession, sessionStore } from '../session/session-store.ts'
import { connect } from './connect.ts'
import type { Message } from './event-messages.ts'
import { isPageVisible, pause, until, watchVisibility } from './moments.ts'

interface Listener {
  /** Called for a record that was created, changed or deleted by the change `changeId`. */
  event: (event: LiveEvent, changeId: string) => void
  /** Called when the service no longer has all events: everything on the page may be stale. */
  missed: () => void
}

// A random delay spreads the reconnections of many clients.
const soon = () => 1_000 + Math.random() * 1_000
const later = 30_000

const signedIn = (signal: AbortSignal) => until(() => !sessionStore.getState().ended, sessionStore.subscribe, signal)

/**
 * Listens to live events while the page is visible, because a browser allows six connections to one service. It resumes after the last
 * event received. Reports the state of the connection to lib/online.ts and waits while there is none.
 *
 * @param from the event id to start after; by default, only new events are received
 * @returns a function that stops listening
 */
export const listen = (listener: Listener, from?: string): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  let lastEventId = from
  let worked = false
  let unanswered = 0

  const onOpen = () => {
    worked = true
    unanswered = 0
    reportReachable()
  }
  const receive = ({ id, event, data }: Message) => {
    if (id) lastEventId = id
    if (event === 'missed') return listener.missed()
    const reading = data && id ? decode(liveEvent, JSON.parse(data)) : undefined
    if (reading?.ok && id) listener.event(reading.value, id.split('.')[0] ?? '')
  }
  const onRefused = (status: number) => {
    if (status === 401) {
      endSession()
      return signedIn(signal)
    }
    if (status !== 400) return pause(later, signal)
    // The service does not know this event id any more.
    lastEventId = undefined
    listener.missed()
    return pause(soon(), signal)
  }
  const afterwards = (ending: Awaited<ReturnType<typeof connect>>) => {
    if (ending === 'left') return
    if (typeof ending === 'number') return onRefused(ending)
    if (ending === 'lost') return pause(soon(), signal)
    unanswered += 1
    // After two failures a service that answered before is unreachable. One that never did may sit behind a proxy that blocks event streams.
    if (ending === 'silent' || !worked) return pause(later, signal)
    if (unanswered === 1) return pause(soon(), signal)
    worked = false
    reportUnreachable()
  }
  const run = async () => {
    while (!signal.aborted) {
      await until(isPageVisible, watchVisibility, signal)
      await until(() => connection() === 'online', onConnection, signal)
      if (!signal.aborted && isPageVisible()) await afterwards(await connect({ lastEventId, signal, onOpen, onMessage: receive }))
    }
  }
  void run()
  return () => over.abort()
}
