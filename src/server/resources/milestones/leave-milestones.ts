import { sql } from 'kysely'
import { actorFor } from '../../core/actor.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { Row, UserRow } from '../../core/store/tables.ts'

/** Returns the open milestones that a user is responsible for but does not see. */
export const unseenMilestones = async (tx: ReadTx, user: UserRow): Promise<Row<'milestones'>[]> => {
  const { rows } = await sql<
    Row<'milestones'>
  >`select m.* from milestones m where m."accountId" = ${user.accountId} and m."responsibleId" = ${user.id}
    and m."completedAt" = '' and not ${tx.definitions.sees(actorFor(user), 'milestones', 'm')} order by m.id`.execute(tx.db)
  return rows
}

/** Removes a user from the open milestones that they no longer see. */
export const leaveMilestones = async (tx: WriteTx, user: UserRow) => {
  await tx.updateMany('milestones', await unseenMilestones(tx, user), () => ({ responsibleId: null }))
}
