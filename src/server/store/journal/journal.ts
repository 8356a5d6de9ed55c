import { sql } from 'kysely'
import { refuse } from '../../errors.ts'
import { asWritten, columnsOf, kindOf, kinds } from '../../kinds/kinds.ts'
import { record } from '../../recordings/record.ts'
import { writeDerived } from '../derived/derived.ts'
import type { Announcement, ReadTx } from '../store.ts'
import type { JournaledTables, NewRow, Patch, TableName } from '../tables.ts'
import { insertChangeRows, replaceRows } from './bulk.ts'
import { openLoader } from './loader.ts'

/** What a change is called in the history: `<resource> <verb>`, and the record it is about. */
export interface Description {
  action: string
  resource: TableName
  resourceId: string | null
  title: string
}

/** A row as it was and as it is; absent before it was made and after it was removed. */
export interface Touched {
  table: TableName
  id: string
  before: JournaledTables[TableName] | undefined
  after: JournaledTables[TableName] | undefined
}

export interface Journal {
  nextId(): Promise<string>
  /** Writes a new row in the name of `authorId` (its account comes with `accountId`). */
  insert<T extends TableName>(owner: { accountId: string; userId: string }, table: T, row: NewRow<T>): Promise<JournaledTables[T]>
  /** Writes a row as given, outside the journal: for filling a new workspace. Many are written together, the last of them when the transaction ends. */
  load(table: TableName, row: object): Promise<{ id: string }>
  /** Changes columns outside the journal: the row keeps its version. For bookkeeping, and for filling a new workspace. */
  rewrite<T extends TableName>(table: T, row: JournaledTables[T], columns: Partial<JournaledTables[T]>): Promise<JournaledTables[T]>
  /** Writes the loaded rows that are still waiting, for who is about to read or change them. */
  writeLoaded(): Promise<void>
  /** Changes columns of a row that the verb has loaded; a patch that changes nothing touches nothing, and gives the row itself. */
  update<T extends TableName>(table: T, row: JournaledTables[T], patch: Patch<T>): Promise<JournaledTables[T]>
  /** The same for many rows of a table, in one statement. */
  updateMany<T extends TableName>(table: T, changes: { row: JournaledTables[T]; patch: Patch<T> }[]): Promise<void>
  remove<T extends TableName>(table: T, row: JournaledTables[T]): Promise<void>
  /** Takes a row out for good, outside the journal, with what follows from it: for what is kept for a time only. */
  drop<T extends TableName>(table: T, row: JournaledTables[T]): Promise<void>
  /** Puts a row back exactly, but for `changeId` and `updatedAt`, which say that it was put back now. */
  restore<T extends TableName>(table: T, current: JournaledTables[T] | undefined, image: JournaledTables[T]): Promise<void>
  /** The same for many rows that are there, in one statement. */
  restoreMany<T extends TableName>(table: T, rows: { current: JournaledTables[T]; image: JournaledTables[T] }[]): Promise<void>
  /** The id of the change that this transaction is; who asks for it makes it one, though it writes no row. */
  changeId(): Promise<string>
  describe(description: Description): void
  /** Writes the journal of all that was touched; gives the change's id, or nothing where nothing was changed. */
  finish(owner: { accountId: string; userId: string }, groupKey: string | undefined, fallback: string): Promise<string | undefined>
}

const rowValues = (row: object) => row as Record<string, string | number | null>

/** At most so many ids are taken at once by a transaction that goes on and on. */
const mostIds = 256

