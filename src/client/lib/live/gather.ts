import type { LiveEvent } from '../../../contract/x/events.ts'
import { pause, until, type Watch } from '../moments.ts'

/**
 * Records that changed, each listed once. `own` marks one that this page changed itself, by an undo: lists show it at once instead of
 * announcing it.
 */
export type LiveEvents = readonly (LiveEvent & { own?: true })[]

interface Gathering {
  /** Whether this page made a change. */
  isOwn: (changeId: string) => boolean
  /** Whether an event has to wait, because a write of its record is running: a read during it may bring older data than the page shows. */
  isHeld: (event: LiveEvent) => boolean
  /** Calls back whenever events may have been released. */
  onRelease: Watch
  /** Handles changed records, one batch at a time. If it rejects, `onMissed` is called. */
  onEvents: (events: LiveEvents) => Promise<unknown>
  /** Refreshes everything. */
  onMissed: () => Promise<unknown>
}

/** How long to collect, in ms. */
const usual = 100
/** How long to wait after a batch for each of its records, in ms: a busy workspace is read about ten times a second at most. */
const perRecord = 100
const longest = 2_000

const keyOf = ({ resource, id }: LiveEvent) => `${resource} ${id}`

/** Lists each record once. A created record stays `created` if it was updated afterwards. */
const eachOnce = (events: Iterable<LiveEvent>): LiveEvent[] => {
  const byRecord = new Map<string, LiveEvent>()
  for (const event of events) {
    const before = byRecord.get(keyOf(event))
    const stillNew = before?.action === 'created' && event.action === 'updated'
    byRecord.set(keyOf(event), stillNew ? { ...event, action: 'created' } : event)
  }
  return [...byRecord.values()]
}

/** Collects events into batches, longer after a large one, and drops those of this page's own changes. */
export const gather = ({ isOwn, isHeld, onRelease, onEvents, onMissed }: Gathering) => {
  const stop = new AbortController()
  let waiting: { event: LiveEvent; changeId: string }[] = []
  let missed = false
  let running = false
  let nextAt = 0
  let wake = () => {}

  const watch: Watch = (look) => {
    wake = look
    return onRelease(look)
  }
  const handleBatch = async () => {
    const held = waiting.filter(({ event, changeId }) => isHeld(event) && !isOwn(changeId))
    const events = waiting.filter((each) => !held.includes(each) && !isOwn(each.changeId)).map(({ event }) => event)
    const all = missed
    waiting = held
    missed = false
    try {
      if (all) await onMissed()
      else if (events.length) await onEvents(eachOnce(events))
    } catch {
      if (!all) await onMissed().catch(() => undefined)
    }
    return events.length
  }
  const run = async () => {
    if (running) return
    running = true
    while ((missed || waiting.length > 0) && !stop.signal.aborted) {
      await pause(Math.max(usual, nextAt - performance.now()), stop.signal)
      await until(() => missed || waiting.some(({ event }) => !isHeld(event)), watch, stop.signal)
      if (stop.signal.aborted) break
      const count = await handleBatch()
      nextAt = performance.now() + Math.min(longest, count * perRecord)
    }
    running = false
  }
  return {
    event: (event: LiveEvent, changeId: string) => {
      waiting.push({ event, changeId })
      wake()
      void run()
    },
    missed: () => {
      missed = true
      wake()
      void run()
    },
    stop: () => stop.abort(),
  }
}
