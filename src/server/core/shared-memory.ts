import type { Fault } from '../../contract/wire/decode.ts'
import { busy } from './errors.ts'

interface Share {
  owner: string
  held: number
}
interface Waiting {
  share: Share
  bytes: number
  admit: () => void
}
/** Takes some more bytes, which are free again when the work has ended. Waits while others hold them. @throws 503 */
export type Take = (bytes: number) => Promise<void>

/** The most pieces of work of one owner at the same time, more than a program sends at once that writes hundreds of records. */
const mostOpen = 500

/**
 * Shares `most` bytes of memory among work that takes them as they arrive, so what is announced and never sent takes nothing. The work of one
 * owner may hold as much as it leaves free, so there is always some for the next owner. What does not fit waits, and is refused with 503 and
 * `full` after `patience` milliseconds. So that some work always ends, the piece that has waited longest may go beyond the limit.
 */
export const createSharedMemory = (most: number, patience: number, full: Fault) => {
  let taken = 0
  let beyond: Share | undefined
  const heldBy = new Map<string, number>()
  const openOf = new Map<string, number>()
  const waiting: Waiting[] = []
  const add = (counts: Map<string, number>, owner: string, change: number) => {
    const next = (counts.get(owner) ?? 0) + change
    if (next > 0) counts.set(owner, next)
    else counts.delete(owner)
  }
  const take = (share: Share, bytes: number) => {
    taken += bytes
    share.held += bytes
    add(heldBy, share.owner, bytes)
  }
  const fits = (share: Share, bytes: number) => {
    const own = heldBy.get(share.owner) ?? 0
    return share === beyond || own + bytes <= (most - (taken - own)) / 2
  }
  const admitWaiting = () => {
    for (const one of [...waiting]) {
      beyond ??= one.share
      if (!fits(one.share, one.bytes)) continue
      waiting.splice(waiting.indexOf(one), 1)
      take(one.share, one.bytes)
      one.admit()
    }
  }
  const wait = (share: Share, bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(busy(full))
      }, patience)
      const admit = () => {
        clearTimeout(timer)
        resolve()
      }
      const one = { share, bytes, admit }
      waiting.push(one)
      admitWaiting()
    })
  return async <T>(owner: string, work: (take: Take) => Promise<T>): Promise<T> => {
    if ((openOf.get(owner) ?? 0) >= mostOpen) throw busy(full)
    const share: Share = { owner, held: 0 }
    add(openOf, owner, 1)
    try {
      return await work(async (bytes) => (fits(share, bytes) ? take(share, bytes) : wait(share, bytes)))
    } finally {
      add(openOf, owner, -1)
      if (share === beyond) beyond = undefined
      take(share, -share.held)
      admitWaiting()
    }
  }
}
export type SharedMemory = ReturnType<typeof createSharedMemory>
