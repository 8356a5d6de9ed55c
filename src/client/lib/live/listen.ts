import { decode } from '../../../contract/wire/decode.ts'
import { type LiveEvent, liveEvent } from '../../../contract/x/events.ts'
import { isPageVisible, until, watchAll, watchVisibility, whileHolds } from '../moments.ts'
import { connection, onConnection } from '../online.ts'
import { sessionStore } from '../session-store.ts'
import type { Message } from './event-messages.ts'
import { isAfter } from './event-position.ts'
import { keepStream } from './keep-stream.ts'
import { canShare, shareStream } from './share-stream.ts'

interface Listener {
  /** Called for a record that was created, changed or deleted by the change `changeId`. */
  event: (event: LiveEvent, changeId: string) => void
  /** Called when the service no longer has all events: everything on the page may be stale. */
  missed: () => void
}

const canListen = () => isPageVisible() && connection() === 'online' && !sessionStore.getState().ended
const watchWhether = watchAll(watchVisibility, onConnection, sessionStore.subscribe)

/**
 * Listens to live events while the page is visible, signed in and connected, on one stream for all pages of a person, or by asking every ten
 * seconds where pages cannot share one. It resumes after the last event received, and reports the state of the connection to lib/online.ts.
 *
 * @param from the event id to start after; by default, only new events are received
 * @returns a function that stops listening
 */
export const listen = (listener: Listener, from?: string): (() => void) => {
  const over = new AbortController()
  let lastEventId = from
  const streams = { work: false }
  let shares = canShare()

  const receive = ({ id, event, data }: Message) => {
    streams.work = true
    if (event === 'missed') {
      lastEventId = undefined
      return listener.missed()
    }
    // The stream goes back for a page that lacks events which this one has.
    if (!id || (lastEventId && !isAfter(id, lastEventId))) return
    lastEventId = id
    const reading = data ? decode(liveEvent, JSON.parse(data)) : undefined
    if (reading?.ok) listener.event(reading.value, id.split('.')[0] ?? '')
  }
  const open = (signal: AbortSignal, onMessage: (message: Message) => void) =>
    keepStream({ signal, from: lastEventId, streams, polls: !shares, onMessage })
  const takePart = async (signal: AbortSignal) => {
    if (!shares) return open(signal, receive).ended
    try {
      await shareStream({ signal, lastEventId: () => lastEventId, open, receive })
    } catch {
      // A browser that blocks cookies has locks and channels, and refuses to use them.
      shares = false
    }
  }
  const run = async () => {
    while (!over.signal.aborted) {
      await until(canListen, watchWhether, over.signal)
      if (!over.signal.aborted) await whileHolds(canListen, watchWhether, over.signal, takePart)
    }
  }
  void run()
  return () => over.abort()
}
