import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { ReadTx } from '../../store/store.ts'
import { refuseTooMany } from './too-many.ts'

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
