import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { SendingState } from '../../lib/cache/sending.ts'
import { Unreachable } from '../../lib/service-error.ts'

/** A file on its way: `part` of it has left, from 0 to 1; `error` says why it will not arrive. */
export interface Sending {
  readonly key: number
  /** The key under which it is sent, and sent again, so that it is kept once. */
  readonly once: string
  readonly file: File
  readonly part: number
  readonly error?: unknown
  /** Why it cannot be attached at all, so that trying again helps nothing. */
  readonly refused?: string
}

/** Attaches a file that has arrived; when it rejects the file is kept, to be attached again. */
export type Arrive = (file: FileRecord) => unknown

interface Way {
  onProgress: (part: number) => void
  signal: AbortSignal
  idempotencyKey: string
}
interface Ways {
  send: (file: File, way: Way) => Promise<FileRecord>
  /** Told of a failure that nobody has in sight, with the way to try again. */
  onUnseen: (sending: Sending, retry: () => void) => void
  report: (state: SendingState) => void
}

const none: readonly Sending[] = []
let count = 0

/**
 * Files on their way, each to a place (a draft, a contact). They go on when the place is left, and attach themselves there: by the place
 * itself where it is in sight again, otherwise as it would have when it was in sight last.
 */
export const createUploadStore = ({ send, onUnseen, report }: Ways) => {
  const places = new Map<string, readonly Sending[]>()
  const arrivals = new Map<string, Arrive>()
  const watched = new Map<string, number>()
  const queues = new Map<string, Promise<unknown>>()
  const stops = new Map<number, AbortController>()
  const arrived = new Map<number, FileRecord>()
  const listeners = new Set<() => void>()

  const at = (place: string) => places.get(place) ?? none
  const put = (place: string, sending: readonly Sending[]) => {
    if (sending.length) places.set(place, sending)
    else places.delete(place)
    const all = [...places.values()].flat().filter(({ refused }) => refused === undefined)
    report({
      underWay: all.filter(({ error }) => error === undefined).length,
      unsent: all.filter(({ error }) => error instanceof Unreachable).length,
    })
    for (const listener of listeners) listener()
  }
  const update = (place: string, key: number, more: Partial<Sending>) =>
    put(
      place,
      at(place).map((each) => (each.key === key ? { ...each, ...more } : each)),
    )
  const forget = (place: string, key: number) => {
    stops.delete(key)
    arrived.delete(key)
    put(
      place,
      at(place).filter((each) => each.key !== key),
    )
    if (!places.has(place)) queues.delete(place)
    if (!places.has(place) && !watched.has(place)) arrivals.delete(place)
  }

  const carry = async (place: string, { key, file, once }: Sending, signal: AbortSignal) => {
    if (signal.aborted) return
    try {
      const onProgress = (part: number) => update(place, key, { part })
      const record = arrived.get(key) ?? (await send(file, { onProgress, signal, idempotencyKey: once }))
      if (signal.aborted) return
      arrived.set(key, record)
      await arrivals.get(place)?.(record)
      forget(place, key)
    } catch (error) {
      if (signal.aborted) return
      update(place, key, { error })
      const failed = at(place).find((each) => each.key === key)
      if (failed && !watched.has(place)) onUnseen(failed, () => retry(place, key))
    }
  }
  const start = (place: string, sending: Sending) => {
    const stop = new AbortController()
    stops.set(sending.key, stop)
    queues.set(
      place,
      (queues.get(place) ?? Promise.resolve()).then(() => carry(place, sending, stop.signal)),
    )
  }
  const retry = (place: string, key: number) => {
    const again = at(place).find((each) => each.key === key)
    if (again?.error === undefined) return
    const { error: _, ...afresh } = { ...again, part: 0 }
    put(
      place,
      at(place).map((each) => (each.key === key ? afresh : each)),
    )
    start(place, afresh)
  }
  const drop = (place: string, key: number) => {
    stops.get(key)?.abort()
    forget(place, key)
  }

  return {
    at,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sends them one after the other; `refusalOf` says why one cannot be attached at all. */
    add: (place: string, files: Iterable<File>, refusalOf: (file: File) => string | undefined) => {
      for (const file of files) {
        count += 1
        const refused = refusalOf(file)
        const sending: Sending = { key: count, once: crypto.randomUUID(), file, part: 0, ...(refused !== undefined && { refused }) }
        put(place, [...at(place), sending])
        if (refused === undefined) start(place, sending)
      }
    },
    retry,
    drop,
    /** Stops all that is on its way to a place. */
    clear: (place: string) => {
      for (const { key } of at(place)) drop(place, key)
    },
    /** How what has arrived is attached there from now on. */
    onArrived: (place: string, arrive: Arrive) => void arrivals.set(place, arrive),
    /** The place is in sight until the function it returns is called. */
    watch: (place: string) => {
      watched.set(place, (watched.get(place) ?? 0) + 1)
      return () => {
        const left = (watched.get(place) ?? 1) - 1
        if (left > 0) watched.set(place, left)
        else watched.delete(place)
        if (left <= 0 && !places.has(place)) arrivals.delete(place)
      }
    },
  }
}
