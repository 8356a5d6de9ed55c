import type { Actor } from '../../../core/actor.ts'
import type { Deps } from '../../../core/deps.ts'
import { Refusal } from '../../../core/errors.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { reserveAddress } from './addresses.ts'
import { countTaken, refuseTooMany } from './too-many.ts'

export interface Hashing<Body> {
  actor: Actor
  deps: Deps
  body: Body
}
/** The hash of a password, or the refusal that made hashing unnecessary. */
export type Hashed = { passwordHash: string | undefined } | { refusal: Refusal }

/** Hashes a new password of a user. @throws 429 after too many in one workspace */
export const hashNew = async (deps: Deps, { accountId }: Actor, password: string, salt: string) => {
  await refuseTooMany(deps, [`password ${accountId}`])
  return deps.passwords.hash(accountId, password, salt)
}

interface Asked {
  email?: string | undefined
  password?: string | undefined
}

/**
 * Reserves the address of a user and hashes their password once `check`, which returns the address, accepts the request. The verb
 * throws the refusal: a repeat of an answered request still gets its answer.
 */
export const hashAfter = async (
  { deps, actor, body }: Hashing<{ user: Asked }>,
  check: (tx: ReadTx) => Promise<string>,
): Promise<Hashed> => {
  const { email, password } = body.user
  if (email === undefined && password === undefined) return { passwordHash: undefined }
  try {
    const address = await (email === undefined ? deps.store.read(check) : countTaken(deps, actor, check))
    const salt = await reserveAddress(deps, actor.accountId, address)
    return { passwordHash: password === undefined ? undefined : await hashNew(deps, actor, password, salt) }
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { refusal: error }
    throw error
  }
}

/** Returns the hash, or throws the deferred refusal. */
export const hashOf = (hashed: Hashed) => {
  if ('refusal' in hashed) throw hashed.refusal
  return hashed.passwordHash
}
