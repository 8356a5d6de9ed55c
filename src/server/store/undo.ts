import { sql } from 'kysely'
import { refuse } from '../errors.ts'
import { kinds, polymorphic } from './kinds.ts'
import type { WriteTx } from './store.ts'
import type { ChangeRow, JournaledTables, TableName, Tables } from './tables.ts'

type Row = JournaledTables[TableName]
type StoredRow = Tables['changeRows']

const conflict = (what: string) => refuse(409, 'changed-since', `This can no longer be undone: ${what}.`)
const nameOf = (table: TableName, row: Row) => {
  const kind = kinds[table]
  return `the ${kind.noun} “${(kind.titleOf as (row: Row) => string)(row)}”`
}

const load = async (tx: WriteTx, table: TableName, accountId: string, id: string) => {
  const found = await sql<Row>`select * from ${sql.table(table)} where "accountId" = ${accountId} and id = ${id}`.execute(tx.db)
  return found.rows[0]
}

/** Whether anything still points at a row that is about to go. */
const refuseWhereUsed = async (tx: WriteTx, table: TableName, row: Row) => {
  for (const [other, kind] of Object.entries(kinds) as [TableName, (typeof kinds)[TableName]][])
    for (const [column, target] of Object.entries(kind.links)) {
      if (target !== table) continue
      const used =
        await sql<Row>`select * from ${sql.table(other)} where "accountId" = ${row.accountId} and ${sql.ref(column)} = ${row.id} limit 1`.execute(
          tx.db,
        )
      if (used.rows[0]) throw conflict(`${nameOf(other, used.rows[0])} has come to use ${nameOf(table, row)}`)
    }
  for (const { table: other, kind, id } of polymorphic) {
    const used = await sql<Row>`select * from ${sql.table(other)}
      where "accountId" = ${row.accountId} and ${sql.ref(kind)} = ${table} and ${sql.ref(id)} = ${row.id} limit 1`.execute(tx.db)
    if (used.rows[0]) throw conflict(`${nameOf(table, row)} has got a ${kinds[other].noun} since`)
  }
}

/** Whether what a row points at is there. */
const refuseWhereDangling = async (tx: WriteTx, table: TableName, row: Row) => {
  const columns = row as unknown as Record<string, string | null>
  const targets: [TableName, string][] = Object.entries(kinds[table].links).flatMap(([column, target]): [TableName, string][] => {
    const id = columns[column]
    return id ? [[target, id]] : []
  })
  for (const { table: owner, kind, id } of polymorphic) if (owner === table) targets.push([columns[kind] as TableName, columns[id] ?? ''])
  for (const [target, id] of targets)
    if (!(await load(tx, target, row.accountId, id)))
      throw conflict(`the ${kinds[target].noun} that ${nameOf(table, row)} belongs to is gone`)
}

/** Undoes changes, newest first, in one go: every row they touched is put back, or nothing is. */
export const undoChanges = async (tx: WriteTx, changes: ChangeRow[]) => {
  const writer = new Map<string, string | null>()
  const restored: [TableName, Row][] = []
  const removed: [TableName, Row][] = []
  for (const change of changes.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))) {
    const rows: StoredRow[] = await tx.db
      .selectFrom('changeRows')
      .selectAll()
      .where('accountId', '=', change.accountId)
      .where('changeId', '=', change.id)
      .orderBy('position', 'desc')
      .execute()
    for (const stored of rows) {
      const table = stored.tableName as TableName
      const key = `${table} ${stored.rowId}`
      const current = await load(tx, table, change.accountId, stored.rowId)
      const before = stored.before === null ? undefined : (JSON.parse(stored.before) as Row)
      const writtenBy = writer.has(key) ? writer.get(key) : (current?.changeId ?? null)
      if (writtenBy !== (stored.after === null ? null : change.id))
        throw conflict(`${nameOf(table, current ?? JSON.parse(stored.after ?? stored.before ?? '{}'))} has changed since`)
      writer.set(key, before?.changeId ?? null)
      if (before) {
        await tx.restore(table, current, before)
        restored.push([table, before])
      } else if (current) {
        await tx.remove(table, current)
        removed.push([table, current])
      }
    }
  }
  for (const [table, row] of restored) await refuseWhereDangling(tx, table, row)
  for (const [table, row] of removed) await refuseWhereUsed(tx, table, row)
}
