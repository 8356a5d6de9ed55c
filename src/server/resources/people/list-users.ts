import { sql } from 'kysely'
import type { User } from '../../../contract/x/people/users.ts'
import type { Actor } from '../../core/actor.ts'
import type { ServiceOptions } from '../../core/deps.ts'
import { seesPerson } from '../../core/rows/sees-person.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { UserRow } from '../../core/store/tables.ts'
import { seesCompany } from '../project-access/companies.ts'

type Listed = UserRow & {
  lastHereAt: string | null
  seenCompanyId: string | null
  invitedUntil: string | null
  confirmedKey: string | null
}

const toUser = (row: Listed): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  ...(row.seenCompanyId ? { companyId: row.seenCompanyId } : {}),
  active: row.active === 1,
  ...(row.lastHereAt ? { lastHere: row.lastHereAt } : {}),
})

/** Returns what only administrators see. */
const forAdmin = ({ invitedUntil, confirmedKey, emailKey }: Listed, { mailFrom }: ServiceOptions) => ({
  ...(invitedUntil ? { invitedUntil } : {}),
  ...(mailFrom === undefined ? {} : { emailConfirmed: confirmedKey === emailKey }),
})

/** Returns what clients see of colleagues: their names. */
const withoutContactDetails = ({ email: _, lastHere: __, ...user }: User): User => user

/**
 * Returns the people of the workspace. Clients see the active people of their own company, and the names of active colleagues. The company
 * is included if the reader sees it.
 */
export const listUsers = async (tx: ReadTx, actor: Actor, options: ServiceOptions) => {
  const { rows } =
    await sql<Listed>`select users.*, p."lastHereAt", contacts.id as "seenCompanyId", k."expiresAt" as "invitedUntil", c."confirmedKey" from users
    left join presence p on p."accountId" = ${actor.accountId} and p."userId" = users.id
    left join "accessKeys" k on k."accountId" = ${actor.accountId} and k."userId" = users.id and k.kind = 'invitation'
    left join credentials c on c."accountId" = ${actor.accountId} and c."userId" = users.id
    left join contacts on contacts."accountId" = ${actor.accountId} and contacts.id = users."companyId" and ${seesCompany(tx, actor)}
    where users."accountId" = ${actor.accountId} order by users.id`.execute(tx.db)
  if (actor.role === 'admin') return rows.map((row) => ({ ...toUser(row), ...forAdmin(row, options) }))
  if (actor.role === 'member') return rows.map(toUser)
  return rows
    .filter((row) => seesPerson(actor, row))
    .map((row) => (row.role === 'client' ? toUser(row) : withoutContactDetails(toUser(row))))
}
