import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../errors.ts'
import { asWritten, filesOf, kindOf, kinds, tables } from '../../kinds/kinds.ts'
import { idsIn } from '../ids-in.ts'
import type { ChangeRow } from '../rows/changes.ts'
import type { WriteTx } from '../store.ts'
import type { JournaledTables, TableName, Tables } from '../tables.ts'

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
/** A row that has been put back, or taken out. */
interface Put {
  table: TableName
  row: Row
}
const cellOf = (row: Row, column: string) => (row as unknown as Record<string, string | null>)[column] ?? null
const columnsTo = (columns: { [column: string]: TableName } | undefined, table: TableName) =>
  Object.entries(columns ?? {}).flatMap(([column, target]) => (target === table ? [column] : []))
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

const imageOf = (json: string | null) => (json === null ? undefined : (JSON.parse(json) as Row))

/** Whether anything still points at rows that are about to go. */
const refuseWhereUsed = async (tx: WriteTx, nameOf: NameOf, table: TableName, rows: Row[]) => {
  const named = (id: unknown) => rows.find((row) => row.id === id) as Row
  const use = async (other: TableName, where: RawBuilder<unknown>) => {
    const used =
      await sql<Row>`select * from ${sql.table(other)} where "accountId" = ${named(rows[0]?.id).accountId} and ${where} limit 1`.execute(
        tx.db,
      )
    return used.rows[0]
  }
  const gone = idsIn(tx, table, idsOf(rows))
  for (const other of tables) {
    const { links, linkLists, hangsOn } = kindOf(other)
    for (const column of columnsTo(links, table)) {
      const used = await use(other, sql`${sql.ref(column)} in ${gone}`)
      if (used) throw conflict(`${await nameOf(other, used)} has come to use ${await nameOf(table, named(cellOf(used, column)))}`)
    }
    for (const column of columnsTo(linkLists, table))
      for (const row of rows) {
        const used = await use(other, sql`${sql.ref(column)} like ${`%"${row.id}"%`}`)
        if (used) throw conflict(`${await nameOf(other, used)} has come to use ${await nameOf(table, row)}`)
      }
    if (!hangsOn?.tables.includes(table)) continue
    const used = await use(other, sql`${sql.ref(hangsOn.kind)} = ${table} and ${sql.ref(hangsOn.id)} in ${gone}`)
    if (used) throw conflict(`${await nameOf(other, used)} has come to hang on ${await nameOf(table, named(cellOf(used, hangsOn.id)))}`)
  }
  if (table !== 'files') return
  const attached = await sql<{ fileId: string }>`select "fileId" from "fileUses" where "accountId" = ${rows[0]?.accountId}
    and "fileId" in ${gone} limit 1`.execute(tx.db)
  if (attached.rows[0]) throw conflict(`${await nameOf(table, named(attached.rows[0].fileId))} is attached to something`)
}

/** Whether another row has taken what only one may have. */
const refuseWhereTaken = async (tx: WriteTx, nameOf: NameOf, table: TableName, row: Row) => {
  const { unique } = kinds[table]
  if (!unique) return
  const taken =
    await sql<Row>`select id from ${sql.table(table)} where ${sql.ref(unique)} = ${cellOf(row, unique)} and id <> ${row.id}`.execute(tx.db)
  if (taken.rows[0]) throw conflict(`what only ${await nameOf(table, row)} had, another ${kinds[table].noun} has now`)
}

/** What a row points at. */
const targetsOf = (table: TableName, row: Row): [target: TableName, id: string][] => {
  const { links, linkLists, hangsOn } = kindOf(table)
  const one = Object.entries(links).map(([column, target]): [TableName, string | null] => [target, cellOf(row, column)])
  const many = Object.entries(linkLists ?? {}).flatMap(([column, target]) =>
    (JSON.parse(cellOf(row, column) ?? '[]') as string[]).map((id): [TableName, string] => [target, id]),
  )
  const owner: [TableName, string | null][] = hangsOn ? [[cellOf(row, hangsOn.kind) as TableName, cellOf(row, hangsOn.id)]] : []
  const files = filesOf(table, row).map((id): [TableName, string] => ['files', id])
  return [...one, ...many, ...owner, ...files].flatMap(([target, id]): [TableName, string][] => (id ? [[target, id]] : []))
}

