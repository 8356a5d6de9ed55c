import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '../../contract/wire/endpoint.ts'
import type { Change, listChanges as listChangesEndpoint } from '../../contract/x/changes.ts'
import type { Actor } from '../actor.ts'
import { forbidden, notFound, refuse } from '../errors.ts'
import { kinds, sees, tables } from '../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import { readSince } from '../lists/since.ts'
import { newPassword } from '../people/users.ts'
import { hideUndone } from '../recordings/recordings.ts'
import { titlesOf } from '../recordings/titles.ts'
import { idsIn } from '../store/ids-in.ts'
import { revertChange } from '../store/journal/undo.ts'
import type { ChangeRow } from '../store/rows/changes.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { daysBefore } from '../times.ts'
import { everybody } from '../visibility/visibility.ts'
import { checkPeople, checkRights, namesFor, standing } from './may-undo.ts'

const changesPerPage = 50
const newestFirst: Order<ChangeRow> = { name: 'newest', descending: true, keys: [{ column: sql.ref('changes.id'), read: (row) => row.id }] }

/** Who sees that a record of a kind was changed: who sees the record; of one that is gone, who changed it. */
const about = (actor: Actor, table: TableName) => {
  const own = sql`changes."authorId" = ${actor.userId}`
  const { historySeenBy } = kinds[table]
  if (historySeenBy) return historySeenBy === 'administrators' && actor.role === 'admin' ? everybody : own
  const same = sql`r."accountId" = changes."accountId" and r.id = changes."resourceId"`
  const there = (and: RawBuilder<unknown>) => sql`exists (select 1 from ${sql.table(table)} as r where ${same} and ${and})`
  return sql`(${there(sees(actor, table, 'r'))} or (${own} and not ${there(everybody)}))`
}

const seen = (actor: Actor) => sql<boolean>`(case changes.resource
  ${sql.join(
    tables.map((table) => sql`when ${sql.lit(table)} then ${about(actor, table)}`),
    sql` `,
  )} else changes."authorId" = ${actor.userId} end)`

const toChange = (row: ChangeRow, title: string): Change => ({
  id: row.id,
  author: row.authorId,
  date: row.date,
  action: row.action,
  resource: row.resource,
  ...(row.resourceId ? { resourceId: row.resourceId } : {}),
  title,
  undone: row.undoneBy !== null,
})

/** The history one may see, newest first. */
export const listChanges = async (tx: ReadTx, actor: Actor, query: QueryOf<typeof listChangesEndpoint>, at: PageAt) => {
  const clause = pageClause(newestFirst, at, changesPerPage)
  const all = [sql`changes."accountId" = ${actor.accountId}`, seen(actor), clause.after]
  if (query.resource) all.push(sql`changes.resource = ${query.resource}`)
  if (query.resourceId) all.push(sql`changes."resourceId" = ${query.resourceId}`)
  if (query.author) all.push(sql`changes."authorId" = ${query.author}`)
  if (query.since) all.push(sql`changes.date >= ${readSince(query.since, tx.now)}`)
  const { rows } = await sql<ChangeRow>`select changes.* from changes where ${sql.join(all, sql` and `)} ${clause.end}`.execute(tx.db)
  const page = cutPage(newestFirst, rows, changesPerPage)
  // Called as it is today, for whoever may see it today; what it was called once may have been for fewer eyes.
  const titles = await titlesOf(tx, actor.accountId, page.items)
  return { changes: page.items.map((row) => toChange(row, titles(row) ?? row.title)), next: page.next }
}

const findUndoable = async (tx: ReadTx, actor: Actor, id: string): Promise<ChangeRow> => {
  const { rows } = await sql<ChangeRow>`select * from changes where changes."accountId" = ${actor.accountId} and changes.id = ${id}
    and (changes."authorId" = ${actor.userId} or ${seen(actor)})`.execute(tx.db)
  const [change] = rows
  if (!change) throw notFound()
  if (change.authorId !== actor.userId && actor.role !== 'admin')
    throw forbidden('Only who made a change, or an administrator, takes it back.')
  return change
}

/** Takes a change back, with all that were made in the same step; answers with a change that can be undone in turn. */
export const undoChange = async (tx: WriteTx, actor: Actor, id: string, days: number) => {
  const change = await findUndoable(tx, actor, id)
  if (change.undoneBy) throw refuse(409, 'undone', 'This has been undone already.')
  if (change.date < daysBefore(tx.now, days)) throw refuse(409, 'too-old', `Changes can be undone for ${days} days.`)
  const group = change.groupKey
    ? await tx.db
        .selectFrom('changes')
        .selectAll()
        .where('accountId', '=', actor.accountId)
        .where('groupKey', '=', change.groupKey)
        .where('authorId', '=', change.authorId)
        .where('undoneBy', 'is', null)
        .execute()
    : [change]
  if (group.some((one) => one.action === 'person invited'))
    throw refuse(409, 'not-undoable', 'A person who was invited stays in the history; deactivate them instead.')
  if (group.some((one) => one.action === `person ${newPassword}`))
    throw refuse(409, 'not-undoable', 'A password that was set stays; set another one.')
  const names = namesFor(tx, actor, group)
  for (const one of group.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))) {
    const before = await standing(tx, actor, one)
    await revertChange(tx, one, names)
    const after = await standing(tx, actor, one)
    if (before === 'hidden' ? after !== 'seen' : before === 'gone' && after === 'hidden') throw notFound()
  }
  await checkPeople(tx, actor, group)
  await checkRights(tx, actor, group)
  const undoId = await tx.changeId()
  const ids = group.map((row) => row.id)
  await tx.db
    .updateTable('changes')
    .set({ undoneBy: undoId })
    .where('accountId', '=', actor.accountId)
    .where(sql<boolean>`id in ${idsIn(tx, 'changes', ids)}`)
    .execute()
  await hideUndone(tx, actor.accountId, ids)
  const action = change.action.startsWith('undone: ')
    ? `redone: ${change.action.slice(8)}`
    : `undone: ${change.action.replace(/^redone: /, '')}`
  tx.describe({ action, resource: change.resource as TableName, resourceId: change.resourceId, title: change.title })
  return undoId
}
