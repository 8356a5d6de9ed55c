import { sql } from 'kysely'
import { sqliteDialect } from '../../../src/server/core/store/dialect/sqlite.ts'
import { rowsIn } from '../../../src/server/core/store/journal/images.ts'
import { storedCell } from '../../../src/server/core/store/list-columns.ts'
import type { Store } from '../../../src/server/core/store/store.ts'
import type { TableName } from '../../../src/server/core/store/tables.ts'

type Kept = Record<string, unknown> & { id: string; changeId: string }

/** Columns outside the journal: derived data, and the update time that records on a contact change. */
const same = (row: Kept, image: Record<string, unknown>) =>
  Object.entries(image).every(([column, value]) => column === 'updatedAt' || storedCell(row[column]) === storedCell(value))

/** Finds rows that the journal does not cover; the workspace's own company and first user predate the journal. */
export const journalFaults = (store: Store): Promise<string[]> =>
  store.read(async ({ db, dialect }) => {
    const faults: string[] = []
    const own = await db.selectFrom('accounts as a').innerJoin('contacts as c', 'c.id', 'a.ownCompanyId').select('c.changeId').execute()
    const openings = new Set(own.map(({ changeId }) => changeId))
    const rows = await db.selectFrom('changeRows').selectAll().orderBy('changeId').orderBy('position').execute()
    const changes = new Set((await db.selectFrom('changes').select('id').execute()).map(({ id }) => id))
    const images = new Map(
      rows.map((row) => [`${row.changeId} ${row.tableName} ${row.rowId}`, rowsIn(row.tableName as TableName, row).after]),
    )
    const counted = new Map<string, number>()
    for (const { changeId, position } of rows) {
      if (!changes.has(changeId)) faults.push(`rows of change ${changeId} without the change`)
      if (position !== (counted.get(changeId) ?? 0) + 1) faults.push(`change ${changeId} lacks a row before ${position}`)
      counted.set(changeId, position)
    }
    for (const id of changes) if (!counted.has(id)) faults.push(`change ${id} without rows`)
    for (const table of store.definitions.tables) {
      const kept = await sql<Kept>`select * from ${sql.table(table)}`.execute(db)
      for (const row of kept.rows) {
        if (openings.has(row.changeId)) continue
        const image = images.get(`${row.changeId} ${table} ${row.id}`)
        if (!image) faults.push(`${table} ${row.id} was written by change ${row.changeId}, which has no image of it`)
        else if (!same(row, image as unknown as Record<string, unknown>))
          faults.push(`${table} ${row.id} differs from what change ${row.changeId} wrote`)
      }
    }
    if (dialect !== sqliteDialect) return faults
    const broken = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    for (const { integrity_check } of broken.rows) if (integrity_check !== 'ok') faults.push(integrity_check)
    return faults
  })
