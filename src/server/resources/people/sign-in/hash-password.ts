import type { Actor } from '../../../core/actor.ts'
import type { Deps } from '../../../core/deps.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { reserveAddress } from './addresses.ts'
import { countTaken, refuseTooMany } from './too-many.ts'

export interface Hashing<Body> {
  actor: Actor
  deps: Deps
  body: Body
}

/** Hashes a new password of a user. @throws 429 after too many in one workspace */
export const hashNew = async (deps: Deps, { accountId }: Actor, password: string, salt: string) => {
  await refuseTooMany(deps, [`password ${accountId}`])
  return deps.passwords.hash(accountId, password, salt)
}

interface Asked {
  email?: string | undefined
  password?: string | undefined
}

/** Reserves the address of a user and hashes their password, if there is one, once `check`, which returns the address, accepts the request. */
export const hashPassword = async ({ deps, actor, body }: Hashing<{ user: Asked }>, check: (tx: ReadTx) => Promise<string>) => {
  const { email, password } = body.user
  if (email === undefined && password === undefined) return undefined
  const address = await (email === undefined ? deps.store.read(check) : countTaken(deps, actor, check))
  const salt = await reserveAddress(deps, actor.accountId, address)
  return password === undefined ? undefined : hashNew(deps, actor, password, salt)
}
