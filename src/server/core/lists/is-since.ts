import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Condition } from '../store/conditions.ts'

/** Selects the workgroups of the actor that changed since then, which the actor may have joined. */
export const groupsSince = ({ accountId, userId }: Actor, since: string) =>
  sql`select w.id from "workgroupUsers" u join workgroups w on w."accountId" = ${accountId} and w.id = u."workgroupId"
    where u."accountId" = ${accountId} and u."userId" = ${userId} and w."updatedAt" >= ${since}`

/** Matches the records called `as` that the actor may see anew since then: changed ones, and those of a workgroup that they may have joined. */
export const isSince = (actor: Actor, as: string, since: string): Condition =>
  sql<boolean>`(${sql.ref(`${as}.updatedAt`)} >= ${since}
    or (${sql.ref(`${as}.visibility`)} = 'group' and ${sql.ref(`${as}.groupId`)} in (${groupsSince(actor, since)})))`
