import type { Actor } from '../../../core/actor.ts'
import type { Deps } from '../../../core/deps.ts'
import { Refusal, refuse } from '../../../core/errors.ts'
import type { ReadTx } from '../../../core/store/store.ts'

const inWords = (seconds: number) => {
  if (seconds < 90) return `${seconds} seconds`
  return seconds < 90 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

/** Consumes an attempt of each key. @throws 429 with what was too many, and the time to wait */
export const refuseTooMany = async (deps: Deps, keys: string[], tooMany = 'Too many attempts.') => {
  const wait = await deps.attempts.begin(keys)
  if (wait <= 0) return
  const refusal = refuse(429, 'too-many', `${tooMany} Try again in ${inWords(wait)}.`)
  refusal.headers['retry-after'] = String(wait)
  throw refusal
}

const revealsTaken = (error: unknown) => error instanceof Refusal && error.faults.some(({ code }) => code === 'taken')

/**
 * Runs a check that may reveal that an address is in use. After too many such answers the workspace gets 429, so that addresses cannot be
 * guessed here.
 */
export const countTaken = async <T>(deps: Deps, { accountId }: Actor, check: (tx: ReadTx) => Promise<T>): Promise<T> => {
  const keys = [`taken ${accountId}`]
  await refuseTooMany(deps, keys)
  try {
    const result = await deps.store.read(check)
    await deps.attempts.succeeded(keys)
    return result
  } catch (error) {
    if (!revealsTaken(error)) await deps.attempts.succeeded(keys)
    throw error
  }
}
