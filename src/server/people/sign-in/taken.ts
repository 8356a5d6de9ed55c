import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { ReadTx } from '../../store/store.ts'
import { refuseTooMany } from './too-many.ts'

const tellsTaken = (error: unknown) => error instanceof Refusal && error.faults.some(({ code }) => code === 'taken')

/** Runs a check that may tell of an address that somebody has it; told so too often, a workspace hears of no address any more (429), so that none can be tried out here. */
export const countTaken = async (deps: Deps, { accountId }: Actor, check: (tx: ReadTx) => Promise<unknown>) => {
  const keys = [`taken ${accountId}`]
  await refuseTooMany(deps, keys)
  try {
    await deps.store.read(check)
  } catch (error) {
    if (!tellsTaken(error)) await deps.attempts.succeeded(keys)
    throw error
  }
  await deps.attempts.succeeded(keys)
}
