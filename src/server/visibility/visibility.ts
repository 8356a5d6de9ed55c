import { type RawBuilder, sql } from 'kysely'
import type { Visibility } from '../../contract/visibility.ts'
import type { Actor } from '../actor.ts'
import type { Condition, HangsOn, House } from '../kinds/kind.ts'
import type { Guarded } from '../store/rows/kept.ts'
import type { TableName } from '../store/tables.ts'

export const nobody: Condition = sql<boolean>`1 = 0`
export const everybody: Condition = sql<boolean>`1 = 1`

/** What the account's own people see, clients of other companies do not. */
export const ownPeople = (actor: Actor): Condition => (actor.role === 'client' ? nobody : everybody)

/** Projects: the account's own people see all, clients those that their company takes part in; `column` names the project in the rows. */
export const seesProjectBy = (actor: Actor, as: string, column: string): Condition =>
  actor.role === 'client'
    ? sql<boolean>`${sql.ref(`${as}.${column}`)} in (select "projectId" from "projectCompanies"
        where "accountId" = ${actor.accountId} and "companyId" = ${actor.companyId})`
    : everybody
/** What is part of a project is seen by who sees that. */
export const seesProject = (actor: Actor, as: string): Condition => seesProjectBy(actor, as, 'projectId')

/** The groups of a person, as SQL. */
const groupsOf = (actor: Actor) =>
  sql`select "workgroupId" from "workgroupUsers" where "accountId" = ${actor.accountId} and "userId" = ${actor.userId}`

/** Whether a column with a JSON array of ids holds this one. Written in pieces: SQLite plans a `like` anew each time its whole pattern is given. */
export const holdsId = (column: RawBuilder<unknown>, id: string) => sql<boolean>`${column} like '%"' || ${id} || '"%'`

/** ONE predicate of `public`, `only-me`, `group` and `selected-people`; clients see nothing of the customer side. */
export const seesGuarded = (actor: Actor, as: string): Condition => {
  if (actor.role === 'client') return nobody
  const column = (name: keyof Guarded | 'authorId') => sql.raw(`"${as}"."${name}"`)
  return sql<boolean>`(${column('visibility')} = 'public' or ${column('authorId')} = ${actor.userId}
    or (${column('visibility')} = 'group' and ${column('groupId')} in (${groupsOf(actor)}))
    or (${column('visibility')} = 'selected-people' and ${holdsId(column('allowedUsers'), actor.userId)}))`
}

/** Whether what a row hangs on is there and seen; kinds that would lead in a circle are left out. */
export const seesWhatItHangsOn = <Row>(as: string, { kind, id, tables }: HangsOn<Row>, house: House): Condition => {
  const owner = `${as}Owner`
  const at = { accountId: sql.ref(`${as}.accountId`), id: sql.ref(`${as}.${id}`) }
  const there = (table: TableName) => sql`exists (select 1 from ${sql.table(table)} as ${sql.ref(owner)}
    where ${sql.ref(`${owner}.accountId`)} = ${at.accountId} and ${sql.ref(`${owner}.id`)} = ${at.id} and ${house.sees(table, owner)})`
  const seen = (table: TableName) => (house.was ? sql`(${there(table)} or ${house.was(table, at.id)})` : there(table))
  const one = (table: TableName) => sql`(${sql.ref(`${as}.${kind}`)} = ${table} and ${seen(table)})`
  const open = tables.filter((table) => !house.within.includes(table))
  return open.length ? sql<boolean>`(${sql.join(open.map(one), sql` or `)})` : nobody
}

/** Who may see a record, as answers say it. The creator is always among the allowed users. */
export const readGuard = (row: Guarded & { authorId: string }) => ({
  visibility: row.visibility,
  ...(row.visibility === 'group' && row.groupId ? { groupId: row.groupId } : {}),
  ...(row.visibility === 'selected-people'
    ? { allowedUsers: [...new Set([row.authorId, ...(JSON.parse(row.allowedUsers) as string[])])] }
    : {}),
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
