import { LRUCache } from 'lru-cache'

/** The most keys that are counted at the same time. Each takes some 300 bytes, and strangers can invent as many as they like. */
const mostKeys = 20_000

/** How often a key was counted within the duration that began with the first time. */
export interface Count {
  consumedPoints: number
  msBeforeNext: number
}
/** Counts attempts by key. A reward gives one back. */
export interface Counter {
  penalty(key: string): Promise<Count>
  reward(key: string): Promise<Count>
  get(key: string): Promise<Count | null>
  delete(key: string): Promise<boolean>
}

/** Counts in the memory of this process, for `duration` seconds. Beyond the most keys it forgets those that were not used for longest. */
export const createCounter = (duration: number): Counter => {
  const perf = { now: () => Date.now() }
  const kept = new LRUCache<string, number>({ max: mostKeys, ttl: duration * 1000, noUpdateTTL: true, ttlResolution: 0, perf })
  const countOf = (key: string, consumedPoints: number): Count => ({ consumedPoints, msBeforeNext: kept.getRemainingTTL(key) })
  const add = async (key: string, points: number) => {
    const next = (kept.get(key) ?? 0) + points
    kept.set(key, next)
    return countOf(key, next)
  }
  return {
    penalty: (key) => add(key, 1),
    reward: (key) => add(key, -1),
    get: async (key) => {
      const points = kept.get(key)
      return points === undefined ? null : countOf(key, points)
    },
    delete: async (key) => kept.delete(key),
  }
}
