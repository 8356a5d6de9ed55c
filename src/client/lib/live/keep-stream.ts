import { pause } from '../moments.ts'
import { connection, reportReachable, reportUnreachable } from '../online.ts'
import { endSession } from '../session-store.ts'
import { type ConnectionEnd, connect } from './connect.ts'
import type { Message } from './event-messages.ts'

interface Keeping {
  /** Ends the stream. */
  signal: AbortSignal
  /** The event id to start after. */
  from: string | undefined
  /** Whether streams work from this page; read and written. */
  streams: { work: boolean }
  /** Whether each connection lasts only until it has caught up. */
  polls: boolean
  onMessage: (message: Message) => void
}

// A random delay spreads the reconnections of many clients.
const soon = () => 1_000 + Math.random() * 1_000
const later = 30_000
/** How long a connection that polls lasts, and the time between two of them, in ms. */
const [look, between] = [3_000, 10_000]

/** What a page knows whose service has forgotten its last event: everything may be stale. */
const missed: Message = { id: undefined, event: 'missed', data: '' }

/** Keeps a stream of live events, made again when it breaks, that resumes after the last event received. */
export const keepStream = ({ signal, from, streams, polls, onMessage }: Keeping) => {
  let place = from
  let unanswered = 0
  let current = new AbortController()

  const onOpen = () => {
    streams.work = true
    unanswered = 0
    reportReachable()
  }
  const receive = (message: Message) => {
    if (message.id) place = message.id
    onMessage(message)
  }
  const onRefused = (status: number) => {
    if (status === 401) return endSession()
    if (status !== 400) return pause(later, signal)
    // The service does not know this event id any more.
    place = undefined
    onMessage(missed)
    return pause(soon(), signal)
  }
  const afterwards = (ending: ConnectionEnd) => {
    if (ending === 'left') return polls ? pause(between, signal) : undefined
    if (typeof ending === 'number') return onRefused(ending)
    if (ending === 'stale') return
    if (ending === 'lost') return pause(soon(), signal)
    unanswered += 1
    // After two failures a service that answered before is unreachable. One that never did may sit behind a proxy that blocks event streams.
    if (ending === 'silent' || !streams.work) return pause(later, signal)
    if (unanswered === 1) return pause(soon(), signal)
    streams.work = false
    reportUnreachable()
  }
  const visit = async () => {
    current = new AbortController()
    const enough = polls ? setTimeout(() => current.abort(), look) : undefined
    try {
      return await connect({ lastEventId: place, signal: AbortSignal.any([signal, current.signal]), onOpen, onMessage: receive })
    } finally {
      clearTimeout(enough)
    }
  }
  const run = async () => {
    while (!signal.aborted && connection() === 'online') await afterwards(await visit())
  }
  return {
    ended: run(),
    /** The last event that the stream brought. */
    place: () => place,
    /** Brings the events after `id` again. */
    restartFrom: (id: string) => {
      place = id
      current.abort()
    },
  }
}
