import { sql } from 'kysely'
import type { LiveEvent } from '../../contract/x/events.ts'
import type { Actor } from '../actor.ts'
import { kindOf, kinds, sees } from '../kinds/kinds.ts'
import { projectsSeen } from '../kinds/project-of.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import type { Told } from './rows.ts'

const seenNow = async (tx: ReadTx, actor: Actor, table: TableName, rows: Told[]) => {
  const ids = [...new Set(rows.filter((row) => row.after).map((row) => row.id))]
  if (!ids.length) return new Set<string>()
  const { rows: seen } = await sql<{ id: string }>`select r.id from ${sql.table(table)} as r
    where r."accountId" = ${actor.accountId} and r.id in (${sql.join(ids)}) and ${sees(actor, table, 'r')}`.execute(tx.db)
  return new Set(seen.map(({ id }) => id))
}

interface State {
  id: string
  changeId: string
}
/** What tells one state of a row from its others: the change that wrote it. */
const stateOf = ({ id, changeId }: State) => `${id} ${changeId}`

/** Which rows as they were would be seen today: what they hang on has to be seen still. */
const seenBefore = async (tx: ReadTx, actor: Actor, table: TableName, rows: Told[]) => {
  const images = rows.flatMap(({ before }) => (before ? [before] : []))
  const [first] = images
  if (!first) return new Set<string>()
  const { rows: seen } =
    await sql<State>`select t.id, t."changeId" from ${tx.dialect.rowsOf(JSON.stringify(images), table, Object.keys(first))} as t
    where ${sees(actor, table, 't')}`.execute(tx.db)
  return new Set(seen.map(stateOf))
}

/** Clients hear nothing of people and of files by themselves: they learn of both from what these go with. */
const hears = (actor: Actor, table: TableName) => kinds[table] !== undefined && !(actor.role === 'client' && kinds[table].historySeenBy)

/** The events that one person hears of what was touched: what they see now, and what they saw and see no more. */
export const heard = async (tx: ReadTx, actor: Actor, told: Told[]): Promise<string> => {
  const texts = new Map<Told, string>()
  const isSeen = await projectsSeen(
    tx,
    actor,
    told.map(({ projectId }) => projectId),
  )
  const say = (row: Told, action: LiveEvent['action']) =>
    texts.set(row, row.text(action, isSeen(row.projectId) ? row.projectId : undefined))
  for (const table of new Set(told.map((row) => row.table))) {
    if (!hears(actor, table)) continue
    const rows = told.filter((row) => row.table === table)
    const now = await seenNow(tx, actor, table, rows)
    const gone = rows.filter((row) => row.before && !(row.after && now.has(row.id)))
    const before = await seenBefore(tx, actor, table, gone)
    const saw = (row: Told['before']) => row && (before.has(stateOf(row)) || kindOf(table).showed?.(actor, row))
    for (const row of gone) if (saw(row.before)) say(row, 'deleted')
    for (const row of rows) if (row.after && now.has(row.id)) say(row, row.before ? 'updated' : 'created')
  }
  return told.map((row) => texts.get(row) ?? '').join('')
}
