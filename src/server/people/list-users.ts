import { sql } from 'kysely'
import type { User } from '../../contract/x/people/users.ts'
import type { Actor } from '../actor.ts'
import { seesCompany } from '../projects/companies.ts'
import type { UserRow } from '../store/rows/people.ts'
import type { ReadTx } from '../store/store.ts'

type Listed = UserRow & { lastHereAt: string | null; seenCompanyId: string | null }

const toUser = (row: Listed): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  ...(row.seenCompanyId ? { companyId: row.seenCompanyId } : {}),
  active: row.active === 1,
  ...(row.lastHereAt ? { lastHere: row.lastHereAt } : {}),
})

/** What a client is told of the account's own people: who they are. */
const nameAlone = ({ email: _, lastHere: __, ...user }: User): User => user

/** The people of the workspace; a client sees those of the same company, and of the account's own the names, of both who still sign in. Their company is told to who sees it. */
export const listUsers = async (tx: ReadTx, actor: Actor) => {
  const { rows } = await sql<Listed>`select users.*, p."lastHereAt", contacts.id as "seenCompanyId" from users
    left join presence p on p."accountId" = users."accountId" and p."userId" = users.id
    left join contacts on contacts."accountId" = users."accountId" and contacts.id = users."companyId" and ${seesCompany(actor)}
    where users."accountId" = ${actor.accountId} order by users.id`.execute(tx.db)
  if (actor.role !== 'client') return rows.map(toUser)
  return rows
    .filter((row) => row.active === 1 && (row.role !== 'client' || row.companyId === actor.companyId))
    .map((row) => (row.role === 'client' ? toUser(row) : nameAlone(toUser(row))))
}
