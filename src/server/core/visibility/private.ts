import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { unacceptable } from '../errors.ts'
import type { Condition } from '../store/conditions.ts'
import { everybody } from '../store/conditions.ts'
import { seesProject } from './visibility.ts'

/** Only colleagues see private rows. */
export const seesPrivate = (actor: Actor, as: string): Condition =>
  actor.role === 'client' ? sql<boolean>`${sql.ref(`${as}.isPrivate`)} = 0` : everybody

/** Matches rows that are visible with their project, private ones only to colleagues. */
export const seesPrivateInProject = (actor: Actor, as: string): Condition =>
  sql<boolean>`(${seesPrivate(actor, as)} and ${seesProject(actor, as)})`

/** Refuses a private row of a client (422), because they could not see it themselves. */
export const refusePrivate = (actor: Actor, isPrivate: boolean | undefined, field: string) => {
  if (isPrivate && actor.role === 'client')
    throw unacceptable(field, 'client', 'Only colleagues can make this private. You would not see it.')
}
