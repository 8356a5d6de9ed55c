import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../deps.ts'

const within = 15 * 60
const wrongTries = {
  /** One address from one place: what a person who mistypes meets. */
  pair: 10,
  /** One's own present password, asked for before it is changed. */
  own: 10,
  /** One address, wherever from: guessing by many machines. It is high, so that nobody can be locked out by a neighbour's ten tries. */
  email: 100,
  /** One place, whatever the address. */
  from: 200,
}
type Kind = keyof typeof wrongTries

/** How many wrong passwords are taken within a quarter of an hour; a key begins with its kind. */
export const createAttempts = (): AttemptLimit => {
  const limiters = new Map(
    Object.entries(wrongTries).map(([kind, points]) => [kind, new RateLimiterMemory({ keyPrefix: kind, points, duration: within })]),
  )
  const limiterOf = (key: string) => {
    const limiter = limiters.get(key.slice(0, key.indexOf(' ')) as Kind)
    if (!limiter) throw new Error(`there is no limit for ${key}`)
    return limiter
  }
  return {
    blocked: async (keys) => {
      const states = await Promise.all(keys.map((key) => limiterOf(key).get(key)))
      const waits = states.map((state) => (state && state.remainingPoints <= 0 ? Math.ceil(state.msBeforeNext / 1000) : 0))
      return Math.max(0, ...waits)
    },
    failed: async (keys) => {
      for (const key of keys)
        await limiterOf(key)
          .consume(key)
          .catch(() => undefined)
    },
    succeeded: async (keys) => {
      for (const key of keys) if (!key.startsWith('from ')) await limiterOf(key).delete(key)
    },
  }
}
