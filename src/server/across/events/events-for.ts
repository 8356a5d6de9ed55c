import { sql } from 'kysely'
import type { LiveEvent } from '../../../contract/x/events.ts'
import type { Actor } from '../../core/actor.ts'
import { projectsSeen } from '../../core/rows/belonging.ts'
import { seenIds } from '../../core/rows/rows.ts'
import { storedJson } from '../../core/store/list-columns.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { TableName, UserRow } from '../../core/store/tables.ts'
import { isMember } from '../history/memberships.ts'
import { missed, type TouchedRow } from './touched-rows.ts'

interface State {
  id: string
  changeId: string
}
/** Identifies one state of a row by the change that wrote it. */
const stateOf = ({ id, changeId }: State) => `${id} ${changeId}`

/** Returns which earlier states would be visible today. Their parents still have to be visible. */
const seenBefore = async (tx: ReadTx, actor: Actor, table: TableName, rows: TouchedRow[]) => {
  const images = rows.flatMap(({ before }) => (before ? [before] : []))
  const [first] = images
  if (!first) return new Set<string>()
  const { rows: seen } =
    await sql<State>`select t.id, t."changeId" from ${tx.dialect.rowsOf(storedJson(images), table, Object.keys(first))} as t
    where ${tx.definitions.sees(actor, table, 't')}`.execute(tx.db)
  return new Set(seen.map(stateOf))
}

/** Clients get no events of users and files by themselves, only with the records that they belong to. */
const getsEvents = (tx: ReadTx, actor: Actor, table: TableName) =>
  tx.definitions.of(table) !== undefined && !(actor.role === 'client' && tx.definitions.of(table).rights.history)

/** Whether a change gave this person another role, company or workgroup: they see other records than before, which have no events of their own. */
const changesAccess =
  (actor: Actor) =>
  ({ table, id, before, after }: TouchedRow): boolean => {
    if (table === 'workgroups') return isMember(actor, before) !== isMember(actor, after)
    if (table !== 'users' || id !== actor.userId || !before || !after) return false
    const [was, is] = [before as UserRow, after as UserRow]
    return was.role !== is.role || was.companyId !== is.companyId
  }

/**
 * Returns the events of one person for touched rows: rows that they see now, and rows that they saw and no longer see. When their access has
 * changed, everything is to be read again.
 */
export const eventsFor = async (tx: ReadTx, actor: Actor, touched: TouchedRow[]): Promise<string> => {
  if (touched.some(changesAccess(actor))) return missed
  const texts = new Map<TouchedRow, string>()
  const projects = touched.map(({ projectId }) => projectId)
  const isSeen = await projectsSeen(tx, actor, projects)
  const setEvent = (row: TouchedRow, action: LiveEvent['action']) =>
    texts.set(row, row.text(action, isSeen(row.projectId) ? row.projectId : undefined))
  for (const table of new Set(touched.map((row) => row.table))) {
    if (!getsEvents(tx, actor, table)) continue
    const rows = touched.filter((row) => row.table === table)
    const there = rows.filter((row) => row.after).map((row) => row.id)
    const now = await seenIds(tx, actor, table, there)
    const gone = rows.filter((row) => row.before && !(row.after && now.has(row.id)))
    const before = await seenBefore(tx, actor, table, gone)
    const { saw: sawState } = tx.definitions.of<TableName>(table)
    const saw = (row: TouchedRow['before']) => row && (before.has(stateOf(row)) || sawState?.(actor, row))
    for (const row of gone) if (saw(row.before)) setEvent(row, 'deleted')
    for (const row of rows) if (row.after && now.has(row.id)) setEvent(row, row.before ? 'updated' : 'created')
  }
  return touched.map((row) => texts.get(row) ?? '').join('')
}
