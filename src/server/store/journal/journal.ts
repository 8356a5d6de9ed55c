import type { Announcement, ReadTx } from '../store.ts'
import type { JournaledTables, NewRow, Patch, TableName } from '../tables.ts'
import { openIds } from './ids.ts'
import { openLoader } from './loader.ts'
import { markAttached } from './mark-attached.ts'
import { dropRows, putRows, type Replacement, rewriteRows } from './rows.ts'
import { openTouched } from './touched.ts'
import { type Description, writeChange } from './write-change.ts'

/** In whose name rows are written, and in which account. */
interface Owner {
  accountId: string
  userId: string
}

export interface Journal {
  nextId(): Promise<string>
  /** Writes a new row in the name of `authorId` (its account comes with `accountId`). */
  insert<T extends TableName>(owner: Owner, table: T, row: NewRow<T>): Promise<JournaledTables[T]>
  /** The same for many rows of a table, in one statement; gives them in their order. */
  insertMany<T extends TableName>(owner: Owner, table: T, rows: NewRow<T>[]): Promise<JournaledTables[T][]>
  /** Writes a row as given, outside the journal: for filling a new workspace. Many are written together, the last of them when the transaction ends. */
  load(table: TableName, row: object): Promise<{ id: string }>
  /** Changes columns outside the journal: the row keeps its version. For bookkeeping, and for filling a new workspace. */
  rewrite<T extends TableName>(table: T, row: JournaledTables[T], columns: Partial<JournaledTables[T]>): Promise<JournaledTables[T]>
  /** Writes the loaded rows that are still waiting, for who is about to read or change them. */
  writeLoaded(): Promise<void>
  /** Changes columns of a row that the verb has loaded; a patch that changes nothing touches nothing, and gives the row itself. */
  update<T extends TableName>(table: T, row: JournaledTables[T], patch: Patch<T>): Promise<JournaledTables[T]>
  /** Changes columns of a row and counts as a change of it even where no column differs. */
  touch<T extends TableName>(table: T, row: JournaledTables[T], patch: Patch<T>): Promise<JournaledTables[T]>
  /** Updates many rows of a table in one statement. */
  updateMany<T extends TableName>(table: T, changes: { row: JournaledTables[T]; patch: Patch<T> }[]): Promise<void>
  remove<T extends TableName>(table: T, row: JournaledTables[T]): Promise<void>
  /** The same for many rows of a table and an account, in one statement. */
  removeMany<T extends TableName>(table: T, rows: JournaledTables[T][]): Promise<void>
  /** Takes a row out for good, outside the journal, with what follows from it: for what is kept for a time only. */
  drop<T extends TableName>(table: T, row: JournaledTables[T]): Promise<void>
  /** Puts rows back exactly, but for `changeId`, and of what is found by when it changed `updatedAt`, which say that they were put back now. */
  restore<T extends TableName>(table: T, rows: { current: JournaledTables[T] | undefined; image: JournaledTables[T] }[]): Promise<void>
  /** The id of the change that this transaction is; who asks for it makes it one, though it writes no row. */
  changeId(): Promise<string>
  describe(description: Description): void
  /** Writes the journal of all that was touched; gives the change's id, or nothing where nothing was changed. */
  finish(owner: Owner, groupKey: string | undefined, fallback: string): Promise<string | undefined>
}

/** What of a patch differs from the row; undefined where nothing does. */
const changedBy = (row: object, patch: object): object | undefined => {
  const [before, after] = [row as Record<string, unknown>, patch as Record<string, unknown>]
  let changed: Record<string, unknown> | undefined
  for (const column in after) {
    const value = after[column]
    if (value === undefined || value === before[column]) continue
    changed ??= {}
    changed[column] = value
  }
  return changed
}

