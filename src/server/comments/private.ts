import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import type { Condition } from '../kinds/kind.ts'
import { everybody } from '../visibility/visibility.ts'

/** What is private is for the account's own people. */
export const seesPrivate = (actor: Actor, as: string): Condition =>
  actor.role === 'client' ? sql<boolean>`${sql.ref(`${as}.isPrivate`)} = 0` : everybody

/** A client makes nothing private: they would not see it themself. */
export const refusePrivate = (actor: Actor, isPrivate: boolean | undefined, field: string) => {
  if (isPrivate && actor.role === 'client')
    throw unacceptable(field, 'client', 'What is private is for the workspace’s own company; you would not see it.')
}
