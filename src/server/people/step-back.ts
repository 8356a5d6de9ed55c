import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { rowsWith } from '../kinds/rows-with.ts'
import { leaveMilestones, unseenMilestones } from '../milestones/leave-milestones.ts'
import type { UserRow, WorkgroupRow } from '../store/rows/people.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { leaveTasks, unseenTasks } from '../tasks/leave-tasks.ts'

const workgroupsOf = async (tx: ReadTx, { accountId, id }: UserRow): Promise<WorkgroupRow[]> => {
  const { rows } = await sql<WorkgroupRow>`select w.* from "workgroupUsers" u join workgroups w on w."accountId" = u."accountId"
    and w.id = u."workgroupId" where u."accountId" = ${accountId} and u."userId" = ${id} order by w.id`.execute(tx.db)
  return rows
}

/** Who becomes a client is no longer shown what the workgroups are shown. */
const leaveWorkgroups = async (tx: WriteTx, user: UserRow) => {
  for (const group of await workgroupsOf(tx, user)) {
    const users = (JSON.parse(group.users) as string[]).filter((id) => id !== user.id)
    await tx.update('workgroups', group, { users: JSON.stringify(users) })
  }
}

/** Who becomes a client sees no deals, and so answers for none: somebody else has to be named. */
const leaveDeals = async (tx: WriteTx, user: UserRow) => {
  const deals = await rowsWith(tx, user, 'deals', { dealResponsibleId: user.id })
  await tx.updateMany(
    'deals',
    deals.map((row) => ({ row, patch: { dealResponsibleId: null } })),
  )
}

/** Who becomes a client leaves what only the workspace’s own people do. */
export const leaveTeam = async (tx: WriteTx, user: UserRow) => {
  await leaveWorkgroups(tx, user)
  await leaveDeals(tx, user)
}

/** Nobody has to do what they no longer see. */
export const stepBack = async (tx: WriteTx, actor: Actor, user: UserRow) => {
  await leaveTasks(tx, actor, user)
  await leaveMilestones(tx, user)
}

interface Held {
  table: TableName
  row: JournaledTables[TableName]
}

/** What a client has that nobody leaves them: the memberships, deals, open tasks and open milestones that stepping back takes. */
export const notForClient = async (tx: ReadTx, user: UserRow): Promise<Held[]> => {
  const held = (table: TableName, rows: Held['row'][]) => rows.map((row) => ({ table, row }))
  return [
    ...held('workgroups', await workgroupsOf(tx, user)),
    ...held('deals', await rowsWith(tx, user, 'deals', { dealResponsibleId: user.id })),
    ...held('tasks', await unseenTasks(tx, user)),
    ...held('milestones', await unseenMilestones(tx, user)),
  ]
}
