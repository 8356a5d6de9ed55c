import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { kinds, tables } from '../../kinds/kinds.ts'
import { notForClient } from '../../people/step-back.ts'
import { idsIn } from '../../store/ids-in.ts'
import { rowsIn } from '../../store/journal/images.ts'
import type { ChangeRow } from '../../store/rows/changes.ts'
import type { UserRow } from '../../store/rows/people.ts'
import type { ReadTx } from '../../store/store.ts'
import type { TableName } from '../../store/tables.ts'
import { conflict, type NameOf } from './undo-conflicts.ts'

type Image = Record<string, string | null>

const columnsTo = (columns: { [column: string]: TableName } | undefined) =>
  Object.entries(columns ?? {}).flatMap(([column, target]) => (target === 'users' ? [column] : []))
/** The kinds whose rows name people, or decide what people see. */
const telling: TableName[] = tables.filter(
  (table) => table === 'users' || table === 'projects' || columnsTo({ ...kinds[table].links, ...kinds[table].linkLists }).length,
)
const list = (json: string | null | undefined) => JSON.parse(json ?? '[]') as string[]

/** The people whom a row names, and the companies whose people it lets see something. */
const namedBy = (table: TableName, row: Image) => ({
  users: [
    ...(table === 'users' ? [row.id] : []),
    ...columnsTo(kinds[table].links).map((column) => row[column]),
    ...columnsTo(kinds[table].linkLists).flatMap((column) => list(row[column])),
  ].filter((id) => typeof id === 'string'),
  companies: table === 'projects' ? list(row.companies) : [],
})

const namedIn = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  const ids = changes.map(({ id }) => id)
  const stored = await tx.db
    .selectFrom('changeRows')
    .select(['tableName', 'before', 'after'])
    .where('accountId', '=', actor.accountId)
    .where(sql<boolean>`"changeId" in ${idsIn(tx, ids)}`)
    .where('tableName', 'in', telling)
    .execute()
  const named = stored.flatMap(({ tableName, ...images }) =>
    Object.values(rowsIn(images)).flatMap((row) => (row ? [namedBy(tableName as TableName, row as unknown as Image)] : [])),
  )
  return { users: new Set(named.flatMap(({ users }) => users)), companies: new Set(named.flatMap(({ companies }) => companies)) }
}

/** The clients whom changes have to do with, and what each has of what is not for them; asked before and after an undo. */
export const clientsOf = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  const { users, companies } = await namedIn(tx, actor, changes)
  const held = async (tx: ReadTx) => {
    if (!users.size && !companies.size) return []
    const clients: UserRow[] = await tx.db
      .selectFrom('users')
      .selectAll()
      .where('accountId', '=', actor.accountId)
      .where('role', '=', 'client')
      .execute()
    const all = []
    for (const user of clients.filter(({ id, companyId }) => users.has(id) || companies.has(companyId)))
      for (const one of await notForClient(tx, user)) all.push({ user, ...one })
    return all
  }
  const keyOf = ({ user, table, row }: Awaited<ReturnType<typeof held>>[number]) => `${user.id} ${table} ${row.id}`
  const before = new Set((await held(tx)).map(keyOf))
  return {
    /** 409 where the undo would give a client something that is not for them. What they had before is none of its doing. */
    refuseMore: async (tx: ReadTx, nameOf: NameOf) => {
      const more = (await held(tx)).find((one) => !before.has(keyOf(one)))
      if (more)
        throw conflict(`${await nameOf(more.table, more.row)} would be with “${more.user.name}”, who is a client and does not see it`)
    },
  }
}
