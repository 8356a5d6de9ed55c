import type { LiveEvent } from '../../../contract/x/events.ts'
import { pause } from './moments.ts'

/**
 * Records that changed, each listed once. `own` marks one that this page changed itself, by an undo: lists show it at once instead of
 * announcing it.
 */
export type News = readonly (LiveEvent & { own?: true })[]

interface Gathering {
  /** Whether a change was made on this page. */
  isOwn: (changeId: string) => boolean
  /** Resolves when nothing is being written: what is read before that may show less than is on the screen. */
  quiet: () => Promise<void>
  /** Sees to what happened; nothing more is told before it is done. When it rejects, everything counts as old. */
  tell: (news: News) => Promise<unknown>
  tellMissed: () => Promise<unknown>
}

const usual = 200
/** While much is changed at once, in ms. */
const busy = 2_000
const much = 20

const keyOf = ({ resource, id }: LiveEvent) => `${resource} ${id}`

/** Each record once: what is new stays new, whatever was changed about it since. */
const eachOnce = (events: Iterable<LiveEvent>): LiveEvent[] => {
  const news = new Map<string, LiveEvent>()
  for (const event of events) {
    const before = news.get(keyOf(event))
    const stillNew = before?.action === 'created' && event.action === 'updated'
    news.set(keyOf(event), stillNew ? { ...event, action: 'created' } : event)
  }
  return [...news.values()]
}

/** Gathers events for a moment before it tells of them, for a longer one while more come and while many do; leaves out what was done on this page. */
export const gather = ({ isOwn, quiet, tell, tellMissed }: Gathering) => {
  const stop = new AbortController()
  let waiting: { event: LiveEvent; changeId: string }[] = []
  let missed = false
  let running = false
  let calmAt = 0

  const next = async () => {
    const heard = waiting.filter(({ changeId }) => !isOwn(changeId)).map(({ event }) => event)
    const all = missed
    waiting = []
    missed = false
    try {
      if (all) await tellMissed()
      else if (heard.length) await tell(eachOnce(heard))
    } catch {
      if (!all) await tellMissed().catch(() => undefined)
    }
    return heard.length
  }
  const run = async () => {
    if (running) return
    running = true
    for (let ms = usual; (missed || waiting.length > 0) && !stop.signal.aborted; ms = Math.min(busy, ms * 2)) {
      await pause(performance.now() < calmAt ? busy : ms, stop.signal)
      await quiet()
      if (!stop.signal.aborted && (await next()) > much) calmAt = performance.now() + busy
    }
    running = false
  }
  return {
    event: (event: LiveEvent, changeId: string) => {
      waiting.push({ event, changeId })
      void run()
    },
    missed: () => {
      missed = true
      void run()
    },
    stop: () => stop.abort(),
  }
}
