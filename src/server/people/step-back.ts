import type { Actor } from '../actor.ts'
import { asWritten } from '../kinds/kinds.ts'
import { leaveMilestones } from '../milestones/leave-milestones.ts'
import type { UserRow } from '../store/rows/people.ts'
import type { WriteTx } from '../store/store.ts'
import { leaveTasks } from '../tasks/leave-tasks.ts'

/** Who becomes a client is no longer shown what the workgroups are shown. */
const leaveWorkgroups = async (tx: WriteTx, actor: Actor, userId: string) => {
  const groups = await tx.db.selectFrom('workgroups').selectAll().where('accountId', '=', actor.accountId).execute()
  for (const group of groups) {
    const users = JSON.parse(group.users) as string[]
    if (users.includes(userId)) await tx.update('workgroups', group, { users: JSON.stringify(users.filter((id) => id !== userId)) })
  }
}

/** Who becomes a client sees no deals, and so answers for none: somebody else has to be named. */
const leaveDeals = async (tx: WriteTx, { accountId }: Actor, userId: string) => {
  const deals = await tx.db
    .selectFrom('deals')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('dealResponsibleId', '=', userId)
    .execute()
  await tx.updateMany(
    'deals',
    deals.map((deal) => ({ row: asWritten('deals', deal), patch: { dealResponsibleId: null } })),
  )
}

/** Who becomes a client leaves what only the workspace’s own people do. */
export const leaveTeam = async (tx: WriteTx, actor: Actor, user: UserRow) => {
  await leaveWorkgroups(tx, actor, user.id)
  await leaveDeals(tx, actor, user.id)
}

/** Nobody has to do what they no longer see. */
export const stepBack = async (tx: WriteTx, actor: Actor, user: UserRow) => {
  await leaveTasks(tx, actor, user)
  await leaveMilestones(tx, user)
}
