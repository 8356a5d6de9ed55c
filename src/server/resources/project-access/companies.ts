import { type RawBuilder, sql } from 'kysely'
import type { Company } from '../../../contract/contacts/companies.ts'
import type { Actor } from '../../core/actor.ts'
import { changeIds, refuseUnknown } from '../../core/id-list.ts'
import { findRow, found } from '../../core/rows/rows.ts'
import { seenName } from '../../core/rows/seen-name.ts'
import type { Condition } from '../../core/store/conditions.ts'
import { idsIn } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'

const id = sql.ref('contacts.id')
const ownCompany = (actor: Actor) => sql`(select "ownCompanyId" from accounts where id = ${actor.accountId})`
const projectsOf = (actor: Actor) =>
  sql`(select "projectId" from "projectCompanies" where "accountId" = ${actor.accountId} and "companyId" = ${actor.companyId})`

/**
 * Matches visible companies: visible contacts and the own company. Clients see the own company, their own, and public ones that share a
 * project with theirs.
 */
export const seesCompany = (tx: ReadTx, actor: Actor): Condition =>
  actor.role === 'client'
    ? sql<boolean>`(${id} = ${actor.companyId} or ${id} = ${ownCompany(actor)} or (contacts.visibility = 'public' and ${id} in (select "companyId"
        from "projectCompanies" where "accountId" = ${actor.accountId} and "projectId" in ${projectsOf(actor)})))`
    : sql<boolean>`(${id} = ${ownCompany(actor)} or ${tx.definitions.sees(actor, 'contacts')})`

const selectCompanies = async (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>): Promise<Company[]> => {
  const { rows } = await sql<Company>`select contacts.id, contacts.name from "listedContacts" l
    join contacts on contacts."accountId" = ${actor.accountId} and contacts.id = l."contactId"
    where l."accountId" = ${actor.accountId} and l.type = 'company' and ${seesCompany(tx, actor)} and ${where} order by l."sortKey", l."contactId"`.execute(
    tx.db,
  )
  return rows
}

export const listCompanies = (tx: ReadTx, actor: Actor) => selectCompanies(tx, actor, sql`1 = 1`)

export const findCompany = async (tx: ReadTx, actor: Actor, companyId: string) => {
  const [company] = await selectCompanies(tx, actor, sql`${id} = ${companyId}`)
  return found(company)
}

/** Returns the visible companies that take part in a project. */
export const listProjectCompanies = async (tx: ReadTx, actor: Actor, projectId: string) => {
  await findRow(tx, actor, 'projects', projectId)
  const takingPart = sql`select "companyId" from "projectCompanies" where "accountId" = ${actor.accountId} and "projectId" = ${projectId}`
  return selectCompanies(tx, actor, sql`${id} in (${takingPart})`)
}

/** Returns the ids of the companies of a project after a request; `before` is undefined for a new project. */
export const companiesAfter = async (
  tx: ReadTx,
  actor: Actor,
  before: string[] | undefined,
  changes: string[] | undefined,
  field: string,
): Promise<string[]> => {
  const named = (changes ?? []).map((change) => change.replace(/^-/, ''))
  const seen = new Set((await selectCompanies(tx, actor, sql`${id} in ${idsIn(tx, named)}`)).map((company) => company.id))
  refuseUnknown(changes, (companyId) => seen.has(companyId), field)
  return changeIds(before, changes, field, seenName(tx, actor, 'contacts'))
}
