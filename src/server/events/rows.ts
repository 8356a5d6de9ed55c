import { sql } from 'kysely'
import { encode } from '../../contract/wire/encode.ts'
import { type LiveEvent, liveEvent } from '../../contract/x/events.ts'
import { kindOf } from '../kinds/kinds.ts'
import { type LoadRow, loaderOf, projectOf } from '../kinds/project-of.ts'
import { rowsIn } from '../store/journal/images.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName, Tables } from '../store/tables.ts'
import type { Place } from './place.ts'

type Row = JournaledTables[TableName]
/** A row that a change touched, with what its event says: the same to everybody who hears of it. */
export interface Told {
  table: TableName
  id: string
  before: Row | undefined
  after: Row | undefined
  projectId: string | undefined
  text: (action: LiveEvent['action'], projectId: string | undefined) => string
}

/** More than this at once is no news but another state: who lost so much reads everything again. */
const mostRows = 5000
/** Sent instead. */
export const missed = 'event: missed\ndata: {}\n\n'

/** What a row hangs on may have gone with it: then the change knows it still. */
const loaderBeside = (tx: ReadTx, accountId: string, rows: Tables['changeRows'][]): LoadRow => {
  const load = loaderOf(tx, accountId)
  const known = new Map<string, ReturnType<LoadRow>>()
  return (table, id) => {
    const key = `${table} ${id}`
    const find = async () => {
      const touched = rows.findLast((row) => row.tableName === table && row.rowId === id)
      return (await load(table, id)) ?? (touched && rowsIn(touched).before)
    }
    const row = known.get(key) ?? find()
    known.set(key, row)
    return row
  }
}

/** Seen only by who sees what they are on, so that it may be named to all who hear of them. */
const seenWithTheirs: readonly TableName[] = ['notes', 'comments']

const whatItIsOn = (table: TableName, row: Row): Pick<LiveEvent, 'on'> => {
  const { hangsOn } = kindOf(table)
  if (!hangsOn || !seenWithTheirs.includes(table)) return {}
  const { [hangsOn.kind]: resource, [hangsOn.id]: id } = row as unknown as { [column: string]: TableName | undefined }
  return resource && id ? { on: { resource, id } } : {}
}

const behind = ({ changeId, position }: Place) =>
  position === undefined
    ? sql<boolean>`"changeId" > ${changeId}`
    : sql<boolean>`("changeId" > ${changeId} or ("changeId" = ${changeId} and position > ${position}))`

/** What was touched behind a place, in the order it was, up to a change; undefined where that is too much or no longer known. */
export const rowsBehind = async (tx: ReadTx, accountId: string, after: Place, upTo: string): Promise<Told[] | undefined> => {
  const { rows } = await sql<Tables['changeRows']>`select * from "changeRows" where "accountId" = ${accountId}
    and ${behind(after)} and "changeId" <= ${upTo} order by "changeId", position limit ${mostRows + 1}`.execute(tx.db)
  if (rows.length > mostRows) return undefined
  const load = loaderBeside(tx, accountId, rows)
  const several = new Set(rows.filter((row) => row.position > 1).map((row) => row.changeId))
  const told: Told[] = []
  for (const { tableName, rowId, changeId, position, ...images } of rows) {
    const table = tableName as TableName
    const { before, after } = rowsIn(images)
    const row = after ?? before
    if (!row) continue
    const projectId = (await projectOf(load, table, row)) ?? undefined
    const id = several.has(changeId) ? `${changeId}.${position}` : changeId
    const text: Told['text'] = (action, projectId) => {
      const event: LiveEvent = { resource: table, id: rowId, action, ...(projectId ? { projectId } : {}), ...whatItIsOn(table, row) }
      return `id: ${id}\ndata: ${JSON.stringify(encode(liveEvent, event))}\n\n`
    }
    told.push({ table, id: rowId, before, after, projectId, text })
  }
  return told
}

/** The newest change of an account. */
export const newestChange = async (tx: ReadTx, accountId: string) => {
  const { rows } = await sql<{ id: string }>`select id from changes
    where "accountId" = ${accountId} order by id desc limit 1`.execute(tx.db)
  return rows[0]?.id ?? '0'
}

/** Whether the journal still knows the change of a place, and so everything behind it. */
export const isKept = async (tx: ReadTx, accountId: string, { changeId }: Place) =>
  changeId === '0' ||
  (await tx.db.selectFrom('changes').select('id').where('accountId', '=', accountId).where('id', '=', changeId).executeTakeFirst()) !==
    undefined
