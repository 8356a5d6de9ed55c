import { sql } from 'kysely'
import type { ContactType } from '../../../contract/contacts/contacts.ts'
import type { Project } from '../../../contract/projects/projects.ts'
import type { Actor } from '../../core/actor.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { seesCompany } from '../project-access/companies.ts'

type Card = NonNullable<Project['xCard']>

interface Counted {
  id: string
  clients: number
  lists: number
  milestones: number
  nextId: string | null
  nextTitle: string | null
  nextDeadline: string | null
  /** Whether the actor sees the contact. As a condition of the join, which is always false for clients, Citus would refuse it. */
  contactSeen: number | boolean | null
  contactId: string | null
  contactType: ContactType | null
  contactName: string | null
  contactLastName: string | null
}

/** How many of the actor's latest recordings say where the actor has worked. */
const recent = 500

/** Counts the clients, task lists and open milestones of every visible project, and finds the next milestone and the contact that it is for. */
const countAll = async (tx: ReadTx, actor: Actor) => {
  const of = sql`"accountId" = ${actor.accountId} and "projectId" = p.id`
  const seenClients = actor.role === 'client' ? sql`u."companyId" = ${actor.companyId}` : sql`1 = 1`
  const { rows } = await sql<Counted>`select p.id,
      (select count(*) from users u join "projectCompanies" c on c."accountId" = ${actor.accountId} and c."companyId" = u."companyId"
        where u."accountId" = ${actor.accountId} and c."projectId" = p.id and u.role = 'client' and u.active = 1 and ${seenClients}) as clients,
      (select count(*) from "taskLists" where ${of}) as lists,
      (select count(*) from milestones where ${of} and "completedAt" = '') as milestones,
      next.id as "nextId", next.title as "nextTitle", next.deadline as "nextDeadline",
      (${tx.definitions.sees(actor, 'contacts', 'contact')}) as "contactSeen",
      contact.id as "contactId", contact.type as "contactType", contact.name as "contactName", contact."lastName" as "contactLastName"
    from projects p left join contacts contact on contact."accountId" = ${actor.accountId} and contact.id = p."contactId"
    left join milestones next on next."accountId" = ${actor.accountId} and next.id =
      (select id from milestones where ${of} and "completedAt" = '' order by deadline, id limit 1)
    where p."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'projects', 'p')}`.execute(tx.db)
  return rows
}

const companiesByProject = async (tx: ReadTx, actor: Actor) => {
  const { rows } = await sql<{ projectId: string; id: string; name: string }>`select c."projectId", contacts.id, contacts.name
    from "projectCompanies" c join "listedContacts" l on l."accountId" = ${actor.accountId} and l."contactId" = c."companyId"
    join contacts on contacts."accountId" = ${actor.accountId} and contacts.id = c."companyId"
    where c."accountId" = ${actor.accountId} and ${seesCompany(tx, actor)} order by l."sortKey", contacts.id`.execute(tx.db)
  return Map.groupBy(rows, ({ projectId }) => projectId)
}

const workedAt = async (tx: ReadTx, actor: Actor) => {
  const { rows } = await sql<{ projectId: string; date: string }>`select "projectId", max(date) as date from
    (select "projectId", date from recordings where "accountId" = ${actor.accountId} and "authorId" = ${actor.userId} and undone = 0
      order by date desc, id desc limit ${recent}) as latest
    where "projectId" is not null group by "projectId"`.execute(tx.db)
  return new Map(rows.map(({ projectId, date }) => [projectId, date]))
}

const contactOf = ({ contactSeen, contactId, contactType, contactName, contactLastName }: Partial<Counted> = {}): Card['contact'] =>
  contactSeen && contactId && contactType
    ? { id: contactId, name: `${contactName} ${contactLastName}`.trim(), type: contactType }
    : undefined

/** Returns what a list shows of each visible project beside its fields. */
export const findCards = async (tx: ReadTx, actor: Actor) => {
  const rows = new Map((await countAll(tx, actor)).map((row) => [row.id, row]))
  const companies = await companiesByProject(tx, actor)
  const worked = await workedAt(tx, actor)
  return (id: string): Card => {
    const { clients, lists, milestones, nextId, nextTitle, nextDeadline } = rows.get(id) ?? {}
    const contact = contactOf(rows.get(id))
    const at = worked.get(id)
    return {
      companies: (companies.get(id) ?? []).map((company) => ({ id: company.id, name: company.name })),
      ...(contact ? { contact } : {}),
      clients: Number(clients),
      lists: Number(lists),
      milestones: Number(milestones),
      ...(nextId && nextDeadline ? { nextMilestone: { id: nextId, title: nextTitle ?? '', deadline: nextDeadline } } : {}),
      ...(at ? { workedAt: at } : {}),
    }
  }
}
