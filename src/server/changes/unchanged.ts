import type { Actor } from '../actor.ts'
import { newestChange } from '../events/rows.ts'
import type { ReadTx } from '../store/store.ts'
import { dayIn } from '../times.ts'

/** The bytes of an answer: as they were when the same was asked before, if nothing has changed since, or else made anew. */
export type Unchanged = (
  tx: ReadTx,
  actor: Actor,
  asked: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
) => Promise<Uint8Array<ArrayBuffer>>

interface Kept {
  /** The newest change of the account when it was made. */
  change: string
  bytes: Uint8Array<ArrayBuffer>
}

/** All that such an answer depends on beside the journal: who asks, what, and the day where they are. */
const nameOf = ({ accountId, userId, role, companyId, timeZone }: Actor, asked: string, now: string) =>
  JSON.stringify([accountId, userId, role, companyId, timeZone, dayIn(timeZone, now), asked])

/**
 * Keeps answers, the last asked of them up to `most` bytes in all. Every write that is journaled gives its account a newer change, in the order
 * in which they come to be seen: while the newest is the same, what follows from journaled rows alone is the same.
 */
export const createUnchanged = (most: number): Unchanged => {
  const all = new Map<string, Kept>()
  let held = 0
  const take = (name: string) => {
    const kept = all.get(name)
    if (kept && all.delete(name)) held -= kept.bytes.length
    return kept
  }
  const keep = (name: string, kept: Kept) => {
    if (kept.bytes.length > most) return
    all.set(name, kept)
    held += kept.bytes.length
    for (const oldest of all.keys()) {
      if (held <= most) return
      take(oldest)
    }
  }
  return async (tx, actor, asked, make) => {
    const change = await newestChange(tx, actor.accountId)
    const name = nameOf(actor, asked, tx.now)
    const known = take(name)
    const kept = known?.change === change ? known : { change, bytes: await make() }
    take(name)
    keep(name, kept)
    return kept.bytes
  }
}
