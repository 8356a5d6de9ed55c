import { type RawBuilder, sql } from 'kysely'
import type { DeletionResource } from '../../../contract/x/changes.ts'
import type { Actor } from '../../core/actor.ts'
import { seenIds } from '../../core/rows/rows.ts'
import type { Acl } from '../../core/store/common-columns.ts'
import { rowsIn } from '../../core/store/journal/images.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'
import { viewersOf } from '../../core/visibility/visibility.ts'
import { type FormerGroups, isMember } from './memberships.ts'

/** A record that the actor saw before a change and does not see today. `winnerId` is what it was merged into. */
export interface Lost {
  table: DeletionResource
  id: string
  changeId: string
  date: string
  winnerId?: string
}
type Touched = Pick<Tables['changeRows'], 'changeId' | 'position' | 'rowId' | 'before' | 'after'> &
  Pick<Tables['changes'], 'date' | 'action' | 'resourceId'> & { tableName: DeletionResource | 'workgroups' }
type Authored = Acl & { authorId: string }

interface Sought {
  tables: readonly DeletionResource[]
  groups: FormerGroups
  /** The condition for the changes, called `c`. */
  where: RawBuilder<unknown>
}

const batch = 1000
/** The columns of which a change can hide a record, as the images of a change write them. */
const hiding = sql.join(
  ['visibility', 'groupId', 'allowedUsers', 'users'].map((column) => sql`r.after like ${`%"${column}":%`}`),
  sql` or `,
)

/** Reads what changes may have hidden from anybody, in the order of the changes. */
async function* touchedBy(tx: ReadTx, { accountId }: Actor, { tables, where }: Sought) {
  let from = sql<boolean>`1 = 1`
  for (;;) {
    const { rows } = await sql<Touched>`select r."changeId", r.position, r."tableName", r."rowId", r.before, r.after,
        c.date, c.action, c."resourceId"
      from changes c join "changeRows" r on r."accountId" = ${accountId} and r."changeId" = c.id
      where c."accountId" = ${accountId} and ${where} and ${from} and r."tableName" in (${sql.join([...tables, 'workgroups'])})
        and r.before is not null and (r.after is null or ${hiding})
      order by c.id, r.position limit ${sql.lit(batch)}`.execute(tx.db)
    yield* rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    from = sql<boolean>`(c.id, r.position) > (${last.changeId}, ${last.position})`
  }
}

/** Returns the records that are shared with a workgroup which the actor has left. */
const sharedWith = async (tx: ReadTx, actor: Actor, tables: readonly DeletionResource[], { rowId, date, changeId }: Touched) => {
  const lost: Lost[] = []
  for (const table of tables) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where "accountId" = ${actor.accountId} and "groupId" = ${rowId} and visibility = 'group' and "createdAt" <= ${date}
      and not ${tx.definitions.sees(actor, table)} order by id`.execute(tx.db)
    lost.push(...rows.map(({ id }) => ({ table, id, date, changeId })))
  }
  return lost
}

/** Returns what the actor lost by one row of a change, whether or not they see it again today. */
const lostBy = async (tx: ReadTx, actor: Actor, { tables, groups }: Sought, row: Touched): Promise<Lost[]> => {
  const { before, after } = rowsIn(row.tableName, row)
  if (row.tableName === 'workgroups')
    return isMember(actor, before) && !isMember(actor, after) && !groups.now.has(row.rowId) ? sharedWith(tx, actor, tables, row) : []
  const saw = (image: unknown) => {
    const viewers = viewersOf(image as Authored, (groupId) => (groups.ever.has(groupId) ? [actor.userId] : []))
    return viewers === 'everyone' || viewers.has(actor.userId)
  }
  if (!saw(before) || (after && saw(after))) return []
  const { tableName: table, rowId: id, changeId, date } = row
  const isMerge = !after && table === 'contacts' && /contact merged$/.test(row.action) && row.resourceId !== id
  return [{ table, id, changeId, date, ...(isMerge && row.resourceId ? { winnerId: row.resourceId } : {}) }]
}

/** Returns those of the records that the actor does not see today, each once. */
const stillLost = async (tx: ReadTx, actor: Actor, lost: Lost[]) => {
  const seen = new Map<string, Set<string>>()
  for (const [table, records] of Map.groupBy(lost, (one) => one.table))
    seen.set(
      table,
      await seenIds(
        tx,
        actor,
        table,
        records.map(({ id }) => id),
      ),
    )
  const named = new Map(lost.map((one) => [`${one.table} ${one.id}`, one]))
  return [...named.values()].filter(({ table, id }) => !seen.get(table)?.has(id))
}

/** Reads what the actor lost, change by change. */
export async function* lossesOf(tx: ReadTx, actor: Actor, sought: Sought): AsyncGenerator<Lost[]> {
  let waiting: Lost[] = []
  const flush = async () => {
    const lost = await stillLost(tx, actor, waiting)
    waiting = []
    return lost
  }
  for await (const row of touchedBy(tx, actor, sought)) {
    if (waiting[0] && waiting[0].changeId !== row.changeId) {
      const lost = await flush()
      if (lost.length) yield lost
    }
    waiting.push(...(await lostBy(tx, actor, sought, row)))
  }
  const lost = await flush()
  if (lost.length) yield lost
}
