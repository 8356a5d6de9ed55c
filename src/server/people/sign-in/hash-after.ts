import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { ReadTx } from '../../store/store.ts'

export interface Hashing<Body> {
  actor: Actor
  deps: Deps
  body: Body
}
/** The hash of a password, or why the request was not worth the time that one takes. */
export type Hashed = { passwordHash: string | undefined } | { refusal: Refusal }

/** Hashes a password once `check` has nothing against the request. What it has is kept for the verb: who repeats a request that was answered hears the answer. */
export const hashAfter = async (deps: Deps, password: string | undefined, check: (tx: ReadTx) => Promise<unknown>): Promise<Hashed> => {
  if (password === undefined) return { passwordHash: undefined }
  try {
    await deps.store.read(check)
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
  return { passwordHash: await deps.secrets.hashPassword(password) }
}

/** For the verb, when its own checks have passed: the hash, or what stood in its way a moment ago. */
export const hashOf = (hashed: Hashed) => {
  if ('refusal' in hashed) throw hashed.refusal
  return hashed.passwordHash
}
