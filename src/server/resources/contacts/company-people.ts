import type { Actor } from '../../core/actor.ts'
import { refuse } from '../../core/errors.ts'
import { rowsWith, rowWith } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ContactRow } from '../../core/store/tables.ts'

/** Returns whether a contact is the workspace's own company. */
export const isOwnCompany = async (tx: ReadTx, actor: Actor, id: string) => {
  const account = await tx.db.selectFrom('accounts').select('ownCompanyId').where('id', '=', actor.accountId).executeTakeFirst()
  return account?.ownCompanyId === id
}

/** Refuses (409) if a user belongs to this company. */
export const refuseClients = async (tx: ReadTx, { accountId, id }: ContactRow, field?: string) => {
  const client = await rowWith(tx, { accountId }, 'users', { companyId: id })
  if (client) throw refuse(409, 'has-users', `${client.name} belongs to this company. Move them to another company first.`, field)
}

/** Returns all people of a company, including those hidden from the actor. */
export const employeesOf = (tx: ReadTx, actor: Actor, companyId: string) => rowsWith(tx, actor, 'contacts', { companyId })
