import { decode } from '../../../contract/wire/decode.ts'
import { type LiveEvent, liveEvent } from '../../../contract/x/events.ts'
import { connection, onConnection, reportReachable, reportUnreachable } from '../online.ts'
import { endSession, onSessionBegun } from '../session/session-events.ts'
import { connect } from './connect.ts'
import type { Message } from './event-messages.ts'
import { isInSight, pause, until, watchSight } from './moments.ts'

interface Hears {
  /** Something that one sees came, changed or went; `changeId` is the change that did it. */
  event: (event: LiveEvent, changeId: string) => void
  /** More happened than can be told: whatever is shown may be old. */
  missed: () => void
}

// Not all at once, when many have lost the same service.
const soon = () => 1_000 + Math.random() * 1_000
const later = 30_000

const begun = (signal: AbortSignal) => {
  let again = false
  const watch = (look: () => void) =>
    onSessionBegun(() => {
      again = true
      look()
    })
  return until(() => again, watch, signal)
}

/**
 * Listens to the live events while somebody looks at the page (a browser has six connections for all its pages of one service); on coming
 * back it goes on behind the last event that was heard. Whether the service can be reached is known in one place, lib/online.ts: what the
 * stream learns of it is told there, and while there is no connection nothing is tried here.
 *
 * @param from the place behind which to begin; without it, what happens from now on
 * @returns the way to stop
 */
export const listen = (hears: Hears, from?: string): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  let place = from
  let worked = false
  let unanswered = 0

  const onOpen = () => {
    worked = true
    unanswered = 0
    reportReachable()
  }
  const hear = ({ id, event, data }: Message) => {
    if (id) place = id
    if (event === 'missed') return hears.missed()
    const reading = data && id ? decode(liveEvent, JSON.parse(data)) : undefined
    if (reading?.ok && id) hears.event(reading.value, id.split('.')[0] ?? '')
  }
  const refused = (status: number) => {
    if (status === 401) {
      endSession()
      return begun(signal)
    }
    if (status !== 400) return pause(later, signal)
    // The service cannot tell what happened since.
    place = undefined
    hears.missed()
    return pause(soon(), signal)
  }
  const afterwards = (ending: Awaited<ReturnType<typeof connect>>) => {
    if (ending === 'left') return
    if (typeof ending === 'number') return refused(ending)
    if (ending === 'lost') return pause(soon(), signal)
    unanswered += 1
    // A service that was heard and twice gives no answer is away. One that never was may be kept from being heard by what lies between.
    if (ending === 'silent' || !worked) return pause(later, signal)
    if (unanswered === 1) return pause(soon(), signal)
    worked = false
    reportUnreachable()
  }
  const run = async () => {
    while (!signal.aborted) {
      await until(isInSight, watchSight, signal)
      await until(() => connection() === 'online', onConnection, signal)
      if (!signal.aborted && isInSight()) await afterwards(await connect({ place, signal, onOpen, hear }))
    }
  }
  void run()
  return () => over.abort()
}
