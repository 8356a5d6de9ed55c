import { sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import { refuse } from '../../core/errors.ts'
import { rowWith } from '../../core/rows/rows.ts'
import type { ReadTx, WriteTx } from '../../core/store/store.ts'
import type { ContactRow, ProjectRow } from '../../core/store/tables.ts'
import { replacedIn } from '../involved/replace-contact.ts'

/** Returns all projects that refer to a contact, including hidden ones. */
const projectsNaming = async (tx: ReadTx, actor: Actor, contactId: string): Promise<ProjectRow[]> => {
  const { rows } = await sql<ProjectRow>`select * from projects where "accountId" = ${actor.accountId} and ("contactId" = ${contactId}
    or id in (select "projectId" from "projectCompanies" where "accountId" = ${actor.accountId} and "companyId" = ${contactId})) order by id`.execute(
    tx.db,
  )
  return rows.map((row) => tx.definitions.asWritten('projects', row))
}

/** Replaces a deleted or merged contact by another one, or by none, in all projects, including hidden ones. */
export const replaceInProjects = async (tx: WriteTx, actor: Actor, id: string, by: string | null) => {
  await tx.updateMany('projects', await projectsNaming(tx, actor, id), ({ contactId, companies }) => ({
    contactId: contactId === id ? by : contactId,
    companies: replacedIn(companies, id, by),
  }))
}

/** Refuses a merge that would show a company's users projects of the other company. */
export const refuseWiderProjects = async (tx: ReadTx, actor: Actor, looser: ContactRow, winner: ContactRow) => {
  if (looser.type !== 'company') return
  const takingPart = async ({ id }: ContactRow) => (await projectsNaming(tx, actor, id)).filter((row) => row.companies.includes(id))
  const [theirs, ours] = [await takingPart(looser), await takingPart(winner)]
  for (const [one, own, other] of [
    [looser, theirs, ours],
    [winner, ours, theirs],
  ] as const)
    if (other.some(({ id }) => !own.some((row) => row.id === id)) && (await rowWith(tx, actor, 'users', { companyId: one.id })))
      throw refuse(409, 'wider', `Users of “${one.name}” would get access to more projects. Add both companies to the same projects first.`)
}
