import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../deps.ts'

const within = 15 * 60
const tries = {
  /** One address from one place: what a person who mistypes meets. */
  pair: 10,
  /** One device on which the person has signed in before. */
  device: 30,
  /** One's own present password, asked for before it is changed. */
  own: 10,
  /** One address, wherever from: guessing by many machines. It is high, so that nobody can be locked out by a neighbour's ten tries. */
  email: 100,
  /** One place, whatever the address. */
  from: 200,
  /** One workspace being told that somebody has an address. */
  taken: 20,
  /** New workspaces from one place, unless the configuration says otherwise, and such as are filled with the demo: tens of thousands of rows each. */
  signUp: 10,
  fill: 3,
}
type Kind = keyof typeof tries
/** Of these a success gives back its own try alone; of the other kinds it forgets all. */
const shared = ['from ', 'taken ']

/** So many tries of one kind in so many seconds. */
export interface Limit {
  keyPrefix: string
  points: number
  duration: number
}
/** Where tries are counted, and what its errors are in the words of the house. */
interface Counting {
  limiter: (limit: Limit) => RateLimiterAbstract
  translated: (error: unknown) => unknown
}
const inMemory: Counting = { limiter: (limit) => new RateLimiterMemory(limit), translated: (error) => error }

/** How many tries are taken within a quarter of an hour; a key begins with its kind. Counted in memory, unless said, for this process alone. */
export const createAttempts = ({ limiter, translated } = inMemory, signUps: number = tries.signUp): AttemptLimit => {
  const limiters = new Map(
    Object.entries({ ...tries, signUp: signUps }).map(([keyPrefix, points]) => [
      keyPrefix,
      limiter({ keyPrefix, points, duration: within }),
    ]),
  )
  const limiterOf = (key: string) => {
    const limiter = limiters.get(key.slice(0, key.indexOf(' ')) as Kind)
    if (!limiter) throw new Error(`there is no limit for ${key}`)
    return limiter
  }
  const take = async (key: string) => {
    const state: unknown = await limiterOf(key)
      .consume(key)
      .catch((refused: unknown) => refused)
    if (!(state instanceof RateLimiterRes)) throw translated(state)
    return state.consumedPoints > limiterOf(key).points ? Math.ceil(state.msBeforeNext / 1000) : 0
  }
  return {
    begin: async (keys) => {
      for (const key of keys) {
        const wait = await take(key)
        if (wait > 0) return wait
      }
      return 0
    },
    succeeded: async (keys) => {
      for (const key of keys)
        await (shared.some((kind) => key.startsWith(kind)) ? limiterOf(key).reward(key) : limiterOf(key).delete(key)).catch(
          (error: unknown) => {
            throw translated(error)
          },
        )
    },
  }
}
