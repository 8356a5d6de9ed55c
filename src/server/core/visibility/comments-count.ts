import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { CommentRow } from '../store/tables.ts'
import { seesPrivate } from './private.ts'

/** Counts the visible comments on each row of a query, where the rows are called `as`. */
export const commentsCount = (actor: Actor, table: CommentRow['resourceKind'], as: string = table) =>
  sql<number>`(select count(*) from comments c where c."accountId" = ${actor.accountId} and c."resourceKind" = ${table}
    and c."resourceId" = ${sql.ref(`${as}.id`)} and ${seesPrivate(actor, 'c')})`
