import type { Actor } from '../actor.ts'
import { noAccess, unknownId } from '../errors.ts'
import type { UserRow } from '../store/tables.ts'

/** Returns whether a list of people contains this one. Clients see the active people of their own company, and active colleagues. */
export const seesPerson = (actor: Actor, { active, role, companyId }: UserRow) =>
  actor.role !== 'client' || (active === 1 && (role !== 'client' || companyId === actor.companyId))

/** Refuses a person who cannot be named in a field. One whom the actor does not see gets the answer of an unknown id. */
export const refusedPerson = (actor: Actor, user: UserRow, field: string) => (seesPerson(actor, user) ? noAccess(field) : unknownId(field))
