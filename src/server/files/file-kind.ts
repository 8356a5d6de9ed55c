import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { seesPrivate } from '../comments/private.ts'
import type { Condition, House, Kind } from '../kinds/kind.ts'
import type { FileRow } from '../store/rows/files.ts'
import type { TableName } from '../store/tables.ts'
import { seesProject } from '../visibility/visibility.ts'

const usedBy = (table: TableName, as: string, house: House): Condition => {
  const [use, owner] = [`${as}Use`, `${as}User`]
  const of = (name: string, column: string) => sql.ref(`${name}.${column}`)
  return sql<boolean>`exists (select 1 from "fileUses" as ${sql.ref(use)}
    join ${sql.table(table)} as ${sql.ref(owner)} on ${of(owner, 'accountId')} = ${of(use, 'accountId')} and ${of(owner, 'id')} = ${of(use, 'ownerId')}
    where ${of(use, 'accountId')} = ${of(as, 'accountId')} and ${of(use, 'fileId')} = ${of(as, 'id')} and ${of(use, 'ownerKind')} = ${table}
    and ${house.sees(table, owner)})`
}

const used = (as: string): Condition => sql<boolean>`exists
  (select 1 from "fileUses" u where u."accountId" = ${sql.ref(`${as}.accountId`)} and u."fileId" = ${sql.ref(`${as}.id`)})`

/** A file that hangs on nothing is seen by who uploaded it. */
const ownUnused = (actor: Actor, as: string): Condition =>
  sql<boolean>`(${sql.ref(`${as}.authorId`)} = ${actor.userId} and not ${used(as)})`

/** A file of a project is seen by who sees that; a client does not see one that others uploaded and that hangs on nothing but what they may not see. */
const inProject = (actor: Actor, as: string): Condition => {
  const project = sql.ref(`${as}.projectId`)
  if (actor.role !== 'client') return sql<boolean>`${project} is not null`
  return sql<boolean>`(${project} is not null and ${seesProject(actor, as)}
    and (${sql.ref(`${as}.authorId`)} = ${actor.userId} or not ${used(as)}))`
}

/** Where one of the things it is attached to is seen, or the project it was uploaded to; of comments those that are not on a file themselves. */
const seesDirectly = (actor: Actor, as: string, house: House): Condition => {
  const uses = house.attaching.map((table) => usedBy(table, as, house))
  return sql<boolean>`(${sql.join([ownUnused(actor, as), inProject(actor, as), ...uses], sql` or `)})`
}

/** A file, and those that it is attached to a comment on, which may be attached so too: one of them is seen directly. */
const seesOneOf = (actor: Actor, as: string, house: House): Condition => {
  const [above, root, account] = [sql.ref(`${as}Above`), `${as}Root`, sql.ref(`${as}.accountId`)]
  return sql<boolean>`exists (with recursive ${above}("fileId") as (
      select ${sql.ref(`${as}.id`)} union
      select said."resourceId" from ${above} as below
        join "fileUses" u on u."accountId" = ${account} and u."fileId" = below."fileId" and u."ownerKind" = 'comments'
        join comments said on said."accountId" = u."accountId" and said.id = u."ownerId"
        where said."resourceKind" = 'files' and ${seesPrivate(actor, 'said')})
    select 1 from ${above} as found join files as ${sql.ref(root)} on ${sql.ref(`${root}.accountId`)} = ${account}
      and ${sql.ref(`${root}.id`)} = found."fileId" where ${seesDirectly(actor, root, house)})`
}

/** Files: where they, or what they were said about, are seen. */
export const fileKind: Kind<FileRow> = {
  noun: 'file',
  titleOf: (row) => row.name,
  titleColumns: ['name'],
  sees: seesOneOf,
  editedBy: 'everyone',
  deletedBy: 'author',
  historySeenBy: 'author',
  links: { projectId: 'projects', categoryId: 'categories' },
  project: 'projectId',
  searched: (row) => row.name,
  derived: [],
}
