import type { Actor } from '../actor.ts'

/** What of the actor stands in a query that is put together once and asked by many. */
export type AskedBy = Record<'accountId' | 'userId' | 'ownCompanyId', string>

export const askedBy = ({ accountId, userId, companyId }: Actor): AskedBy => ({ accountId, userId, ownCompanyId: companyId })

/** The actor as they stand there. Their role decides what the query is, so it has to be part of its name. */
export const readerIn = ({ accountId, userId, ownCompanyId }: AskedBy, actor: Actor): Actor => ({
  ...actor,
  accountId,
  userId,
  companyId: ownCompanyId,
})
