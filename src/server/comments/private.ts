import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Condition } from '../kind.ts'
import { everybody } from '../visibility.ts'

/** What is private is for the account's own people. */
export const seesPrivate = (actor: Actor, as: string): Condition =>
  actor.role === 'client' ? sql<boolean>`${sql.ref(`${as}.isPrivate`)} = 0` : everybody
