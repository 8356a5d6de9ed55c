import { sql } from 'kysely'
import { encode } from '../../../contract/wire/encode.ts'
import { type LiveEvent, liveEvent } from '../../../contract/x/events.ts'
import type { JournalPosition } from '../../core/deps.ts'
import { rowWith } from '../../core/rows/rows.ts'
import { rowsIn } from '../../core/store/journal/images.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { AnyRow, TableName, Tables } from '../../core/store/tables.ts'

/** A row that a change touched, with the text of its event, which is the same for everyone. */
export interface TouchedRow {
  table: TableName
  id: string
  before: AnyRow | undefined
  after: AnyRow | undefined
  projectId: string | undefined
  text: (action: LiveEvent['action'], projectId: string | undefined) => string
}

/** Beyond this number of rows the client reloads everything instead. */
const mostRows = 5000
export const missed = 'event: missed\ndata: {}\n\n'

/** Resources visible only together with their parent, so the event may name the parent. */
const seenWithParent: readonly TableName[] = ['notes', 'comments']

const on = (tx: ReadTx, table: TableName, row: AnyRow): Pick<LiveEvent, 'on'> => {
  const parent = seenWithParent.includes(table) ? tx.definitions.parentOf(table, row) : undefined
  return parent ? { on: { resource: parent.resource, id: parent.resourceId } } : {}
}

const isAfter = ({ changeId, position }: JournalPosition) =>
  position === undefined
    ? sql<boolean>`"changeId" > ${changeId}`
    : sql<boolean>`("changeId" > ${changeId} or ("changeId" = ${changeId} and position > ${position}))`

/** Returns the rows touched after a position up to a change, in order, or undefined if there are too many or the journal no longer has them. */
export const rowsAfter = async (tx: ReadTx, accountId: string, after: JournalPosition, upTo: string): Promise<TouchedRow[] | undefined> => {
  const { rows } = await sql<Tables['changeRows']>`select * from "changeRows" where "accountId" = ${accountId}
    and ${isAfter(after)} and "changeId" <= ${upTo} order by "changeId", position limit ${mostRows + 1}`.execute(tx.db)
  if (rows.length > mostRows) return undefined
  const several = new Set(rows.filter((row) => row.position > 1).map((row) => row.changeId))
  const touched: TouchedRow[] = []
  for (const { tableName, rowId, changeId, position, ...images } of rows) {
    const table = tableName as TableName
    const { before, after } = rowsIn(table, images)
    const row = after ?? before
    if (!row) continue
    const projectId = tx.definitions.projectOf(table, row) ?? undefined
    const id = several.has(changeId) ? `${changeId}.${position}` : changeId
    const text: TouchedRow['text'] = (action, projectId) => {
      const event: LiveEvent = { resource: table, id: rowId, action, ...(projectId ? { projectId } : {}), ...on(tx, table, row) }
      return `id: ${id}\ndata: ${JSON.stringify(encode(liveEvent, event))}\n\n`
    }
    touched.push({ table, id: rowId, before, after, projectId, text })
  }
  return touched
}

/** Returns whether the journal still has the change of a position, and so everything after it. */
export const isKept = async (tx: ReadTx, accountId: string, { changeId }: JournalPosition) =>
  changeId === '0' || (await rowWith(tx, { accountId }, 'changes', { id: changeId })) !== undefined
