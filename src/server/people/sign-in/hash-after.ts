import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { ReadTx } from '../../store/store.ts'
import { countTaken } from './taken.ts'

export interface Hashing<Body> {
  actor: Actor
  deps: Deps
  body: Body
}
/** The hash of a password, or why the request was not worth the time that one takes. */
export type Hashed = { passwordHash: string | undefined } | { refusal: Refusal }

interface Asked {
  email?: string | undefined
  password?: string | undefined
}

/** Hashes a password once `check` has nothing against the request. What it has is kept for the verb: who repeats a request that was answered hears the answer. */
export const hashAfter = async (
  { deps, actor, body }: Hashing<{ user: Asked }>,
  check: (tx: ReadTx) => Promise<unknown>,
): Promise<Hashed> => {
  const { email, password } = body.user
  try {
    if (email !== undefined) await countTaken(deps, actor, check)
    else if (password !== undefined) await deps.store.read(check)
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
  return { passwordHash: password === undefined ? undefined : await deps.secrets.hashPassword(password) }
}

/** For the verb, before its own checks, which might tell what was kept back: the hash, or what stood in its way a moment ago. */
export const hashOf = (hashed: Hashed) => {
  if ('refusal' in hashed) throw hashed.refusal
  return hashed.passwordHash
}