export const openJournal = (tx: ReadTx, announce: (news: Announcement) => void): Journal => {
  const { db } = tx
  const ids = { ready: [] as string[], next: 2 }
  const touched = new Map<string, Touched>()
  let description: Description | undefined
  let change: Promise<string> | undefined

  const nextId = async () => {
    if (!ids.ready.length) {
      ids.ready = await tx.dialect.nextIds(db, ids.next)
      ids.next = Math.min(mostIds, ids.next * 2)
    }
    const id = ids.ready.shift()
    if (id === undefined) throw new Error('the database gave no id')
    return id
  }
  const changeId = () => {
    change ??= nextId()
    return change
  }
  const note = <T extends TableName>(
    table: T,
    id: string,
    before: JournaledTables[T] | undefined,
    after: JournaledTables[T] | undefined,
  ) => {
    const key = `${table} ${id}`
    const first = touched.get(key)
    touched.set(key, {
      table,
      id,
      before: first ? first.before : before && asWritten(table, before),
      after: after && asWritten(table, after),
    })
  }
  const count = async (accountId: string, table: TableName, by: number) => {
    const resource = kinds[table].counted
    if (!resource) return
    const usage = await sql<{ used: number }>`insert into usage ("accountId", resource, used) values (${accountId}, ${resource}, ${by})
      on conflict ("accountId", resource) do update set used = usage.used + ${by} returning used`.execute(db)
    if (by > 0 && (usage.rows[0]?.used ?? 0) > tx.capacity[resource])
      throw refuse(
        507,
        'full',
        `This workspace holds its full number of ${resource}: ${tx.capacity[resource]}. Whoever runs the service can raise it.`,
      )
  }
  const put = async <T extends TableName>(table: T, row: JournaledTables[T]) => {
    await db
      .insertInto(table)
      .values({ ...rowValues(row), ...columnsOf(table, row) } as never)
      .execute()
    await writeDerived(tx, table, undefined, row)
    await count(row.accountId, table, 1)
  }
  const drop = async <T extends TableName>(table: T, row: JournaledTables[T]) => {
    await sql`delete from ${sql.table(table)} where ${sql.ref('accountId')} = ${row.accountId} and id = ${row.id}`.execute(db)
    await writeDerived(tx, table, row, undefined)
    await count(row.accountId, table, -1)
  }
  const rewrite = async <T extends TableName>(table: T, row: JournaledTables[T], columns: object) => {
    const next = { ...row, ...columns }
    await sql`update ${sql.table(table)} set ${sql.join(Object.entries({ ...columns, ...columnsOf(table, next) }).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where ${sql.ref('accountId')} = ${row.accountId} and id = ${row.id}`.execute(db)
    await writeDerived(tx, table, row, next)
    return next
  }
  const replaceMany = async <T extends TableName>(table: T, pairs: { row: JournaledTables[T]; next: JournaledTables[T] }[]) => {
    const written = { changeId: await changeId(), updatedAt: tx.now }
    const replaced = pairs.map(({ row, next }) => ({ row, next: { ...next, ...written } }))
    const full = replaced.map(({ row, next }) => ({ row, next: { ...next, ...columnsOf(table, next) } }))
    await replaceRows(tx, table, full, [...Object.keys(written), ...(kindOf(table).columnNames ?? [])])
    for (const { row, next } of replaced) {
      await writeDerived(tx, table, row, next)
      note(table, row.id, row, next)
    }
  }

  const loader = openLoader(tx, count)

  return {
    nextId,
    changeId,
    insert: async (owner, table, values) => {
      const kept = { accountId: owner.accountId, id: await nextId(), authorId: owner.userId, createdAt: tx.now, updatedAt: tx.now }
      const row = { ...kept, ...values, changeId: await changeId() } as unknown as JournaledTables[typeof table]
      await put(table, row)
      note(table, row.id, undefined, row)
      return row
    },
    load: async (table, values) => {
      const row = { id: await nextId(), ...values, changeId: await changeId() } as unknown as JournaledTables[typeof table]
      await loader.load(table, row)
      return row
    },
    update: async (table, row, patch) => {
      const changed = Object.entries(patch).filter(([column, value]) => value !== undefined && value !== rowValues(row)[column])
      if (!changed.length) return row
      const columns = { ...Object.fromEntries(changed), changeId: await changeId(), updatedAt: tx.now }
      const next = await rewrite(table, row, columns)
      note(table, row.id, row, next)
      return next
    },
    rewrite,
    updateMany: async (table, changes) => {
      const pairs = changes.flatMap(({ row, patch }) => {
        const changed = Object.entries(patch).filter(([column, value]) => value !== undefined && value !== rowValues(row)[column])
        return changed.length ? [{ row, next: { ...row, ...Object.fromEntries(changed) } }] : []
      })
      if (pairs.length) await replaceMany(table, pairs)
    },
    remove: async (table, row) => {
      await changeId()
      await drop(table, row)
      note(table, row.id, row, undefined)
    },
    drop,
    restore: async (table, current, image) => {
      const row = { ...image, changeId: await changeId(), updatedAt: tx.now }
      if (current) await rewrite(table, current, row)
      else await put(table, row)
      note(table, row.id, current, row)
    },
    restoreMany: (table, rows) =>
      replaceMany(
        table,
        rows.map(({ current, image }) => ({ row: current, next: image })),
      ),
    writeLoaded: loader.writeLoaded,
    describe: (what) => {
      description = what
    },
    finish: async (owner, groupKey, fallback) => {
      if (!change) return undefined
      const id = await change
      await db
        .insertInto('changes')
        .values({
          accountId: owner.accountId,
          id,
          authorId: owner.userId,
          date: tx.now,
          action: description?.action ?? fallback,
          resource: description?.resource ?? '',
          resourceId: description?.resourceId ?? null,
          title: description?.title ?? '',
          groupKey: groupKey ?? null,
          undoneBy: null,
        })
        .execute()
      const noted = [...touched.values()].filter(({ before, after }) => before || after)
      const image = (row: object | undefined) => (row ? JSON.stringify(row) : null)
      await insertChangeRows(
        tx,
        noted.map(({ table, id: rowId, before, after }, place) => ({
          ...{ accountId: owner.accountId, changeId: id, position: place + 1, tableName: table, rowId },
          ...{ before: image(before), after: image(after) },
        })),
      )
      if (description) {
        const about = touched.get(`${description.resource} ${description.resourceId}`)
        await record(tx, { accountId: owner.accountId, authorId: owner.userId, changeId: id }, description, about)
      }
      announce({ accountId: owner.accountId, changeId: id })
      return id
    },
  }
}
