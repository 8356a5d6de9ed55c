import type { AttemptLimit } from '../core/deps.ts'
import { type Count, type Counter, createCounter } from './counter.ts'

const within = 15 * 60
const day = 24 * 60 * 60
const tries = {
  /** One e-mail address from one IP address. A person who mistypes a password meets this limit. */
  pair: 10,
  /** One device on which the person has signed in before. */
  device: 30,
  /** The current password, asked for before it is changed. */
  own: 10,
  /** One e-mail address from anywhere, against guessing by many machines. High, so nobody is locked out by ten attempts of somebody else. */
  email: 100,
  /** One IP address, for all e-mail addresses. */
  from: 200,
  /** Answers to one workspace that an e-mail address is in use. */
  taken: 20,
  /** New passwords that one workspace gives to its people. */
  password: 50,
  /** Invitations that one workspace e-mails. */
  invite: 50,
  /** Invitations that a workspace e-mails on its first day. */
  firstInvite: 20,
  /** Links that confirm an address, e-mailed to the people of one workspace, and on its first day. */
  confirm: 50,
  firstConfirm: 20,
  /** Invitations that all workspaces e-mail to one address in a day. */
  inviteTo: 3,
  /** New workspaces from one IP address, unless configured otherwise. `fill` counts those with sample data, which write tens of thousands of rows. */
  signUp: 10,
  fill: 3,
}
type Kind = keyof typeof tries
/** The seconds in which attempts are counted, where not a quarter of an hour. */
const duration: Partial<Record<Kind, number>> = { firstInvite: day, firstConfirm: day, inviteTo: day }
/** A success gives back one attempt of these keys. It resets the other kinds. */
const shared = ['from ', 'taken ']

/** A number of attempts of one kind within `duration` seconds. */
export interface Limit {
  keyPrefix: string
  points: number
  duration: number
}
/** Where attempts are counted, and how errors of that store are translated. */
interface Counting {
  counter: (limit: Limit) => Counter
  translated: (error: unknown) => unknown
}
const inMemory: Counting = { counter: ({ duration }) => createCounter(duration), translated: (error) => error }

/** Limits attempts per key within 15 minutes or a day. A key begins with its kind. By default attempts are counted in the memory of this process. */
export const createAttempts = ({ counter, translated } = inMemory, signUps: number = tries.signUp): AttemptLimit => {
  const limits = new Map(
    Object.entries({ ...tries, signUp: signUps }).map(([keyPrefix, points]) => [
      keyPrefix,
      { points, counter: counter({ keyPrefix, points, duration: duration[keyPrefix as Kind] ?? within }) },
    ]),
  )
  const limitOf = (key: string) => {
    const limit = limits.get(key.slice(0, key.indexOf(' ')) as Kind)
    if (!limit) throw new Error(`there is no limit for ${key}`)
    return limit
  }
  const translating = <T>(counted: Promise<T>) =>
    counted.catch((error: unknown) => {
      throw translated(error)
    })
  const secondsOf = ({ msBeforeNext }: Count) => Math.max(1, Math.ceil(msBeforeNext / 1000))
  /** Returns the seconds to wait if a key has no attempts left. Nothing is kept of the other keys then, which a stranger can invent. */
  const refused = async (keys: string[]) => {
    for (const key of keys) {
      const count = await translating(limitOf(key).counter.get(key))
      if (count && count.consumedPoints >= limitOf(key).points) return secondsOf(count)
    }
    return 0
  }
  const take = async (key: string) => {
    const count = await translating(limitOf(key).counter.penalty(key))
    return count.consumedPoints > limitOf(key).points ? secondsOf(count) : 0
  }
  const each = async (keys: string[], write: (key: string) => Promise<unknown>) => {
    for (const key of keys) await translating(write(key))
  }
  const giveBack = (key: string) => limitOf(key).counter.reward(key)
  return {
    begin: async (keys) => {
      const refusedFor = await refused(keys)
      if (refusedFor > 0) return refusedFor
      for (const key of keys) {
        const wait = await take(key)
        if (wait > 0) return wait
      }
      return 0
    },
    giveBack: (keys) => each(keys, giveBack),
    succeeded: (keys) =>
      each(keys, (key) => (shared.some((kind) => key.startsWith(kind)) ? giveBack(key) : limitOf(key).counter.delete(key))),
  }
}
