import type { Log } from './deps.ts'
import type { ReadTx, Store, WriteTx } from './store/store.ts'

interface Person {
  accountId: string
  userId: string
}
interface Mark {
  /** Whether that stands there already, and nothing has to be written. */
  stands?: (tx: ReadTx) => Promise<boolean>
  /** Notes it, and with it what else of its kind is waiting: what their names say behind the kind, the oldest first. */
  write: (tx: WriteTx, subjects: string[]) => Promise<void>
}

/** What is noted beside an answer, which does not wait for it: who was here, what they looked at. It is no change, and nothing of it is undone. */
export interface Marks {
  /** Notes it soon, after what the same person left before; `name` is its kind and, behind a space, what it is about: the last of one name counts. That it could not be noted is logged. */
  leave(person: Person, name: string, mark: Mark): void
  /** Waits for what this person has left by now, where one of these names is among it. */
  settled(person: Person, named: RegExp): Promise<void>
  /** Waits for what everybody has left by now. */
  allSettled(): Promise<void>
  /** Waits for that, and nothing is noted any more. */
  close(): Promise<void>
}

/** How much of one person waits where the database takes its time: the newest. */
const most = 64

type Named = [name: string, mark: Mark]
/** What is new of the marks: from the first on that does not stand there, since they stand in an order. */
const newsOf = async (tx: ReadTx, marks: Named[]) => {
  for (const [n, [, { stands }]] of marks.entries()) if (!(await stands?.(tx))) return marks.slice(n)
  return []
}

const kindOf = ([name]: Named) => name.split(' ')[0]
const subjectOf = ([name]: Named) => name.slice(name.indexOf(' ') + 1)
const writeAll = async (tx: WriteTx, marks: Named[]) => {
  for (const kind of Map.groupBy(marks, kindOf).values()) await kind.at(-1)?.[1].write(tx, kind.map(subjectOf))
}

/** What one person left: what waits, what is being kept, and when both are. */
interface Desk {
  waiting: Map<string, Mark>
  keeping: string[]
  kept: Promise<void>
}

export const createMarks = (store: Store, log: Log): Marks => {
  const people = new Map<string, Desk>()
  let closed = false
  const keyOf = ({ accountId, userId }: Person) => `${accountId} ${userId}`
  const keep = async (account: string, marks: Named[]) => {
    const news = await store.read((tx) => newsOf(tx, marks))
    if (news.length) await store.write((tx) => writeAll(tx, news), { account })
  }
  const keepWaiting = async (person: Person) => {
    const own = people.get(keyOf(person))
    if (!own) return
    const marks = [...own.waiting]
    own.keeping = [...own.waiting.keys()]
    own.waiting.clear()
    await keep(person.accountId, marks).catch((error: unknown) =>
      log.error({ err: error }, 'could not note who was here, or what they looked at'),
    )
    own.keeping = []
    if (!own.waiting.size) people.delete(keyOf(person))
  }
  const allSettled = async () => void (await Promise.all([...people.values()].map(({ kept }) => kept)))
  return {
    allSettled,
    leave: (person, name, mark) => {
      if (closed) return
      const own = people.get(keyOf(person)) ?? { waiting: new Map<string, Mark>(), keeping: [], kept: Promise.resolve() }
      people.set(keyOf(person), own)
      // What waits is kept in one go, behind what is being kept.
      if (!own.waiting.size) own.kept = own.kept.then(() => keepWaiting(person))
      own.waiting.delete(name)
      own.waiting.set(name, mark)
      if (own.waiting.size > most) own.waiting.delete(own.waiting.keys().next().value ?? '')
    },
    settled: async (person, named) => {
      const own = people.get(keyOf(person))
      if (own && [...own.keeping, ...own.waiting.keys()].some((name) => named.test(name))) await own.kept
    },
    close: async () => {
      closed = true
      await allSettled()
    },
  }
}
