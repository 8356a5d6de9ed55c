import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { AnyRow, Row, TableName, UserRow } from '../../core/store/tables.ts'
import { leaveMilestones, unseenMilestones } from '../milestones/leave-milestones.ts'
import { leaveTasks, unseenTasks } from '../tasks/leave-tasks.ts'

const workgroupsOf = async (tx: ReadTx, { accountId, id }: UserRow): Promise<Row<'workgroups'>[]> => {
  const { rows } = await sql<Row<'workgroups'>>`select w.* from "workgroupUsers" u join workgroups w on w."accountId" = ${accountId}
    and w.id = u."workgroupId" where u."accountId" = ${accountId} and u."userId" = ${id} order by w.id`.execute(tx.db)
  return rows
}

/** Removes a user who becomes a client from every workgroup. */
const leaveWorkgroups = async (tx: WriteTx, user: UserRow) => {
  for (const group of await workgroupsOf(tx, user)) {
    const users = group.users.filter((id) => id !== user.id)
    await tx.update('workgroups', group, { users })
  }
}

/** Clients see no deals or cases, so becoming a client clears the responsible user of both. */
const leaveDealsAndCases = async (tx: WriteTx, user: UserRow) => {
  const deals = await rowsWith(tx, user, 'deals', { dealResponsibleId: user.id })
  await tx.updateMany('deals', deals, () => ({ dealResponsibleId: null }))
  const cases = await rowsWith(tx, user, 'cases', { caseResponsibleId: user.id })
  await tx.updateMany('cases', cases, () => ({ caseResponsibleId: null }))
}

/** Takes from a user who becomes a client what only colleagues have. */
export const leaveTeam = async (tx: WriteTx, user: UserRow) => {
  await leaveWorkgroups(tx, user)
  await leaveDealsAndCases(tx, user)
}

/** Takes from a user the open tasks and milestones that they no longer see. */
export const stepBack = async (tx: WriteTx, actor: Actor, user: UserRow) => {
  await leaveTasks(tx, actor, user)
  await leaveMilestones(tx, user)
}

/** Returns what a client may not keep: workgroups, deals, cases, and the open tasks and milestones that they do not see. */
export const notForClient = async (tx: ReadTx, user: UserRow) => {
  const held = (table: TableName, rows: AnyRow[]) => rows.map((row) => ({ table, row }))
  return [
    ...held('workgroups', await workgroupsOf(tx, user)),
    ...held('deals', await rowsWith(tx, user, 'deals', { dealResponsibleId: user.id })),
    ...held('cases', await rowsWith(tx, user, 'cases', { caseResponsibleId: user.id })),
    ...held('tasks', await unseenTasks(tx, user)),
    ...held('milestones', await unseenMilestones(tx, user)),
  ]
}
