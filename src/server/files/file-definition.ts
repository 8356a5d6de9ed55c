import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { Actor } from '../actor.ts'
import { commentable } from '../comments/comment-definition.ts'
import { seesPrivate } from '../comments/private.ts'
import type { Condition, ParentColumns, ResourceDefinition, VisibilityContext } from '../resources/resource-definition.ts'
import type { DerivedColumns, FileRow, TableName } from '../store/tables.ts'
import { finds, seesParent, seesProject } from '../visibility/visibility.ts'

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
const seesItself = (actor: Actor, as: string): Condition => sql<boolean>`(${inProject(actor, as)} or ${ownUnused(actor, as)})`

/** Selects what files are attached to; instead of a comment, the record that the comment is on. */
const ownersOf = (actor: Actor, from: RawBuilder<unknown>, file: RawBuilder<unknown>) => sql`select
    coalesce(said."resourceKind", u."ownerKind"), coalesce(said."resourceId", u."ownerId")
  from ${from} left join comments said on said."accountId" = ${actor.accountId} and u."ownerKind" = 'comments' and said.id = u."ownerId"
  where u."accountId" = ${actor.accountId} and u."fileId" = ${file} and (u."ownerKind" <> 'comments' or ${seesPrivate(actor, 'said')})`

/** A file is also visible through what it is attached to, and through a file that it is attached to with a comment, at any depth. */
const seesOwner = (actor: Actor, as: string, context: VisibilityContext): Condition => {
  const [above, below, file] = [`${as}Above`, `${as}Below`, `${as}File`]
  const tables = new Set([...context.attaching, ...commentable]).difference(new Set<TableName>(['comments', 'files']))
  const owner: ParentColumns<{ kind: string; id: string }> = { kind: 'kind', id: 'id', tables: [...tables] }
  const fileAbove = finds(sql`select 1 from files as ${sql.ref(file)} where ${sql.ref(`${file}.accountId`)} = ${actor.accountId}
    and ${sql.ref(`${file}.id`)} = ${sql.ref(`${above}.id`)} and ${seesItself(actor, file)}`)
  return finds(sql`with recursive ${sql.ref(above)}(kind, id) as (
      ${ownersOf(actor, sql`"fileUses" u`, sql.ref(`${as}.id`))} union
      ${ownersOf(actor, sql`${sql.ref(above)} as ${sql.ref(below)} cross join "fileUses" u`, sql.ref(`${below}.id`))} and ${sql.ref(`${below}.kind`)} = 'files')
    select 1 from ${sql.ref(above)} where (${sql.ref(`${above}.kind`)} = 'files' and ${fileAbove}) or ${seesParent(above, owner, context)}`)
}

/** Files are visible with the records that they are attached to. */
export const fileDefinition: ResourceDefinition<FileRow> = {
  noun: 'file',
  titleOf: (row) => row.name,
  sees: (actor, as, context) => sql<boolean>`(${seesItself(actor, as)} or ${seesOwner(actor, as, context)})`,
  rights: { edit: 'everyone', delete: 'author', history: 'author' },
  links: { projectId: 'projects', categoryId: 'categories' },
  project: 'projectId',
  searched: ['name'],
  derived: {
    columns: { sortKey: (row) => normalizeForSearch(row.name) } satisfies DerivedColumns<'files'>,
  },
}
