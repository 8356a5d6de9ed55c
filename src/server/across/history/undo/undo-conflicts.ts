import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../../core/errors.ts'
import { anyInCircle } from '../../../core/rows/refuse-circle.ts'
import { idsThere, rowWith } from '../../../core/rows/rows.ts'
import { holdersOf } from '../../../core/rows/unique.ts'
import { idsInColumn } from '../../../core/store/definitions/definitions.ts'
import { idsIn } from '../../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../../core/store/store.ts'
import type { AnyRow, CommentRow, TableName } from '../../../core/store/tables.ts'

/** Returns how a refusal names a row: by its title only if the actor sees it. */
export type NameOf = (table: TableName, row: AnyRow) => Promise<string>

export interface Names {
  nameOf: NameOf
  /** Call it before rows are removed, to find out which of their children the actor sees. */
  leaving: (table: TableName, rows: AnyRow[]) => Promise<void>
}

export const conflict = (what: string) => refuse(409, 'changed-since', `This can no longer be undone: ${what}.`)

/** A row that was restored, or removed where it is not `there`. */
export interface Put {
  table: TableName
  row: AnyRow
  there: boolean
}
const cellOf = (row: AnyRow, column: string) => (row as unknown as Record<string, string | null>)[column] ?? null
const columnsTo = (columns: [column: string, target: TableName][], table: TableName) =>
  columns.flatMap(([column, target]) => (target === table ? [column] : []))

/** Refuses if another row refers to one of the removed rows. One query per table, however many rows there are. */
const refuseWhereUsed = async (tx: WriteTx, nameOf: NameOf, table: TableName, rows: AnyRow[]) => {
  const named = (id: unknown) => rows.find((row) => row.id === id) as AnyRow
  const ids = rows.map(({ id }) => id)
  const gone = idsIn(tx, ids)
  const inAccount = sql`"accountId" = ${rows[0]?.accountId}`
  const use = async (other: TableName, where: RawBuilder<unknown>) => {
    const used = await sql<AnyRow>`select * from ${sql.table(other)} where ${inAccount} and ${where} limit 1`.execute(tx.db)
    return used.rows[0]
  }
  for (const other of tx.definitions.tables) {
    const { parent } = tx.definitions.of(other)
    for (const column of columnsTo(tx.definitions.linkColumns(other), table)) {
      const used = await use(other, sql`${sql.ref(column)} in ${gone}`)
      if (used) throw conflict(`${await nameOf(other, used)} now uses ${await nameOf(table, named(cellOf(used, column)))}`)
    }
    for (const column of columnsTo(tx.definitions.linkLists(other), table)) {
      const listed = sql`select 1 from ${tx.dialect.textsOf(sql.ref(column), 'listed')} where cast(listed.value as bigint) in ${gone}`
      const used = await use(other, sql`${sql.ref(column)} <> '[]' and exists (${listed})`)
      if (!used) continue
      const id = idsInColumn(used, column).find(named)
      throw conflict(`${await nameOf(other, used)} now uses ${await nameOf(table, named(id))}`)
    }
    if (!parent?.tables.includes(table)) continue
    const used = await use(other, sql`${sql.ref(parent.kind)} = ${table} and ${sql.ref(parent.id)} in ${gone}`)
    if (used) throw conflict(`${await nameOf(other, used)} now belongs to ${await nameOf(table, named(cellOf(used, parent.id)))}`)
  }
  if (table !== 'files') return
  const attached = rows[0] && (await rowWith(tx, rows[0], 'fileUses', { fileId: ids }))
  if (attached) throw conflict(`${await nameOf(table, named(attached.fileId))} is attached to a record`)
}

/** Refuses if another row has a value that must be unique. */
export const refuseWhereTaken = async (tx: WriteTx, nameOf: NameOf, table: TableName, row: AnyRow) => {
  const [holder] = await holdersOf(tx, table, row)
  if (holder) throw conflict(`${await nameOf(table, holder)} has the same name or value by now, and no two may share it`)
}

/** Returns what a row refers to. */
const targetsOf = (tx: ReadTx, table: TableName, row: AnyRow): [target: TableName, id: string][] => {
  const { parent } = tx.definitions.of(table)
  const one = tx.definitions.linkColumns(table).map(([column, target]): [TableName, string | null] => [target, cellOf(row, column)])
  const owner: [TableName, string | null][] = parent ? [[cellOf(row, parent.kind) as TableName, cellOf(row, parent.id)]] : []
  return [...one, ...owner, ...tx.definitions.listedBy(table, row)].flatMap(([target, id]): [TableName, string][] =>
    id ? [[target, id]] : [],
  )
}

/** Refuses if something that the rows refer to does not exist. */
const refuseWhereDangling = async (tx: WriteTx, nameOf: NameOf, put: Put[]) => {
  const pointing = new Map<TableName, Map<string, Put>>()
  for (const one of put)
    for (const [target, id] of targetsOf(tx, one.table, one.row)) {
      const known = pointing.get(target) ?? new Map<string, Put>()
      pointing.set(target, known.set(id, known.get(id) ?? one))
    }
  for (const [target, ids] of pointing) {
    const [{ row } = { row: undefined }] = ids.values()
    if (!row) continue
    const there = await idsThere(tx, row.accountId, target, [...ids.keys()])
    const [missing] = [...ids].flatMap(([id, one]) => (there.has(id) ? [] : [one]))
    if (missing)
      throw conflict(`the ${tx.definitions.of(target).noun} that ${await nameOf(missing.table, missing.row)} belongs to was deleted`)
  }
}

/** Refuses if the restored and removed rows do not fit the other rows. Of a row that several changes touched, the last `put` counts. */
export const refuseLoose = async (tx: WriteTx, nameOf: NameOf, put: Put[]) => {
  const last = [...new Map(put.map((one) => [`${one.table} ${one.row.id}`, one])).values()]
  const [kept, gone] = [last.filter(({ there }) => there), last.filter(({ there }) => !there)]
  await refuseWhereDangling(tx, nameOf, kept)
  const comments = kept.flatMap(({ table, row }) => (table === 'comments' ? [row as CommentRow] : []))
  if (await anyInCircle(tx, comments)) throw conflict('a file would be attached to a comment on itself')
  for (const [table, puts] of Map.groupBy(gone, (one) => one.table)) {
    const rows = puts.map(({ row }) => row)
    await refuseWhereUsed(tx, nameOf, table, rows)
  }
}
