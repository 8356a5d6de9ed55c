import type { WriteTx } from '../../../core/store/store.ts'

/** The action in the history. A new password cannot be undone. */
export const newPassword = 'given a new password'
/** The name in the history of an invited user setting their first password. */
export const joined = 'joined'

/** Sets a password outside the journal. It ends all sessions and tokens of the user except the one in use. */
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
