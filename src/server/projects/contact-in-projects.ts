import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import { asWritten } from '../kinds/kinds.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { ProjectRow } from '../store/rows/projects.ts'
import type { ReadTx, WriteTx } from '../store/store.ts'

/** Every project that a contact has to do with, seen by the actor or not. */
const projectsNaming = async (tx: ReadTx, actor: Actor, contactId: string): Promise<ProjectRow[]> => {
  const { rows } = await sql<ProjectRow>`select * from projects where "accountId" = ${actor.accountId} and ("contactId" = ${contactId}
    or id in (select "projectId" from "projectCompanies" where "accountId" = ${actor.accountId} and "companyId" = ${contactId})) order by id`.execute(
    tx.db,
  )
  return rows.map((row) => asWritten('projects', row))
}
const companiesOf = (row: ProjectRow) => JSON.parse(row.companies) as string[]

/** Takes a contact that goes out of all projects. */
export const leaveProjects = async (tx: WriteTx, actor: Actor, contactId: string) => {
  for (const row of await projectsNaming(tx, actor, contactId))
    await tx.update('projects', row, {
      contactId: row.contactId === contactId ? null : row.contactId,
      companies: JSON.stringify(companiesOf(row).filter((id) => id !== contactId)),
    })
}

const hasClients = async (tx: ReadTx, { accountId, id }: ContactRow) =>
  (await tx.db.selectFrom('users').select('id').where('accountId', '=', accountId).where('companyId', '=', id).limit(1).execute()).length >
  0

/** A merge shows nobody more than before: neither company's people may come to see projects that only the other takes part in. */
export const refuseWiderProjects = async (tx: ReadTx, actor: Actor, looser: ContactRow, winner: ContactRow) => {
  if (looser.type !== 'company') return
  const takingPart = async ({ id }: ContactRow) => (await projectsNaming(tx, actor, id)).filter((row) => companiesOf(row).includes(id))
  const [theirs, ours] = [await takingPart(looser), await takingPart(winner)]
  for (const [one, own, other] of [
    [looser, theirs, ours],
    [winner, ours, theirs],
  ] as const)
    if (other.some(({ id }) => !own.some((row) => row.id === id)) && (await hasClients(tx, one)))
      throw refuse(
        409,
        'wider',
        `People of “${one.name}” sign in here, and would come to see more projects. Let both companies take part in the same projects first.`,
      )
}

/** Puts the contact that stays where the one that goes was named. */
export const moveProjects = async (tx: WriteTx, actor: Actor, looserId: string, winnerId: string) => {
  for (const row of await projectsNaming(tx, actor, looserId))
    await tx.update('projects', row, {
      contactId: row.contactId === looserId ? winnerId : row.contactId,
      companies: JSON.stringify([...new Set(companiesOf(row).map((id) => (id === looserId ? winnerId : id)))]),
    })
}