/** Whether what rows point at is there. */
const refuseWhereDangling = async (tx: WriteTx, nameOf: NameOf, put: Put[]) => {
  const pointing = new Map<TableName, Map<string, Put>>()
  for (const one of put)
    for (const [target, id] of targetsOf(one.table, one.row)) {
      const known = pointing.get(target) ?? new Map<string, Put>()
      pointing.set(target, known.set(id, known.get(id) ?? one))
    }
  for (const [target, ids] of pointing) {
    const [{ row } = { row: undefined }] = ids.values()
    if (!row) continue
    const wanted = [...ids.keys()].map((id) => ({ id }))
    const found = await sql<{ id: string }>`select id from ${sql.table(target)} where "accountId" = ${row.accountId}
      and id in ${idsIn(tx, target, idsOf(wanted))}`.execute(tx.db)
    const there = new Set(found.rows.map(({ id }) => id))
    const [missing] = [...ids].flatMap(([id, one]) => (there.has(id) ? [] : [one]))
    if (missing) throw conflict(`the ${kinds[target].noun} that ${await nameOf(missing.table, missing.row)} goes with is gone`)
  }
}

/** The rows that a change touched as they are now, by table and id. */
const loadNow = async (tx: WriteTx, { accountId }: ChangeRow, stored: StoredRow[]) => {
  const now = new Map<string, Row>()
  for (const [name, rows] of Map.groupBy(stored, ({ tableName }) => tableName as TableName)) {
    const found = await sql<Row>`select * from ${sql.table(name)} where "accountId" = ${accountId}
      and id in ${idsIn(
        tx,
        name,
        rows.map(({ rowId }) => rowId),
      )}`.execute(tx.db)
    for (const row of found.rows) now.set(`${name} ${row.id}`, asWritten(name, row))
  }
  return now
}

/** Undoes one change: every row it touched is put back, or nothing is. Of a group the newest is undone first. */
export const revertChange = async (tx: WriteTx, change: ChangeRow, nameOf: NameOf) => {
  const stored: StoredRow[] = await tx.db
    .selectFrom('changeRows')
    .selectAll()
    .where('accountId', '=', change.accountId)
    .where('changeId', '=', change.id)
    .orderBy('position', 'desc')
    .execute()
  const now = await loadNow(tx, change, stored)
  const changed = new Map<TableName, { current: Row; image: Row }[]>()
  const put: (Put & { there: boolean })[] = []
  for (const { tableName, rowId, before: was, after: is } of stored) {
    const table = tableName as TableName
    const [before, after, current] = [imageOf(was), imageOf(is), now.get(`${table} ${rowId}`)]
    if (saying(current) !== saying(after)) throw conflict(`${await nameOf(table, (current ?? after ?? before) as Row)} has changed since`)
    put.push({ table, row: (before ?? current) as Row, there: before !== undefined })
    if (before && current && !kinds[table].unique) {
      const others = changed.get(table) ?? []
      others.push({ current, image: before })
      changed.set(table, others)
    } else if (before) {
      await refuseWhereTaken(tx, nameOf, table, before)
      await tx.restore(table, current, before)
    } else if (current) await tx.remove(table, current)
  }
  for (const [table, rows] of changed) await tx.restoreMany(table, rows)
  await refuseWhereDangling(
    tx,
    nameOf,
    put.filter(({ there }) => there),
  )
  const gone = put.filter(({ there, row }) => !there && row)
  for (const [table, rows] of Map.groupBy(gone, (one) => one.table))
    await refuseWhereUsed(
      tx,
      nameOf,
      table,
      rows.map(({ row }) => row),
    )
}
