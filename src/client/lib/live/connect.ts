import { requestFor } from '../../../contract/client/call.ts'
import { listenToEvents } from '../../../contract/x/events.ts'
import { watchNetwork } from '../moments.ts'
import { apiBase, sendRequest } from '../transport.ts'
import { type Message, messagesOf } from './event-messages.ts'

/**
 * How a connection ended. `left`: closed by this side. `lost`: broken after it was open. `stale`: no data for too long, or on another network.
 * `silent`: it never brought any data. `unanswered`: never opened. A number: refused with this status.
 */
export type ConnectionEnd = 'left' | 'lost' | 'stale' | 'silent' | 'unanswered' | number

interface Connection {
  /** The last event received. */
  lastEventId: string | undefined
  signal: AbortSignal
  onOpen: () => void
  onMessage: (message: Message) => void
}

/** In ms. The service sends a keep-alive every 6 seconds. */
const longestSilence = 15_000

/** Keeps one connection to the live events open until it breaks. */
export const connect = async ({ lastEventId, signal, onOpen, onMessage }: Connection): Promise<ConnectionEnd> => {
  const stop = new AbortController()
  let why: ConnectionEnd = 'unanswered'
  let hasData = false
  let lastMessageAt = Date.now()
  const end = (reason: ConnectionEnd) => {
    why = reason
    stop.abort()
  }
  // Timers stand still while a computer sleeps; the clock does not.
  const timer = setInterval(() => Date.now() - lastMessageAt >= longestSilence && end(hasData ? 'stale' : 'silent'), 1_000)
  const leave = () => end('left')
  const unwatch = watchNetwork(() => end('stale'))
  signal.addEventListener('abort', leave)
  try {
    const headers = { lastEventId }
    const response = await sendRequest(
      requestFor(apiBase(), listenToEvents, { headers, signal: stop.signal }, { accept: 'text/event-stream' }),
    )
    if (response.status >= 502 && response.status <= 504) return 'unanswered'
    if (!response.ok || !response.body) return response.status
    why = 'lost'
    onOpen()
    for await (const message of messagesOf(response.body)) {
      hasData = true
      lastMessageAt = Date.now()
      onMessage(message)
    }
    return 'lost'
  } catch {
    return why
  } finally {
    clearInterval(timer)
    unwatch()
    signal.removeEventListener('abort', leave)
    stop.abort()
  }
}
