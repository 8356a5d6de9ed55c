import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../deps.ts'

/** Ten wrong passwords for one address, or two hundred from one place, within a quarter of an hour: then that address or place waits. */
export const createAttempts = (): AttemptLimit => {
  const limits = {
    email: new RateLimiterMemory({ points: 10, duration: 900 }),
    from: new RateLimiterMemory({ points: 200, duration: 900 }),
  }
  const limitOf = (key: string) => (key.startsWith('email ') ? limits.email : limits.from)
  return {
    blocked: async (keys) => {
      const states = await Promise.all(keys.map((key) => limitOf(key).get(key)))
      const waits = states.map((state) => (state && state.remainingPoints <= 0 ? Math.ceil(state.msBeforeNext / 1000) : 0))
      return Math.max(0, ...waits)
    },
    failed: async (keys) => {
      for (const key of keys)
        await limitOf(key)
          .consume(key)
          .catch(() => undefined)
    },
    succeeded: async (keys) => {
      for (const key of keys) if (key.startsWith('email ')) await limits.email.delete(key)
    },
  }
}
