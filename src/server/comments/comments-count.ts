import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import { seesPrivate } from './private.ts'

/** How many comments on the row of a query this person sees; `as` is the name the rows have there. */
export const commentsCount = (actor: Actor, table: CommentRow['resourceKind'], as: string = table) =>
  sql<number>`(select count(*) from comments c where c."accountId" = ${sql.ref(`${as}.accountId`)} and c."resourceKind" = ${table}
    and c."resourceId" = ${sql.ref(`${as}.id`)} and ${seesPrivate(actor, 'c')})`
