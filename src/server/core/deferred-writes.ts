import type { Log } from './log.ts'
import type { ReadTx, Store, WriteTx } from './store/store.ts'

interface Person {
  accountId: string
  userId: string
}
interface DeferredWrite {
  kind: string
  /** What it is about. A later write of the same kind and subject replaces an earlier one. */
  subject: string
  /** Returns whether the database already holds the value, so nothing has to be written. */
  isWritten?: (tx: ReadTx) => Promise<boolean>
  /** Writes the waiting entries of one kind together, given their subjects, oldest first. */
  write: (tx: WriteTx, subjects: string[]) => Promise<void>
}

/** Writes that run after the answer, such as when somebody was last here or which contacts they viewed. They are not changes: no journal, no undo. */
export interface DeferredWrites {
  /** Queues a write behind the earlier ones of the same person. Failures are logged. */
  add(person: Person, write: DeferredWrite): void
  /** Waits for the person's queued writes if one of them is of this kind. */
  settled(person: Person, kind: string): Promise<void>
  /** Waits for everybody's queued writes. */
  allSettled(): Promise<void>
  /** Waits for everybody's queued writes and ignores further ones. */
  close(): Promise<void>
}

/** The most writes that wait for one person. Beyond it, the oldest are dropped. */
const most = 64

/** Returns the writes from the first one that the database does not hold yet. Later ones are kept, because the order matters. */
const unwritten = async (tx: ReadTx, writes: DeferredWrite[]) => {
  for (const [n, { isWritten }] of writes.entries()) if (!(await isWritten?.(tx))) return writes.slice(n)
  return []
}

const writeAll = async (tx: WriteTx, writes: DeferredWrite[]) => {
  for (const alike of Map.groupBy(writes, ({ kind }) => kind).values())
    await alike.at(-1)?.write(
      tx,
      alike.map(({ subject }) => subject),
    )
}

interface PersonQueue {
  waiting: DeferredWrite[]
  running: DeferredWrite[]
  done: Promise<void>
}

export const createDeferredWrites = (store: Store, log: Log): DeferredWrites => {
  const queues = new Map<string, PersonQueue>()
  let closed = false
  const keyOf = ({ accountId, userId }: Person) => `${accountId} ${userId}`
  const run = async (account: string, writes: DeferredWrite[]) => {
    const missing = await store.read((tx) => unwritten(tx, writes))
    if (missing.length) await store.write((tx) => writeAll(tx, missing), { account })
  }
  const runWaiting = async (person: Person) => {
    const queue = queues.get(keyOf(person))
    if (!queue) return
    queue.running = queue.waiting
    queue.waiting = []
    await run(person.accountId, queue.running).catch((error: unknown) =>
      log.error({ err: error }, 'could not record who was here or what they viewed'),
    )
    queue.running = []
    if (!queue.waiting.length) queues.delete(keyOf(person))
  }
  const allSettled = async () => void (await Promise.all([...queues.values()].map(({ done }) => done)))
  return {
    allSettled,
    add: (person, write) => {
      if (closed) return
      const queue = queues.get(keyOf(person)) ?? { waiting: [], running: [], done: Promise.resolve() }
      queues.set(keyOf(person), queue)
      // Everything that waits is written in one transaction, after the one that is running.
      if (!queue.waiting.length) queue.done = queue.done.then(() => runWaiting(person))
      const others = queue.waiting.filter(({ kind, subject }) => kind !== write.kind || subject !== write.subject)
      queue.waiting = [...others, write].slice(-most)
    },
    settled: async (person, asked) => {
      const queue = queues.get(keyOf(person))
      if (queue && [...queue.running, ...queue.waiting].some(({ kind }) => kind === asked)) await queue.done
    },
    close: async () => {
      closed = true
      await allSettled()
    },
  }
}
