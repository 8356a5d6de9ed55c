import type { Fault } from '../contract/wire/decode.ts'
import { Refusal } from './errors.ts'

interface Waiting {
  weight: number
  owner: string
  admit: () => void
}

/**
 * Limits work by weight (weight in memory, threads): together it weighs at most `most`. Work that does not fit waits in order of arrival, and
 * is refused with 503 and `full` after `patience` milliseconds. Work heavier than the limit runs alone. The work of one owner may take at most
 * half of the limit, or one piece of work, so others need not wait for it.
 */
export const createSemaphore = (most: number, patience: number, full: Fault) => {
  let taken = 0
  const held = new Map<string, number>()
  const waiting: Waiting[] = []
  const heldBy = (owner: string) => held.get(owner) ?? 0
  const take = (weight: number, owner: string) => {
    taken += weight
    if (owner === '') return
    const own = heldBy(owner) + weight
    if (own > 0) held.set(owner, own)
    else held.delete(owner)
  }
  const hasShare = ({ weight, owner }: Waiting) => heldBy(owner) === 0 || heldBy(owner) + weight <= most / 2
  const admitNext = () => {
    for (let next = waiting.find(hasShare); next && (taken === 0 || taken + next.weight <= most); next = waiting.find(hasShare)) {
      waiting.splice(waiting.indexOf(next), 1)
      take(next.weight, next.owner)
      next.admit()
    }
  }
  const acquire = (weight: number, owner: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new Refusal(503, [full], { 'retry-after': '10' }))
        admitNext()
      }, patience)
      const one = {
        weight,
        owner,
        admit: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.push(one)
      admitNext()
    })
  return async <T>(weight: number, work: () => Promise<T>, owner = ''): Promise<T> => {
    await acquire(weight, owner)
    try {
      return await work()
    } finally {
      take(-weight, owner)
      admitNext()
    }
  }
}
export type WeightedSemaphore = ReturnType<typeof createSemaphore>
