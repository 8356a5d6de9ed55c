import { tabUser } from '../tab-user.ts'
import { apiBase } from '../transport.ts'
import type { Message } from './event-messages.ts'
import { isAfter } from './event-position.ts'
import type { keepStream } from './keep-stream.ts'

type ChannelMessage =
  | { message: Message }
  /** A heartbeat of the page with the stream, with the last event that it brought. */
  | { place: string | undefined }
  /** A page lacks what came after this event. */
  | { lacks: string | undefined }

interface Sharing {
  signal: AbortSignal
  /** The last event that this page has received. */
  lastEventId: () => string | undefined
  /** Opens the stream. */
  open: (signal: AbortSignal, onMessage: (message: Message) => void) => ReturnType<typeof keepStream>
  /** Handles what the stream of any page brings. */
  receive: (message: Message) => void
}

/** In ms. */
const heartbeat = 5_000
const longestSilence = 15_000

/** Whether the pages of this browser can agree on one stream. Web Locks exist only on https and localhost. */
export const canShare = (): boolean => globalThis.navigator?.locks !== undefined && globalThis.BroadcastChannel !== undefined

/**
 * Takes part in the one stream that all pages of a person share, because a browser opens six connections to a service over HTTP/1: the page
 * that holds the lock keeps the stream and passes on what it brings. When it leaves, the next page takes over; when it freezes, one takes the
 * lock from it. Resolves when `signal` aborts, or when this page has stopped leading.
 *
 * @throws if the browser refuses channels or locks
 */
export const shareStream = async ({ signal, lastEventId, open, receive }: Sharing): Promise<void> => {
  const name = `tandem-events ${apiBase()} ${tabUser()}`
  const channel = new BroadcastChannel(name)
  const post = (message: ChannelMessage) => channel.postMessage(message)
  const waiting = new AbortController()
  let stream: ReturnType<typeof keepStream> | undefined
  let lastMessageAt = Date.now()

  const postPlace = () => post({ place: stream?.place() })
  const onAsked = (lacks: string | undefined) => {
    const place = stream?.place()
    if (lacks && place && isAfter(place, lacks)) stream?.restartFrom(lacks)
    postPlace()
  }
  const onPlace = (place: string | undefined) => {
    const last = lastEventId()
    if (place && last && isAfter(place, last)) post({ lacks: last })
  }
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if ('lacks' in data) return onAsked(data.lacks)
    lastMessageAt = Date.now()
    if (stream) return
    if ('message' in data) receive(data.message)
    else onPlace(data.place)
  }
  const onMessage = (message: Message) => {
    receive(message)
    // Keep-alives are not passed on.
    if (message.id || message.event) post({ message })
  }
  const lead = async (leading: AbortSignal) => {
    stream = open(leading, onMessage)
    postPlace()
    await stream.ended
  }
  const request = (options: LockOptions) => {
    const leading = new AbortController()
    const stop = () => leading.abort()
    signal.addEventListener('abort', stop)
    return navigator.locks
      .request(name, options, () => (signal.aborted ? undefined : lead(leading.signal)))
      .finally(() => {
        // The lock may have been taken by another page.
        stop()
        signal.removeEventListener('abort', stop)
      })
  }
  const stopWaiting = () => waiting.abort()
  let steals = false
  // The random delay keeps two pages from taking the lock at once.
  const patience = longestSilence + Math.random() * heartbeat
  const timer = setInterval(() => {
    if (stream) return postPlace()
    if (Date.now() - lastMessageAt < patience) return
    steals = true
    waiting.abort()
  }, heartbeat)
  signal.addEventListener('abort', stopWaiting)
  post({ lacks: lastEventId() })
  try {
    await request({ signal: waiting.signal }).catch((error: unknown) => {
      if (!steals || stream) throw error
      return request({ steal: true })
    })
  } catch (error) {
    // It stopped waiting, or another page has taken the lock.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', stopWaiting)
    channel.close()
  }
}
