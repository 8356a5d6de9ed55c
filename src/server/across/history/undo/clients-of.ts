import type { Actor } from '../../../core/actor.ts'
import type { Hooks } from '../../../core/hooks.ts'
import { rowsWith } from '../../../core/rows/rows.ts'
import { cellsOf, idsInColumn } from '../../../core/store/definitions/definitions.ts'
import { rowsIn, storedRows } from '../../../core/store/journal/images.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, ChangeRow, TableName } from '../../../core/store/tables.ts'
import { conflict, type NameOf } from './undo-conflicts.ts'

const columnsTo = (columns: [column: string, target: TableName][]) => columns.flatMap(([column, to]) => (to === 'users' ? [column] : []))
/** The resources whose rows refer to users or decide what users see. */
const aboutUsers = ({ definitions: { tables, linkColumns, linkLists } }: ReadTx) =>
  tables.filter((table) => table === 'users' || table === 'projects' || columnsTo([...linkColumns(table), ...linkLists(table)]).length)

/** Returns the users that a row refers to, and the companies that it gives access. */
const namedBy = (tx: ReadTx, table: TableName, row: AnyRow) => ({
  users: [
    ...(table === 'users' ? [row.id] : []),
    ...columnsTo(tx.definitions.linkColumns(table)).map((column) => cellsOf(row)[column]),
    ...columnsTo(tx.definitions.linkLists(table)).flatMap((column) => idsInColumn(row, column)),
  ].filter((id) => typeof id === 'string'),
  companies: table === 'projects' ? idsInColumn(row, 'companies') : [],
})

const namedIn = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  const stored = await storedRows(tx, actor.accountId, changes)
    .select(['tableName', 'before', 'after'])
    .where('tableName', 'in', aboutUsers(tx))
    .execute()
  const named = stored.flatMap(({ tableName, ...images }) =>
    Object.values(rowsIn(tableName as TableName, images)).flatMap((row) => (row ? [namedBy(tx, tableName as TableName, row)] : [])),
  )
  return { users: new Set(named.flatMap(({ users }) => users)), companies: new Set(named.flatMap(({ companies }) => companies)) }
}

/** Returns what clients affected by these changes have that is not visible to them, to compare before and after an undo. */
export const clientsOf = async (tx: ReadTx, actor: Actor, hooks: Hooks, changes: ChangeRow[]) => {
  const { users, companies } = await namedIn(tx, actor, changes)
  const held = async (tx: ReadTx) => {
    if (!users.size && !companies.size) return []
    const clients = await rowsWith(tx, actor, 'users', { role: 'client' })
    const all = []
    for (const user of clients.filter(({ id, companyId }) => users.has(id) || companies.has(companyId)))
      for (const one of (await hooks.users?.notForClient?.(tx, user)) ?? []) all.push({ user, ...one })
    return all
  }
  const keyOf = ({ user, table, row }: Awaited<ReturnType<typeof held>>[number]) => `${user.id} ${table} ${row.id}`
  const before = new Set((await held(tx)).map(keyOf))
  return {
    /** Refuses the undo (409) if it would give a client something that is not visible to them. What they had before does not count. */
    refuseMore: async (tx: ReadTx, nameOf: NameOf) => {
      const more = (await held(tx)).find((one) => !before.has(keyOf(one)))
      if (more) throw conflict(`${await nameOf(more.table, more.row)} would belong to “${more.user.name}”, a client without access to it`)
    },
  }
}
