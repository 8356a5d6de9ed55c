import type { Actor } from '../actor.ts'
import type { Log } from '../deps.ts'
import type { ReadTx, Store } from '../store/store.ts'
import { heard } from './heard.ts'
import { peopleBehind } from './people.ts'
import type { Place } from './place.ts'
import { isKept, missed, newestChange, rowsBehind } from './rows.ts'
import { bytesOf, type Stream } from './stream.ts'

interface Listener extends Pick<Stream, 'send' | 'end'> {
  keyHash: string
  /** Where they were, for who comes back. */
  after: Place | undefined
}
/** What is sent to whom once the reading is done. */
type Delivery = [to: Listener, text: string]

const beat = ': still here\n\n'

/**
 * Those who listen in one account. Whatever happens meanwhile, one reading at a time catches up with the journal: a change is read once,
 * and what a person hears is found once, however many windows they have open.
 */
export const createAccountEvents = (store: Store, log: Log, accountId: string) => {
  const listening = new Set<Listener>()
  const joining = new Set<Listener>()
  let upTo: string | undefined
  let running = false
  let again = false

  const catchUp = async (tx: ReadTx, people: Map<string, Actor>): Promise<Delivery[]> => {
    const newest = await newestChange(tx, accountId)
    if (upTo === undefined || upTo === newest) return []
    const told = await rowsBehind(tx, accountId, { changeId: upTo, position: undefined }, newest)
    const texts = new Map<string, string>()
    const deliveries: Delivery[] = []
    for (const listener of listening) {
      const actor = people.get(listener.keyHash)
      if (!actor) continue
      const text = texts.get(actor.userId) ?? (told ? await heard(tx, actor, told) : missed)
      texts.set(actor.userId, text)
      if (text) deliveries.push([listener, text])
    }
    return deliveries
  }
  const lostBy = (actor: Actor, after: Place, newest: string): Promise<string> =>
    store.read(async (tx) => {
      const told = (await isKept(tx, accountId, after)) ? await rowsBehind(tx, accountId, after, newest) : undefined
      return told ? heard(tx, actor, told) : missed
    })
  /** Each who comes is read for alone: what cannot be read for one ends that one's stream, and nobody else's. */
  const welcome = async (listener: Listener, actor: Actor, newest: string) => {
    try {
      const lost = listener.after ? await lostBy(actor, listener.after, newest) : ''
      if (!joining.delete(listener)) return
      listening.add(listener)
      listener.send(bytesOf(`retry: 2000\n${lost ? `\n${lost}` : ''}id: ${newest}\n\n`))
    } catch (error) {
      log.error({ err: error }, 'could not tell who came back of what happened')
      listener.end()
    }
  }
  const read = (beating: boolean) =>
    store.read(async (tx) => {
      const come = [...joining]
      const people = await peopleBehind(tx, accountId, [...new Set([...listening, ...come].map(({ keyHash }) => keyHash))])
      const newest = await newestChange(tx, accountId)
      const deliveries = await catchUp(tx, people)
      if (beating) for (const listener of listening) deliveries.push([listener, beat])
      const strangers = [...listening, ...come].filter(({ keyHash }) => !people.has(keyHash))
      return { come, people, newest, deliveries, strangers }
    })
  const step = async (beating: boolean) => {
    const { come, people, newest, deliveries, strangers } = await read(beating)
    upTo = newest
    const bytes = new Map<string, Uint8Array>()
    for (const [listener, text] of deliveries) {
      const same = bytes.get(text) ?? bytesOf(text)
      bytes.set(text, same)
      listener.send(same)
    }
    for (const stranger of strangers) stranger.end()
    for (const listener of come) {
      const actor = people.get(listener.keyHash)
      if (actor) await welcome(listener, actor, newest)
    }
  }
  const catchUpSoon = async (beating = false) => {
    again = true
    if (running) return
    running = true
    try {
      while (again) {
        again = false
        await step(beating)
      }
    } catch (error) {
      log.error({ err: error }, 'could not tell of what happened')
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
    /** Says whether nobody is left. */
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