export const openJournal = (tx: ReadTx, announce: (news: Announcement) => void): Journal => {
  const nextId = openIds(tx)
  const loader = openLoader(tx)
  const { touched, note } = openTouched()
  let description: Description | undefined
  let change: Promise<string> | undefined
  const changeId = () => {
    change ??= nextId()
    return change
  }
  /** What a row that is written now says of that. */
  const written = async () => ({ changeId: await changeId(), updatedAt: tx.now })

  /** What a row that is put back says of that: who asks for contacts that changed since has to hear of it, of all else nobody asks so. */
  const again = async (table: TableName) => (table === 'contacts' ? written() : { changeId: await changeId() })

  /** A new row as it is to be written. */
  const made = async <T extends TableName>(owner: Owner, values: NewRow<T>) => {
    const kept = { accountId: owner.accountId, id: await nextId(), authorId: owner.userId, createdAt: tx.now, updatedAt: tx.now }
    return { ...kept, ...values, changeId: await changeId() } as unknown as JournaledTables[T]
  }

  const insertMany: Journal['insertMany'] = async (owner, table, all) => {
    const rows: JournaledTables[typeof table][] = []
    for (const values of all) rows.push(await made<typeof table>(owner, values))
    await putRows(tx, table, rows)
    for (const row of rows) note(table, undefined, row)
    return rows
  }

  const replaceMany = async <T extends TableName>(table: T, replaced: Replacement<T>[]) => {
    await rewriteRows(tx, table, replaced)
    for (const { row, next } of replaced) note(table, row, next)
  }

  /** Writes columns of rows, with this change and its time. */
  const stampMany = async <T extends TableName>(table: T, changed: { row: JournaledTables[T]; columns: object }[]) => {
    const stamp = await written()
    const replaced = changed.map(({ row, columns }) => ({ row, next: { ...row, ...columns, ...stamp } }))
    await replaceMany(table, replaced)
    return replaced
  }

  const updateMany = async <T extends TableName>(table: T, changes: { row: JournaledTables[T]; patch: Patch<T> }[]) => {
    const changed = changes.flatMap(({ row, patch }) => {
      const columns = changedBy(row, patch)
      return columns ? [{ row, columns }] : []
    })
    return changed.length ? stampMany(table, changed) : []
  }

  const removeMany: Journal['removeMany'] = async (table, rows) => {
    if (!rows.length) return
    await changeId()
    await dropRows(tx, table, rows)
    for (const row of rows) note(table, row, undefined)
  }

  return {
    nextId,
    changeId,
    insert: async (owner, table, values) => {
      const [row] = await insertMany(owner, table, [values])
      return row as JournaledTables[typeof table]
    },
    insertMany,
    load: async (table, values) => {
      const row = { id: await nextId(), ...values, changeId: await changeId() } as unknown as JournaledTables[typeof table]
      await loader.load(table, row)
      return row
    },
    update: async (table, row, patch) => (await updateMany(table, [{ row, patch }]))[0]?.next ?? row,
    touch: async (table, row, patch) => (await stampMany(table, [{ row, columns: changedBy(row, patch) ?? {} }]))[0]?.next ?? row,
    rewrite: async (table, row, columns) => {
      const next = { ...row, ...columns }
      await rewriteRows(tx, table, [{ row, next }])
      return next
    },
    updateMany: async (table, changes) => void (await updateMany(table, changes)),
    remove: (table, row) => removeMany(table, [row]),
    removeMany,
    drop: (table, row) => dropRows(tx, table, [row]),
    restore: async (table, rows) => {
      const stamp = await again(table)
      const replaced: Replacement<typeof table>[] = []
      const back: JournaledTables[typeof table][] = []
      for (const { current, image } of rows) {
        const next = { ...image, ...stamp }
        if (current) replaced.push({ row: current, next })
        else back.push(next)
      }
      await replaceMany(table, replaced)
      await putRows(tx, table, back)
      for (const row of back) note(table, undefined, row)
    },
    writeLoaded: loader.writeLoaded,
    describe: (what) => {
      description = what
    },
    finish: async ({ accountId, userId }, groupKey, fallback) => {
      if (!change) return undefined
      const id = await change
      await writeChange(tx, { accountId, id, authorId: userId, groupKey: groupKey ?? null, fallback, description, touched })
      await markAttached(tx, accountId, touched.values())
      announce({ accountId, changeId: id })
      return id
    },
  }
}
