import type { WriteTx } from '../../store/store.ts'

/** What the history calls it: a password is never taken back. */
export const newPassword = 'given a new password'

/** A new password, a change that no row tells of; every session and token of the person ends, but for the one that asks. */
export const setPassword = async (tx: WriteTx, accountId: string, userId: string, passwordHash: string, keep = '') => {
  await tx.changeId()
  await tx.db
    .insertInto('credentials')
    .values({ accountId, userId, passwordHash })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId']).doUpdateSet({ passwordHash }))
    .execute()
  await tx.db
    .deleteFrom('accessKeys')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('tokenHash', '!=', keep)
    .execute()
}
