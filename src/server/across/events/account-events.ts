import type { Actor } from '../../core/actor.ts'
import type { JournalPosition } from '../../core/deps.ts'
import type { Log } from '../../core/log.ts'
import { newestChange } from '../../core/store/journal/newest-change.ts'
import type { ReadTx, Store } from '../../core/store/store.ts'
import { actorsOfKeys } from './actors-of-keys.ts'
import { eventsFor } from './events-for.ts'
import { bytesOf, type Stream } from './stream.ts'
import { isKept, missed, rowsAfter } from './touched-rows.ts'

interface Listener extends Pick<Stream, 'send' | 'end'> {
  keyHash: string
  /** The last event that a returning listener got. */
  after: JournalPosition | undefined
}
/** A text to send after the read. */
type Delivery = [to: Listener, text: string]

const beat = ': still here\n\n'

/**
 * Manages the listeners of one account. One read at a time catches up with the journal: each change is read once, and the events of a person
 * are computed once for all of their windows.
 */
export const createAccountEvents = (store: Store, log: Log, accountId: string) => {
  const listening = new Set<Listener>()
  const joining = new Set<Listener>()
  let upTo: string | undefined
  let running = false
  let again = false
  /** Whether the next read also sends a sign of life. */
  let beatDue = false

  const catchUp = async (tx: ReadTx, people: Map<string, Actor>): Promise<Delivery[]> => {
    const newest = await newestChange(tx, accountId)
    if (upTo === undefined || upTo === newest) return []
    const touched = await rowsAfter(tx, accountId, { changeId: upTo, position: undefined }, newest)
    const texts = new Map<string, string>()
    const deliveries: Delivery[] = []
    for (const listener of listening) {
      const actor = people.get(listener.keyHash)
      if (!actor) continue
      const text = texts.get(actor.userId) ?? (touched ? await eventsFor(tx, actor, touched) : missed)
      texts.set(actor.userId, text)
      if (text) deliveries.push([listener, text])
    }
    return deliveries
  }
  const missedBy = (actor: Actor, after: JournalPosition, newest: string): Promise<string> =>
    store.read(async (tx) => {
      const touched = (await isKept(tx, accountId, after)) ? await rowsAfter(tx, accountId, after, newest) : undefined
      return touched ? eventsFor(tx, actor, touched) : missed
    })
  /** Reads missed events for each new listener separately, so a failure ends only that stream. */
  const welcome = async (listener: Listener, actor: Actor, newest: string) => {
    try {
      const backlog = listener.after ? await missedBy(actor, listener.after, newest) : ''
      if (!joining.delete(listener)) return
      listening.add(listener)
      listener.send(bytesOf(`retry: 2000\n${backlog ? `\n${backlog}` : ''}id: ${newest}\n\n`))
    } catch (error) {
      log.error({ err: error }, 'could not send missed events')
      listener.end()
    }
  }
  const read = (beating: boolean) =>
    store.read(async (tx) => {
      const joined = [...joining]
      const people = await actorsOfKeys(tx, accountId, [...new Set([...listening, ...joined].map(({ keyHash }) => keyHash))])
      const newest = await newestChange(tx, accountId)
      const deliveries = await catchUp(tx, people)
      if (beating) for (const listener of listening) deliveries.push([listener, beat])
      const withoutAccess = [...listening, ...joined].filter(({ keyHash }) => !people.has(keyHash))
      return { joined, people, newest, deliveries, withoutAccess }
    })
  const step = async (beating: boolean) => {
    const { joined, people, newest, deliveries, withoutAccess } = await read(beating)
    upTo = newest
    const bytes = new Map<string, Uint8Array>()
    for (const [listener, text] of deliveries) {
      const same = bytes.get(text) ?? bytesOf(text)
      bytes.set(text, same)
      listener.send(same)
    }
    for (const listener of withoutAccess) listener.end()
    for (const listener of joined) {
      const actor = people.get(listener.keyHash)
      if (actor) await welcome(listener, actor, newest)
    }
  }
  const catchUpSoon = async (beats = false) => {
    again = true
    beatDue ||= beats
    if (running) return
    running = true
    try {
      while (again) {
        again = false
        const beating = beatDue
        beatDue = false
        await step(beating)
      }
    } catch (error) {
      log.error({ err: error }, 'could not send events')
    } finally {
      running = false
    }
  }
  return {
    catchUp: catchUpSoon,
    join: (listener: Listener) => {
      joining.add(listener)
      void catchUpSoon()
    },
    /** Returns whether no listener is left. */
    leave: (listener: Listener) => {
      listening.delete(listener)
      joining.delete(listener)
      return listening.size + joining.size === 0
    },
    end: () => {
      for (const listener of [...joining, ...listening]) listener.end()
    },
  }
}
