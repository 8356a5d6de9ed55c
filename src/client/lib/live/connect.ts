import { requestFor } from '../../../contract/client/call.ts'
import { listenToEvents } from '../../../contract/x/events.ts'
import { apiBase, sendRequest } from '../transport.ts'
import { type Message, messagesOf } from './event-messages.ts'
import { isPageVisible, watchVisibility } from './moments.ts'

/**
 * How a connection ended. `left`: closed by this side. `lost`: broken after it was open. `silent`: no data for too long.
 * `unanswered`: never opened. A number: refused with this status.
 */
export type ConnectionEnd = 'left' | 'lost' | 'silent' | 'unanswered' | number

interface Connection {
  /** The last event received. */
  lastEventId: string | undefined
  signal: AbortSignal
  onOpen: () => void
  onMessage: (message: Message) => void
}

// The service sends a keep-alive every 15 seconds.
const silence = 40_000

/** Keeps one connection to the live events open until it breaks or the page is hidden. */
export const connect = async ({ lastEventId, signal, onOpen, onMessage }: Connection): Promise<ConnectionEnd> => {
  const stop = new AbortController()
  let why: ConnectionEnd = 'unanswered'
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (reason: ConnectionEnd) => {
    why = reason
    stop.abort()
  }
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(end, silence, 'silent')
  }
  const leave = () => end('left')
  const unwatch = watchVisibility(() => isPageVisible() || leave())
  signal.addEventListener('abort', leave)
  alive()
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
      alive()
      onMessage(message)
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
