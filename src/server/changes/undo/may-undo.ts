import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { forbidden, refuse } from '../../errors.ts'
import { mayDo } from '../../kinds/find.ts'
import { kindOf, kinds, sees, tables } from '../../kinds/kinds.ts'
import { idsIn } from '../../store/ids-in.ts'
import { rowsIn } from '../../store/journal/images.ts'
import type { ChangeRow } from '../../store/rows/changes.ts'
import type { Guarded } from '../../store/rows/kept.ts'
import type { ReadTx } from '../../store/store.ts'
import type { TableName } from '../../store/tables.ts'
import { sameGuard } from '../../visibility/guard.ts'
import { everybody } from '../../visibility/visibility.ts'
import type { Names } from './undo-conflicts.ts'

const isThere = async (tx: ReadTx, actor: Actor, table: TableName, id: string, where: RawBuilder<boolean>) => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where "accountId" = ${actor.accountId} and id = ${id} and ${where}`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** How the record that a change is about stands to this person just now. */
export const standing = async (tx: ReadTx, actor: Actor, { resource, resourceId }: ChangeRow): Promise<'seen' | 'hidden' | 'gone'> => {
  if (resource === '' || resourceId === null) return 'seen'
  if (await isThere(tx, actor, resource, resourceId, sees(actor, resource))) return 'seen'
  return (await isThere(tx, actor, resource, resourceId, everybody)) ? 'hidden' : 'gone'
}

/** Of what is hidden and of what is deleted a refusal says the same, so that it tells nobody which. */
export const goneOrHidden = 'something that is gone or not for you to see'

/** Names in a refusal what this person may see, or saw until the undo took it out (`leaving`), or what it hangs on. */
export const namesFor = (tx: ReadTx, actor: Actor): Names => {
  const left = new Set<string>()
  const seenOf = (table: TableName, where: RawBuilder<unknown>) => sql`select ${sql.lit(table)} as resource, id from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and ${where} and ${sees(actor, table)}`
  return {
    leaving: async (table, rows) => {
      const leaving = idsIn(
        tx,
        rows.map(({ id }) => id),
      )
      const hanging = tables.flatMap((other) => {
        const { hangsOn } = kindOf(other)
        if (!hangsOn?.tables.includes(table)) return []
        return [seenOf(other, sql`${sql.ref(hangsOn.kind)} = ${table} and ${sql.ref(hangsOn.id)} in ${leaving}`)]
      })
      const all = sql.join([seenOf(table, sql`id in ${leaving}`), ...hanging], sql` union all `)
      const { rows: seen } = await sql<{ resource: string; id: string }>`${all}`.execute(tx.db)
      for (const { resource, id } of seen) left.add(`${resource} ${id}`)
    },
    nameOf: async (table, row) =>
      left.has(`${table} ${row.id}`) || (await isThere(tx, actor, table, row.id, sees(actor, table)))
        ? `the ${kinds[table].noun} “${kindOf(table).titleOf(row)}”`
        : goneOrHidden,
  }
}

/** Of changes those that took out a record which this person had created. A client takes back their own changes alone. */
export const deletionsOfOwn = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  if (actor.role === 'client') return []
  const stored = await tx.db
    .selectFrom('changeRows')
    .innerJoin('changes', (join) =>
      join
        .onRef('changes.accountId', '=', 'changeRows.accountId')
        .onRef('changes.id', '=', 'changeRows.changeId')
        .onRef('changes.resource', '=', 'changeRows.tableName')
        .onRef('changes.resourceId', '=', 'changeRows.rowId'),
    )
    .select(['changeRows.changeId', 'changeRows.before', 'changeRows.after'])
    .where('changeRows.accountId', '=', actor.accountId)
    .where(
      sql<boolean>`"changeRows"."changeId" in ${idsIn(
        tx,
        changes.map(({ id }) => id),
      )}`,
    )
    .where('changeRows.after', 'is', null)
    .execute()
  const own = new Set(stored.flatMap(({ changeId, ...images }) => (rowsIn(images).before?.authorId === actor.userId ? [changeId] : [])))
  return changes.filter(({ id }) => own.has(id))
}

/** A merge takes along who sees the contact and the people of a company, whoever merges: so does taking it back, and doing it again. */
const isMerge = ({ action }: ChangeRow) => /^((un|re)done: )?contact merged$/.test(action)

/** People and workgroups stay in the hands of who may edit them today, whoever changed them once; and somebody always administers. */
export const checkPeople = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  const touched = await tx.db
    .selectFrom('changeRows')
    .select(['changeId', 'tableName', 'rowId'])
    .where('accountId', '=', actor.accountId)
    .where(
      sql<boolean>`"changeId" in ${idsIn(
        tx,
        changes.map((change) => change.id),
      )}`,
    )
    .where('tableName', 'in', ['users', 'workgroups'])
    .execute()
  if (!touched.length) return
  const users = await tx.db.selectFrom('users').select(['id', 'role', 'active']).where('accountId', '=', actor.accountId).execute()
  if (!users.some((user) => user.role === 'admin' && user.active === 1))
    throw refuse(409, 'last-admin', 'Somebody has to administer the workspace: make another person administrator first.')
  if (actor.role === 'admin') return
  const groups = await tx.db
    .selectFrom('workgroups')
    .select('id')
    .where('accountId', '=', actor.accountId)
    .where('authorId', '!=', actor.userId)
    .execute()
  const own = users.find((user) => user.id === actor.userId)
  const merges = new Set(changes.filter(isMerge).map(({ id }) => id))
  const clients = new Set(users.filter(({ role }) => role === 'client').map(({ id }) => id))
  for (const { changeId, tableName, rowId } of touched) {
    if (tableName === 'users' && merges.has(changeId) && clients.has(rowId)) continue
    if (tableName === 'users' ? rowId !== actor.userId || own?.role !== actor.role : groups.some((group) => group.id === rowId))
      throw forbidden('Only an administrator takes this back.')
  }
}

type Guarding = Guarded & { authorId: string }
const isGuarded = (row: unknown): row is Guarding => typeof row === 'object' && row !== null && 'visibility' in row

/** An undo is held to what the person may do today: who can see a record is its creator's and administrators', a note or comment its author's. */
export const checkRights = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  if (actor.role === 'admin') return
  for (const change of changes) {
    const rows = await tx.db
      .selectFrom('changeRows')
      .selectAll()
      .where('accountId', '=', actor.accountId)
      .where('changeId', '=', change.id)
      .execute()
    for (const { tableName, rowId, ...images } of rows) {
      const { before: was, after: is } = rowsIn(images)
      const widened = isGuarded(was) && isGuarded(is) && !sameGuard(was, is) && was.authorId !== actor.userId
      const about = change.resource === tableName && change.resourceId === rowId
      const right = was && is ? 'changes' : 'deletes'
      const foreign = about && !mayDo(actor, right, tableName as TableName, (is ?? was) as { id: string; authorId: string })
      if ((widened && !isMerge(change)) || foreign) throw forbidden('Only who created this, or an administrator, takes this back.')
    }
  }
}
