import type { Step } from '../derived/derived.ts'
import { mostIds } from '../dialect/dialect.ts'
import type { Announcement, Author, Description, Journal, ReadTx } from '../store.ts'
import type { AnyRow, NewRow, Patch, Row, TableName } from '../tables.ts'
import { changedCells, openTouched } from './images.ts'
import { markAttached, writeChange } from './write-change.ts'
import { writeRows } from './write-rows.ts'

/** Returns a function that gives new ids, which it takes from the database several at a time. */
const openIds = ({ db, dialect }: ReadTx) => {
  let ready: string[] = []
  let given = 0
  return async () => {
    if (!ready.length) ready = (await dialect.nextIds(db, Math.min(mostIds, given + 4))).reverse()
    const id = ready.pop()
    if (id === undefined) throw new Error('the database returned no id')
    given += 1
    return id
  }
}

const made = <T extends TableName>(row: Row<T>): Step<T> => ({ before: undefined, after: row })
const removed = <T extends TableName>(row: Row<T>): Step<T> => ({ before: row, after: undefined })

/** How many loaded rows of one table are written together. */
const together = 1000

/** Writes loaded rows in batches. */
const openLoader = (tx: ReadTx) => {
  const waiting = new Map<TableName, AnyRow[]>()
  const writeLoaded = async () => {
    for (const [table, rows] of waiting) {
      waiting.delete(table)
      await writeRows(tx, table, rows.map(made))
    }
  }
  const load = async (table: TableName, row: AnyRow) => {
    const rows = waiting.get(table) ?? []
    waiting.set(table, rows)
    if (rows.push(row) >= together) await writeLoaded()
  }
  return { load, writeLoaded }
}

/** The tables that decide what a list has `since` a time: its records, and the workgroups that they are shared with. */
const readSince: TableName[] = ['contacts', 'deals', 'cases', 'workgroups']

export const openJournal = (tx: ReadTx, announce: (news: Announcement) => void): Journal => {
  const nextId = openIds(tx)
  const loader = openLoader(tx)
  const { touched, note } = openTouched(tx.definitions)
  let description: Description | undefined
  let change: Promise<string> | undefined
  const changeId = () => {
    change ??= nextId()
    return change
  }
  /** The columns that say when a row was written. */
  const written = async () => ({ changeId: await changeId(), updatedAt: tx.now })

  /** The same for a restored row, with the time only where lists are read by the time of a change (`since`). */
  const restoredBy = async (table: TableName) => (readSince.includes(table) ? written() : { changeId: await changeId() })

  /** Returns a new row with the columns of the store. */
  const filled = async <T extends TableName>(owner: Author, values: NewRow<T>) => {
    const kept = { accountId: owner.accountId, id: await nextId(), authorId: owner.userId, createdAt: tx.now, updatedAt: tx.now }
    return { ...kept, ...values, changeId: await changeId() } as unknown as Row<T>
  }

  /** Writes rows, of which the journal keeps the first and the last state. */
  const write = async <T extends TableName>(table: T, steps: Step<T>[]) => {
    await writeRows(tx, table, steps)
    for (const { before, after } of steps) note(table, before, after)
  }

  const insertMany: Journal['insertMany'] = async (owner, table, all) => {
    const rows: Row<typeof table>[] = []
    for (const values of all) rows.push(await filled<typeof table>(owner, values))
    await write(table, rows.map(made))
    return rows
  }

  /** Updates columns of rows, with this change and its time. */
  const stampMany = async <T extends TableName>(table: T, changed: { row: Row<T>; columns: object }[]) => {
    const stamp = await written()
    const steps = changed.map(({ row, columns }) => ({ before: row, after: { ...row, ...columns, ...stamp } }))
    await write(table, steps)
    return steps
  }

  const updateMany = async <T extends TableName>(table: T, rows: Row<T>[], patchOf: (row: Row<T>) => Patch<T>) => {
    const patched = rows.map((row) => ({ row, columns: changedCells(row, patchOf(row)) }))
    const changed = patched.filter(({ columns }) => Object.keys(columns).length)
    return changed.length ? stampMany(table, changed) : []
  }

  const removeMany: Journal['removeMany'] = async (table, rows) => {
    if (!rows.length) return
    await changeId()
    await write(table, rows.map(removed))
  }

  return {
    nextId,
    changeId,
    insert: async (owner, table, values) => {
      const [row] = await insertMany(owner, table, [values])
      return row as Row<typeof table>
    },
    insertMany,
    load: async (table, values) => {
      const row = { id: await nextId(), ...values, changeId: await changeId() } as unknown as Row<typeof table>
      await loader.load(table, row)
      return row
    },
    update: async (table, row, patch) => (await updateMany(table, [row], () => patch))[0]?.after ?? row,
    touch: async (table, row, patch) => (await stampMany(table, [{ row, columns: changedCells(row, patch) }]))[0]?.after ?? row,
    rewrite: async (table, row, columns) => {
      const next = { ...row, ...columns }
      await writeRows(tx, table, [{ before: row, after: next }])
      return next
    },
    updateMany: async (table, rows, patchOf) => void (await updateMany(table, rows, patchOf)),
    remove: (table, row) => removeMany(table, [row]),
    removeMany,
    drop: (table, row) => writeRows(tx, table, [removed(row)]),
    restore: async (table, rows) => {
      const stamp = await restoredBy(table)
      const back = (image: Row<typeof table>) => ({ ...image, ...stamp })
      await write(
        table,
        rows.map(({ current, image }) => ({ before: current, after: back(image) })),
      )
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
