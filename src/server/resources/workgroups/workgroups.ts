import { sql } from 'kysely'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import * as wire from '../../../contract/workgroups.ts'
import { countWorkgroupUses, type WorkgroupUses } from '../../../contract/x/people/workgroups.ts'
import type { Actor } from '../../core/actor.ts'
import { refuse } from '../../core/errors.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { onCreate, onDelete, onOne, onUpdate } from '../../core/http/on-record.ts'
import { addedIds, changeIds, refuseUnknown } from '../../core/id-list.ts'
import { byName } from '../../core/rows/names.ts'
import { createRow, findAs, findRow, rowsWith, rowWith, updateRow } from '../../core/rows/rows.ts'
import { seenName } from '../../core/rows/seen-name.ts'
import { refuseTaken } from '../../core/rows/unique.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'

const toWorkgroup = (row: Row<'workgroups'>): wire.Workgroup => ({
  ...stampsOf(row),
  name: row.name,
  users: row.users,
})

const listWorkgroups = async (tx: ReadTx, actor: Actor) => {
  return byName(await rowsWith(tx, actor, 'workgroups', {})).map(toWorkgroup)
}

/** Refuses clients as members, because a workgroup would show them customer data. */
const checkUsers = async (tx: ReadTx, actor: Actor, changes: string[] | undefined, before: string[]) => {
  const users = await rowsWith(tx, actor, 'users', { id: addedIds(before, changes) })
  const colleagues = users.filter(({ role }) => role !== 'client').map(({ id }) => id)
  refuseUnknown(changes, (id) => before.includes(id) || colleagues.includes(id), 'group.users')
}

const freeName = (tx: ReadTx, row: Partial<Row<'workgroups'>>) =>
  refuseTaken(tx, 'workgroups', row, 'group.name', 'A workgroup with this name already exists.')

const createWorkgroup = async (tx: WriteTx, actor: Actor, asked: BodyOf<typeof wire.createWorkgroup>['group']) => {
  await freeName(tx, { accountId: actor.accountId, name: asked.name })
  const users = await changeIds(undefined, asked.users, 'group.users', seenName(tx, actor, 'users'))
  await checkUsers(tx, actor, asked.users, [])
  return createRow(tx, actor, 'workgroups', { name: asked.name, users })
}

const updateWorkgroup = async (tx: WriteTx, actor: Actor, row: Row<'workgroups'>, change: BodyOf<typeof wire.updateWorkgroup>['group']) => {
  if (change.name !== undefined) await freeName(tx, { ...row, name: change.name })
  const before = row.users
  const users = await changeIds(before, change.users, 'group.users', seenName(tx, actor, 'users'))
  await checkUsers(tx, actor, change.users, before)
  await updateRow(tx, 'workgroups', row, { name: change.name, users })
}

/** Counts the visible records that are shared with a workgroup. */
const countUses = async (tx: ReadTx, actor: Actor, id: string): Promise<WorkgroupUses> => {
  await findRow(tx, actor, 'workgroups', id)
  const count = (table: keyof WorkgroupUses) =>
    countOf(
      tx,
      sql`${sql.table(table)} where "accountId" = ${actor.accountId} and "groupId" = ${id} and ${tx.definitions.sees(actor, table)}`,
    )
  return { contacts: await count('contacts'), deals: await count('deals'), cases: await count('cases'), notes: await count('notes') }
}

/** Refuses (409) if a record is shared with this workgroup. */
const refuseShownTo = async (tx: ReadTx, actor: Actor, { id }: Row<'workgroups'>) => {
  const shared: { [column: string]: string } = { groupId: id }
  for (const table of tx.definitions.tables.filter((table) => tx.definitions.of(table).links.groupId))
    if (await rowWith(tx, actor, table, shared))
      throw refuse(409, 'in-use', `Some ${table} are shared with this workgroup. Change their visibility first.`)
}

export const workgroupRoutes: Route[] = [
  onRead(wire.listWorkgroups, async ({ tx, actor }) => ({ groups: await listWorkgroups(tx, actor) })),
  onOne(wire.getWorkgroup, 'group', findAs('workgroups', toWorkgroup)),
  onCreate(wire.createWorkgroup, 'group', 'workgroupId', createWorkgroup),
  onUpdate(wire.updateWorkgroup, 'workgroups', 'group', updateWorkgroup),
  onRead(countWorkgroupUses, async ({ tx, actor, params }) => ({ uses: await countUses(tx, actor, params.id) })),
  onDelete(wire.deleteWorkgroup, 'workgroups', refuseShownTo),
]
