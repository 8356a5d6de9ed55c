import { sql } from 'kysely'
import { refuse } from '../errors.ts'
import { asWritten, filesOf, kindOf, kinds, tables } from '../kinds.ts'
import type { ChangeRow } from './rows/changes.ts'
import type { WriteTx } from './store.ts'
import type { JournaledTables, TableName, Tables } from './tables.ts'

type Row = JournaledTables[TableName]
type StoredRow = Tables['changeRows']

/** How a row is called in a refusal: by its name only to who may see it. */
export type NameOf = (table: TableName, row: Row) => Promise<string>

const conflict = (what: string) => refuse(409, 'changed-since', `This can no longer be undone: ${what}.`)

/** Which request wrote a row, and whether a file was ever used, is no part of what it says: a row that was put back is the row it was. */
const bookkeeping = new Set(['changeId', 'updatedAt', 'attachedAt'])
const saying = (row: Row | undefined) =>
  row &&
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !bookkeeping.has(column))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
const imageOf = (json: string | null) => (json === null ? undefined : (JSON.parse(json) as Row))

const load = async (tx: WriteTx, table: TableName, accountId: string, id: string) => {
  const found = await sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId} and id = ${id}`.execute(tx.db)
  return found.rows[0] && asWritten(table, found.rows[0])
}

/** The conditions under which rows of another table point at this one. */
const pointers = (other: TableName, table: TableName, row: Row) => {
  const { links, linkLists } = kinds[other]
  const to = (columns: { [column: string]: TableName } | undefined) =>
    Object.entries(columns ?? {}).flatMap(([column, target]) => (target === table ? [column] : []))
  return [
    ...to(links).map((column) => sql`${sql.ref(column)} = ${row.id}`),
    ...to(linkLists).map((column) => sql`${sql.ref(column)} like ${`%"${row.id}"%`}`),
  ]
}

/** Whether anything still points at a row that is about to go. */
const refuseWhereUsed = async (tx: WriteTx, nameOf: NameOf, table: TableName, row: Row) => {
  for (const other of tables)
    for (const points of pointers(other, table, row)) {
      const used = await sql<Row>`select * from ${sql.table(other)} where "accountId" = ${row.accountId} and ${points} limit 1`.execute(
        tx.db,
      )
      if (used.rows[0]) throw conflict(`${await nameOf(other, used.rows[0])} has come to use ${await nameOf(table, row)}`)
    }
  for (const other of tables) {
    const hangsOn = kindOf(other).hangsOn
    if (!hangsOn?.tables.includes(table)) continue
    const { kind, id } = hangsOn
    const used = await sql<Row>`select * from ${sql.table(other)}
      where "accountId" = ${row.accountId} and ${sql.ref(kind)} = ${table} and ${sql.ref(id)} = ${row.id} limit 1`.execute(tx.db)
    if (used.rows[0]) throw conflict(`${await nameOf(table, row)} has got a ${kinds[other].noun} since`)
  }
  if (table !== 'files') return
  const use = await tx.db
    .selectFrom('fileUses')
    .select('ownerId')
    .where('accountId', '=', row.accountId)
    .where('fileId', '=', row.id)
    .limit(1)
    .execute()
  if (use.length) throw conflict(`${await nameOf(table, row)} is attached to something`)
}

/** Whether another row has taken what only one may have. */
const refuseWhereTaken = async (tx: WriteTx, nameOf: NameOf, table: TableName, row: Row) => {
  const { unique } = kinds[table]
  if (!unique) return
  const value = (row as unknown as Record<string, string>)[unique]
  const taken = await sql<Row>`select id from ${sql.table(table)} where ${sql.ref(unique)} = ${value} and id <> ${row.id}`.execute(tx.db)
  if (taken.rows[0]) throw conflict(`what only ${await nameOf(table, row)} had, another ${kinds[table].noun} has now`)
}

/** Whether what a row points at is there. */
const refuseWhereDangling = async (tx: WriteTx, nameOf: NameOf, table: TableName, row: Row) => {
  const columns = row as unknown as Record<string, string | null>
  const targets: [TableName, string][] = Object.entries(kinds[table].links).flatMap(([column, target]): [TableName, string][] => {
    const id = columns[column]
    return id ? [[target, id]] : []
  })
  for (const [column, target] of Object.entries(kinds[table].linkLists ?? {}))
    for (const id of JSON.parse(columns[column] ?? '[]') as string[]) targets.push([target, id])
  const { hangsOn } = kindOf(table)
  const owner = hangsOn && columns[hangsOn.id]
  if (owner) targets.push([columns[hangsOn.kind] as TableName, owner])
  for (const fileId of filesOf(table, row)) targets.push(['files', fileId])
  for (const [target, id] of targets)
    if (!(await load(tx, target, row.accountId, id)))
      throw conflict(`the ${kinds[target].noun} that ${await nameOf(table, row)} goes with is gone`)
}

/** Undoes one change: every row it touched is put back, or nothing is. Of a group the newest is undone first. */
export const revertChange = async (tx: WriteTx, change: ChangeRow, nameOf: NameOf) => {
  const put = new Map<string, { table: TableName; row: Row; there: boolean }>()
  const rows: StoredRow[] = await tx.db
    .selectFrom('changeRows')
    .selectAll()
    .where('accountId', '=', change.accountId)
    .where('changeId', '=', change.id)
    .orderBy('position', 'desc')
    .execute()
  for (const stored of rows) {
    const table = stored.tableName as TableName
    const [before, after] = [imageOf(stored.before), imageOf(stored.after)]
    const current = await load(tx, table, change.accountId, stored.rowId)
    if (saying(current) !== saying(after)) throw conflict(`${await nameOf(table, (current ?? after ?? before) as Row)} has changed since`)
    if (before) {
      await refuseWhereTaken(tx, nameOf, table, before)
      await tx.restore(table, current, before)
    } else if (current) await tx.remove(table, current)
    put.set(`${table} ${stored.rowId}`, { table, row: (before ?? current) as Row, there: before !== undefined })
  }
  for (const { table, row, there } of put.values()) await (there ? refuseWhereDangling : refuseWhereUsed)(tx, nameOf, table, row)
}
