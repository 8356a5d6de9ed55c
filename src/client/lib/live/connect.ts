import { requestFor } from '../../../contract/client/call.ts'
import { listenToEvents } from '../../../contract/x/events.ts'
import { base, carry } from '../transport.ts'
import { type Message, messagesOf } from './event-messages.ts'
import { isInSight, watchSight } from './moments.ts'

/**
 * How a connection ended. `left`: by this side. `lost`: after it had come about. `silent`: the service said nothing for too long.
 * `unanswered`: it never came about. A number: the service refused it, with this status.
 */
export type Ending = 'left' | 'lost' | 'silent' | 'unanswered' | number

interface Connection {
  /** The id of the last event that was heard. */
  place: string | undefined
  signal: AbortSignal
  onOpen: () => void
  hear: (message: Message) => void
}

// The service gives a sign of life every 15 seconds.
const silence = 40_000

/** Holds one connection to the live events for as long as it lasts and somebody looks at the page. */
export const connect = async ({ place, signal, onOpen, hear }: Connection): Promise<Ending> => {
  const stop = new AbortController()
  let why: Ending = 'unanswered'
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (reason: Ending) => {
    why = reason
    stop.abort()
  }
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(end, silence, 'silent')
  }
  const leave = () => end('left')
  const unwatch = watchSight(() => isInSight() || leave())
  signal.addEventListener('abort', leave)
  alive()
  try {
    const headers = { lastEventId: place }
    const response = await carry(requestFor(base(), listenToEvents, { headers, signal: stop.signal }, { accept: 'text/event-stream' }))
    if (response.status >= 502 && response.status <= 504) return 'unanswered'
    if (!response.ok || !response.body) return response.status
    why = 'lost'
    onOpen()
    for await (const message of messagesOf(response.body)) {
      alive()
      hear(message)
    }
    return 'lost'
  } catch {
    return why
  } finally {
    clearTimeout(timer)
    unwatch()
    signal.removeEventListener('abort', leave)
    stop.abort()
  }
}
