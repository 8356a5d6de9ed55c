import { sql } from 'kysely'
import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { Actor } from '../actor.ts'
import { seesPrivate } from '../comments/private.ts'
import type { Condition, ResourceDefinition, VisibilityContext } from '../resources/resource-definition.ts'
import type { DerivedColumns, FileRow, TableName } from '../store/tables.ts'
import { finds, seesProject } from '../visibility/visibility.ts'

const usedBy = ({ accountId }: Actor, table: TableName, as: string, context: VisibilityContext): Condition => {
  const [use, owner] = [`${as}Use`, `${as}User`]
  const of = (name: string, column: string) => sql.ref(`${name}.${column}`)
  return finds(sql`select 1 from "fileUses" as ${sql.ref(use)}
    join ${sql.table(table)} as ${sql.ref(owner)} on ${of(owner, 'accountId')} = ${accountId} and ${of(owner, 'id')} = ${of(use, 'ownerId')}
    where ${of(use, 'accountId')} = ${accountId} and ${of(use, 'fileId')} = ${of(as, 'id')} and ${of(use, 'ownerKind')} = ${table}
    and ${context.sees(table, owner)}`)
}

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

/** Visible through the project, or through a record that the file is attached to, except comments on files. */
const seesDirectly = (actor: Actor, as: string, context: VisibilityContext): Condition => {
  const uses = context.attaching.map((table) => usedBy(actor, table, as, context))
  return sql<boolean>`(${sql.join([ownUnused(actor, as), inProject(actor, as), ...uses], sql` or `)})`
}

/**
 * A file is also visible through the files that it is attached to as a comment, at any depth. It is the first of these files itself, with the
 * columns of the row: after its deletion, it is in no table any more.
 */
const seesOneOf = (actor: Actor, as: string, context: VisibilityContext): Condition => {
  const root = `${as}Root`
  const [above, below] = [sql.ref(root), sql.ref(`${as}Below`)]
  const columns = (name: string) => sql.join(['id', 'authorId', 'projectId'].map((column) => sql.ref(`${name}.${column}`)))
  return finds(sql`with recursive ${above}(id, "authorId", "projectId") as (
      select ${columns(as)} union
      select ${columns('f')} from ${above} as ${below}
        join "fileUses" u on u."accountId" = ${actor.accountId} and u."fileId" = ${below}.id and u."ownerKind" = 'comments'
        join comments said on said."accountId" = ${actor.accountId} and said.id = u."ownerId" and said."resourceKind" = 'files'
        join files f on f."accountId" = ${actor.accountId} and f.id = said."resourceId" where ${seesPrivate(actor, 'said')})
    select 1 from ${above} where ${seesDirectly(actor, root, context)}`)
}

/** Files are visible with the records that they are attached to. */
export const fileDefinition: ResourceDefinition<FileRow> = {
  noun: 'file',
  titleOf: (row) => row.name,
  // Most files are in projects, which is known without the others.
  sees: (actor, as, context) => sql<boolean>`(${inProject(actor, as)} or ${seesOneOf(actor, as, context)})`,
  rights: { edit: 'everyone', delete: 'author', history: 'author' },
  links: { projectId: 'projects', categoryId: 'categories' },
  project: 'projectId',
  searched: ['name'],
  derived: {
    columns: { sortKey: (row) => normalizeForSearch(row.name) } satisfies DerivedColumns<'files'>,
  },
}
