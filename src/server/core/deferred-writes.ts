import type { Log } from './log.ts'
import type { ReadTx, Store, WriteTx } from './store/store.ts'

interface Person {
  accountId: string
  userId: string
}
interface DeferredWrite {
  /** Returns whether the database already holds the value, so nothing has to be written. */
  isWritten?: (tx: ReadTx) => Promise<boolean>
  /** Writes the waiting entries of one kind together, given the subjects in their names, oldest first. */
  write: (tx: WriteTx, subjects: string[]) => Promise<void>
}

/** Writes that run after the answer, such as when somebody was last here or which contacts they viewed. They are not changes: no journal, no undo. */
export interface DeferredWrites {
  /** Queues a write behind the earlier ones of the same person. `name` is `<kind> <subject>`; a later entry replaces one with the same name. Failures are logged. */
  add(person: Person, name: string, write: DeferredWrite): void
  /** Waits for the person's queued writes if the name of one of them matches. */
  settled(person: Person, named: RegExp): Promise<void>
  /** Waits for everybody's queued writes. */
  allSettled(): Promise<void>
  /** Waits for everybody's queued writes and ignores further ones. */
  close(): Promise<void>
}

/** The most writes that wait for one person. Beyond it, the oldest are dropped. */
const most = 64

type Named = [name: string, write: DeferredWrite]
/** Returns the writes from the first one that the database does not hold yet. Later ones are kept, because the order matters. */
const unwritten = async (tx: ReadTx, writes: Named[]) => {
  for (const [n, [, { isWritten }]] of writes.entries()) if (!(await isWritten?.(tx))) return writes.slice(n)
  return []
}

const kindOf = ([name]: Named) => name.split(' ')[0]
const subjectOf = ([name]: Named) => name.slice(name.indexOf(' ') + 1)
const writeAll = async (tx: WriteTx, writes: Named[]) => {
  for (const kind of Map.groupBy(writes, kindOf).values()) await kind.at(-1)?.[1].write(tx, kind.map(subjectOf))
}

interface PersonQueue {
  waiting: Map<string, DeferredWrite>
  /** The names of the writes that are running. */
  running: string[]
  done: Promise<void>
}

export const createDeferredWrites = (store: Store, log: Log): DeferredWrites => {
  const queues = new Map<string, PersonQueue>()
  let closed = false
  const keyOf = ({ accountId, userId }: Person) => `${accountId} ${userId}`
  const run = async (account: string, writes: Named[]) => {
    const missing = await store.read((tx) => unwritten(tx, writes))
    if (missing.length) await store.write((tx) => writeAll(tx, missing), { account })
  }
  const runWaiting = async (person: Person) => {
    const queue = queues.get(keyOf(person))
    if (!queue) return
    const writes = [...queue.waiting]
    queue.running = [...queue.waiting.keys()]
    queue.waiting.clear()
    await run(person.accountId, writes).catch((error: unknown) =>
      log.error({ err: error }, 'could not record who was here or what they viewed'),
    )
    queue.running = []
    if (!queue.waiting.size) queues.delete(keyOf(person))
  }
  const allSettled = async () => void (await Promise.all([...queues.values()].map(({ done }) => done)))
  return {
    allSettled,
    add: (person, name, write) => {
      if (closed) return
      const queue = queues.get(keyOf(person)) ?? { waiting: new Map<string, DeferredWrite>(), running: [], done: Promise.resolve() }
      queues.set(keyOf(person), queue)
      // Everything that waits is written in one transaction, after the one that is running.
      if (!queue.waiting.size) queue.done = queue.done.then(() => runWaiting(person))
      queue.waiting.delete(name)
      queue.waiting.set(name, write)
      if (queue.waiting.size > most) queue.waiting.delete(queue.waiting.keys().next().value ?? '')
    },
    settled: async (person, named) => {
      const queue = queues.get(keyOf(person))
      if (queue && [...queue.running, ...queue.waiting.keys()].some((name) => named.test(name))) await queue.done
    },
    close: async () => {
      closed = true
      await allSettled()
    },
  }
}
