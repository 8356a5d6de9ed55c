import { type RawBuilder, sql } from 'kysely'
import type { Visibility } from '../../../contract/visibility.ts'
import type { Actor } from '../actor.ts'
import type { Acl } from '../store/common-columns.ts'
import type { Condition } from '../store/conditions.ts'
import { everybody, finds, nobody } from '../store/conditions.ts'
import type { ParentColumns, VisibilityContext } from '../store/definitions/resource-definition.ts'
import type { TableName } from '../store/tables.ts'

/** Matches for colleagues, not for clients. */
export const ownPeople = (actor: Actor): Condition => (actor.role === 'client' ? nobody : everybody)

/** Matches projects that the actor sees: all for colleagues, those of their company for clients. `column` has the project id. */
export const seesProjectBy = (actor: Actor, as: string, column: string): Condition =>
  actor.role === 'client'
    ? sql<boolean>`${sql.ref(`${as}.${column}`)} in (select "projectId" from "projectCompanies"
        where "accountId" = ${actor.accountId} and "companyId" = ${actor.companyId})`
    : everybody
/** Matches rows of projects that the actor sees. */
export const seesProject = (actor: Actor, as: string): Condition => seesProjectBy(actor, as, 'projectId')

/** Selects the workgroups of the actor. */
const groupsOf = (actor: Actor) =>
  sql`select "workgroupId" from "workgroupUsers" where "accountId" = ${actor.accountId} and "userId" = ${actor.userId}`

/** Matches if a JSON array of ids contains an id. The pattern is concatenated in SQL, because SQLite prepares a `like` again for each new pattern. */
export const holdsId = (column: RawBuilder<unknown>, id: string) => sql<boolean>`${column} like '%"' || ${id} || '"%'`

/** Implements `public`, `only-me`, `group` and `selected-people`. Clients see nothing of the customer side. */
export const seesByAcl = (actor: Actor, as: string): Condition => {
  if (actor.role === 'client') return nobody
  const column = (name: keyof Acl | 'authorId') => sql.raw(`"${as}"."${name}"`)
  return sql<boolean>`(${column('visibility')} = 'public' or ${column('authorId')} = ${actor.userId}
    or (${column('visibility')} = 'group' and ${column('groupId')} in (${groupsOf(actor)}))
    or (${column('visibility')} = 'selected-people' and ${holdsId(column('allowedUsers'), actor.userId)}))`
}

/** Matches if the parent of a row exists and is visible. */
export const seesParent = <Row>(as: string, { kind, id, tables }: ParentColumns<Row>, context: VisibilityContext): Condition => {
  const owner = `${as}Owner`
  const ownerId = sql.ref(`${as}.${id}`)
  const there = (table: TableName) =>
    finds(sql`select 1 from ${sql.table(table)} as ${sql.ref(owner)}
      where ${sql.ref(`${owner}.accountId`)} = ${context.accountId} and ${sql.ref(`${owner}.id`)} = ${ownerId} and ${context.sees(table, owner)}`)
  const seen = (table: TableName) => (context.was ? sql`(${there(table)} or ${context.was(table, ownerId)})` : there(table))
  const one = (table: TableName) => sql`(${sql.ref(`${as}.${kind}`)} = ${table} and ${seen(table)})`
  return sql<boolean>`(${sql.join(tables.map(one), sql` or `)})`
}

/** Returns the visibility of a record for answers. The author is always among the allowed users. */
export const readAcl = (row: Acl & { authorId: string }) => ({
  visibility: row.visibility,
  ...(row.visibility === 'group' && row.groupId ? { groupId: row.groupId } : {}),
  ...(row.visibility === 'selected-people' ? { allowedUsers: [...new Set([row.authorId, ...row.allowedUsers])] } : {}),
})

/** The same for cases and notes, which call the workgroup `workgroupId`. */
export const readWorkgroupAcl = (row: Acl & { authorId: string }) => {
  const { groupId, ...acl } = readAcl(row)
  return { ...acl, ...(groupId ? { workgroupId: groupId } : {}) }
}

/** Returns the users with access to a row: all colleagues, or a set that includes the author. */
export const viewersOf = (row: Acl & { authorId: string }, members: (groupId: string) => string[]): Set<string> | 'everyone' => {
  const by: Record<Visibility, () => Set<string> | 'everyone'> = {
    public: () => 'everyone',
    'only-me': () => new Set([row.authorId]),
    group: () => new Set([row.authorId, ...members(row.groupId ?? '')]),
    'selected-people': () => new Set([row.authorId, ...row.allowedUsers]),
  }
  return by[row.visibility]()
}
