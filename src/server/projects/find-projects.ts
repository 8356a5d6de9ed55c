import { type RawBuilder, sql } from 'kysely'
import type { Project, ProjectStatus } from '../../contract/projects/projects.ts'
import type { Actor } from '../actor.ts'
import { notFound } from '../errors.ts'
import { sees } from '../kinds/kinds.ts'
import type { ProjectRow } from '../store/rows/projects.ts'
import type { ReadTx } from '../store/store.ts'

export type ProjectRecord = Project & { changeId: string }
type ReadProject = ProjectRow & { seenContactId: string | null }

/** Projects that the actor may see, each with its contact where they may see that too. */
const selectProjects = (actor: Actor, where: RawBuilder<unknown>) => sql<ReadProject>`
  select projects.*, contact.id as "seenContactId" from projects left join contacts as contact
    on contact."accountId" = projects."accountId" and contact.id = projects."contactId" and ${sees(actor, 'contacts', 'contact')}
  where projects."accountId" = ${actor.accountId} and ${sees(actor, 'projects')} and ${where} order by projects."sortKey", projects.id`

const toProject = (row: ReadProject): ProjectRecord => ({
  id: row.id,
  name: row.name,
  status: row.status,
  ...(row.categoryId ? { categoryId: row.categoryId } : {}),
  ...(row.seenContactId ? { contactId: row.seenContactId } : {}),
  overviewPageAnnouncement: row.overviewPageAnnouncement,
  startPage: row.startPage,
  noEmailNotifications: row.noEmailNotifications === 1,
  displayAnnouncement: row.displayAnnouncement === 1,
  allowHtmlInAnnouncement: row.allowHtmlInAnnouncement === 1,
  defaultToPrivate: row.defaultToPrivate === 1,
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  changeId: row.changeId,
})

export const listProjects = async (tx: ReadTx, actor: Actor) => (await selectProjects(actor, sql`1 = 1`).execute(tx.db)).rows.map(toProject)

export const findProject = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectProjects(actor, sql`projects.id = ${id}`).execute(tx.db)
  if (!rows[0]) throw notFound()
  return toProject(rows[0])
}

/** How many projects of each status the actor may see. */
export const countProjects = async (tx: ReadTx, actor: Actor) => {
  const { rows } = await sql<{ status: ProjectStatus; count: number }>`select status, count(*) as count from projects
    where "accountId" = ${actor.accountId} and ${sees(actor, 'projects')} group by status`.execute(tx.db)
  const of = (status: ProjectStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  return { active: of('active'), silent: of('silent'), archived: of('archived'), template: of('template') }
}
