import { sql } from 'kysely'
import type { Workgroup } from '../../contract/workgroups.ts'
import type { Actor } from '../actor.ts'
import { refuse, unknownId } from '../errors.ts'
import { changeIds } from '../id-list.ts'
import { deleteRow, describe, findEditable } from '../kinds/find.ts'
import { kinds, tables } from '../kinds/kinds.ts'
import { byName } from '../kinds/names.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { refuseTaken } from '../kinds/unique.ts'
import type { WorkgroupRow } from '../store/rows/people.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

export const toWorkgroup = (row: WorkgroupRow): Workgroup => ({
  id: row.id,
  name: row.name,
  users: JSON.parse(row.users) as string[],
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const listWorkgroups = async (tx: ReadTx, actor: Actor) => {
  return byName(await rowsWith(tx, actor, 'workgroups', {})).map(toWorkgroup)
}

/** Clients of other companies are in no workgroup: it would show them what they may not see. */
const checkUsers = async (tx: ReadTx, actor: Actor, changes: string[] | undefined, before: string[]) => {
  const added = (changes ?? []).filter((id) => !id.startsWith('-') && !before.includes(id))
  if (!added.length) return
  const known = await tx.db
    .selectFrom('users')
    .select('id')
    .where('accountId', '=', actor.accountId)
    .where('role', '!=', 'client')
    .where('id', 'in', added)
    .execute()
  const missing = added.find((id) => !known.some((user) => user.id === id))
  if (missing) throw unknownId(`group.users.${(changes ?? []).indexOf(missing)}`)
}

const freeName = (tx: ReadTx, row: Partial<WorkgroupRow>) =>
  refuseTaken(tx, 'workgroups', row, 'group.name', 'There is a workgroup of this name already.')

export const createWorkgroup = async (tx: WriteTx, actor: Actor, asked: { name: string; users?: string[] | undefined }) => {
  await freeName(tx, { accountId: actor.accountId, name: asked.name })
  const users = changeIds([], asked.users, 'group.users', true)
  await checkUsers(tx, actor, asked.users, [])
  const row = await tx.insert(actor, 'workgroups', { name: asked.name, users: JSON.stringify(users) })
  describe(tx, 'created', 'workgroups', row)
  return row
}

export const updateWorkgroup = async (
  tx: WriteTx,
  actor: Actor,
  id: string,
  change: { name?: string | undefined; users?: string[] | undefined },
) => {
  const row = await findEditable(tx, actor, 'workgroups', id)
  if (change.name !== undefined) await freeName(tx, { ...row, name: change.name })
  const before = JSON.parse(row.users) as string[]
  const users = changeIds(before, change.users, 'group.users', false)
  await checkUsers(tx, actor, change.users, before)
  describe(tx, 'updated', 'workgroups', await tx.update('workgroups', row, { name: change.name, users: JSON.stringify(users) }))
}

/** 409 where something is shown to this workgroup. */
const refuseShownTo = async (tx: ReadTx, actor: Actor, id: string) => {
  for (const table of tables.filter((table) => kinds[table].links.groupId)) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where "accountId" = ${actor.accountId} and "groupId" = ${id} limit 1`.execute(tx.db)
    if (rows.length) throw refuse(409, 'in-use', `Some ${table} are shown to this workgroup. Change who can see them first.`)
  }
}

export const deleteWorkgroup = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'workgroups', id, () => refuseShownTo(tx, actor, id))
