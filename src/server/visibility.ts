import { type RawBuilder, sql } from 'kysely'
import type { Visibility } from '../contract/visibility.ts'
import type { Actor } from './actor.ts'
import type { Guarded } from './store/tables.ts'

type Condition = RawBuilder<boolean>
const nobody = sql<boolean>`1 = 0`

/** The groups of a person, as SQL. */
const groupsOf = (actor: Actor) =>
  sql`select "workgroupId" from "workgroupUsers" where "accountId" = ${actor.accountId} and "userId" = ${actor.userId}`

/** ONE predicate of `public`, `only-me`, `group` and `selected-people`; `table` is the name the guarded rows have in the query. */
const guardedRows = (actor: Actor, table: string): Condition => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('visibility')} = 'public' or ${column('authorId')} = ${actor.userId}
    or (${column('visibility')} = 'group' and ${column('groupId')} in (${groupsOf(actor)}))
    or (${column('visibility')} = 'selected-people' and ${column('allowedUsers')} like ${`%"${actor.userId}"%`}))`
}

/** Contacts that the actor may see; clients of other companies see nothing of the customer side. */
export const seesContact = (actor: Actor, table = 'contacts'): Condition => (actor.role === 'client' ? nobody : guardedRows(actor, table))

/** Notes: their own visibility, and that of what they hang on. */
export const seesNote = (actor: Actor, table = 'notes'): Condition => {
  if (actor.role === 'client') return nobody
  const owner = sql<boolean>`exists (select 1 from contacts as "noteOwner" where "noteOwner"."accountId" = ${sql.ref(`${table}.accountId`)}
    and "noteOwner".id = ${sql.ref(`${table}.ownerId`)} and ${seesContact(actor, 'noteOwner')})`
  return sql<boolean>`(${guardedRows(actor, table)} and ${sql.ref(`${table}.ownerKind`)} = 'contacts' and ${owner})`
}

/** Comments: where what they are on is seen; private ones by the account's own people. */
export const seesComment = (actor: Actor, table = 'comments'): Condition => {
  if (actor.role === 'client') return nobody
  return sql<boolean>`exists (select 1 from notes as "commented" where "commented"."accountId" = ${sql.ref(`${table}.accountId`)}
    and "commented".id = ${sql.ref(`${table}.resourceId`)} and ${sql.ref(`${table}.resourceKind`)} = 'notes' and ${seesNote(actor, 'commented')})`
}

const usedBy = (kind: string, table: string, sees: Condition) =>
  sql<boolean>`exists (select 1 from "fileUses" u join ${sql.table(table)} as "fileOwner" on "fileOwner"."accountId" = u."accountId" and "fileOwner".id = u."ownerId"
    where u."accountId" = files."accountId" and u."fileId" = files.id and u."ownerKind" = ${kind} and ${sees})`

/** Files: where one of the things they are attached to is seen; one that hangs on nothing by who uploaded it. */
export const seesFile = (actor: Actor): Condition => {
  const unused = sql<boolean>`(files."authorId" = ${actor.userId} and not exists
    (select 1 from "fileUses" u where u."accountId" = files."accountId" and u."fileId" = files.id))`
  if (actor.role === 'client') return unused
  return sql<boolean>`(${unused} or ${usedBy('contacts', 'contacts', seesContact(actor, 'fileOwner'))}
    or ${usedBy('notes', 'notes', seesNote(actor, 'fileOwner'))} or ${usedBy('comments', 'comments', seesComment(actor, 'fileOwner'))})`
}

/** The guard of a record in the words of the app. */
export const readGuard = (row: Guarded) => ({
  visibility: row.visibility,
  ...(row.visibility === 'group' && row.groupId ? { groupId: row.groupId } : {}),
  ...(row.visibility === 'selected-people' ? { allowedUsers: JSON.parse(row.allowedUsers) as string[] } : {}),
})

/** The people who see a guarded row: everyone of the own company, or a set that always holds the creator. */
export const viewersOf = (row: Guarded & { authorId: string }, members: (groupId: string) => string[]): Set<string> | 'everyone' => {
  const by: Record<Visibility, () => Set<string> | 'everyone'> = {
    public: () => 'everyone',
    'only-me': () => new Set([row.authorId]),
    group: () => new Set([row.authorId, ...members(row.groupId ?? '')]),
    'selected-people': () => new Set([row.authorId, ...(JSON.parse(row.allowedUsers) as string[])]),
  }
  return by[row.visibility]()
}
