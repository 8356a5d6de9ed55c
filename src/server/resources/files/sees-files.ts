import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import type { Condition } from '../../core/store/conditions.ts'
import { everybody, finds } from '../../core/store/conditions.ts'
import type { ParentColumns, VisibilityContext } from '../../core/store/definitions/resource-definition.ts'
import type { TableName } from '../../core/store/tables.ts'
import { commentable } from '../../core/visibility/commentable.ts'
import { seesPrivate } from '../../core/visibility/private.ts'
import { seesParent, seesProject } from '../../core/visibility/visibility.ts'

const used = ({ accountId }: Actor, as: string): Condition =>
  finds(sql`select 1 from "fileUses" u where u."accountId" = ${accountId} and u."fileId" = ${sql.ref(`${as}.id`)}`)

/** An unattached file is visible to its uploader. */
const ownUnused = (actor: Actor, as: string): Condition =>
  sql<boolean>`(${sql.ref(`${as}.authorId`)} = ${actor.userId} and not ${used(actor, as)})`

/** A file of a project is visible with it. Clients see only their own uploads and files that are not attached to something hidden from them. */
const inProject = (actor: Actor, as: string): Condition => {
  const project = sql.ref(`${as}.projectId`)
  if (actor.role !== 'client') return sql<boolean>`${project} is not null`
  return sql<boolean>`(${project} is not null and ${seesProject(actor, as)}
    and (${sql.ref(`${as}.authorId`)} = ${actor.userId} or not ${used(actor, as)}))`
}

/** Visible by itself: in a project, or while it is attached to nothing. */
export const seesItself = (actor: Actor, as: string): Condition => sql<boolean>`(${inProject(actor, as)} or ${ownUnused(actor, as)})`

/** Selects the ids of the files that were uploaded to a project or are `attached` to its records. */
export const filesOfProject = ({ accountId }: Actor, projectId: string, attached: RawBuilder<unknown>) =>
  sql`select id from files where "accountId" = ${accountId} and "projectId" = ${projectId} union ${attached}`

/** Matches unless a column has the id of a file that is private and hidden from the actor: nothing is visible by way of it. */
const notPrivate = (actor: Actor, column: string): Condition =>
  actor.role === 'client'
    ? sql<boolean>`not ${finds(sql`select 1 from files as hidden where hidden."accountId" = ${actor.accountId}
        and hidden.id = ${sql.ref(column)} and not ${seesPrivate(actor, 'hidden')}`)}`
    : everybody

/** Selects what files are attached to; instead of a comment, the record that the comment is on. */
export const ownersOf = (actor: Actor, from: RawBuilder<unknown>, file: RawBuilder<unknown>) => sql`select
    coalesce(said."resourceKind", u."ownerKind"), coalesce(said."resourceId", u."ownerId")
  from ${from} left join comments said on said."accountId" = ${actor.accountId} and u."ownerKind" = 'comments' and said.id = u."ownerId"
  where u."accountId" = ${actor.accountId} and u."fileId" = ${file} and (u."ownerKind" <> 'comments' or ${seesPrivate(actor, 'said')})`

/**
 * Matches if the actor sees one of the records that `first` selects, as `kind` and `id`, or for a file, what it is attached to. A file can be
 * attached to a comment on another file, at any depth.
 */
export const seesAbove = (actor: Actor, as: string, first: RawBuilder<unknown>, context: VisibilityContext): Condition => {
  const [above, below, file] = [`${as}Above`, `${as}Below`, `${as}File`]
  const id = sql.ref(`${above}.id`)
  const tables = new Set([...context.attaching, ...commentable]).difference(new Set<TableName>(['comments', 'files']))
  const parent: ParentColumns<{ kind: string; id: string }> = { kind: 'kind', id: 'id', tables: [...tables] }
  const there = finds(sql`select 1 from files as ${sql.ref(file)} where ${sql.ref(`${file}.accountId`)} = ${actor.accountId}
    and ${sql.ref(`${file}.id`)} = ${id} and ${seesPrivate(actor, file)} and ${seesItself(actor, file)}`)
  // No two tables share an id, so other records than files are attached to nothing.
  const next = sql`${ownersOf(actor, sql`${sql.ref(above)} as ${sql.ref(below)} cross join "fileUses" u`, sql.ref(`${below}.id`))}
    and ${notPrivate(actor, `${below}.id`)}`
  return finds(sql`with recursive ${sql.ref(above)}(kind, id) as (${first} union ${next})
    select 1 from ${sql.ref(above)} where (${sql.ref(`${above}.kind`)} = 'files' and ${there}) or ${seesParent(above, parent, context)}`)
}
