import { type RawBuilder, sql } from 'kysely'
import type { Project, ProjectStatus } from '../../../contract/projects/projects.ts'
import type { Actor } from '../../core/actor.ts'
import { found } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ProjectRow } from '../../core/store/tables.ts'
import { findCards } from './find-cards.ts'

export type ProjectRecord = Project & { changeId: string }
type ReadProject = ProjectRow & { seenContactId: string | null }

/** Selects visible projects, each with its contact if that is visible. */
const selectProjects = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql<ReadProject>`
  select projects.*, (select contact.id from contacts as contact where contact."accountId" = ${actor.accountId}
    and contact.id = projects."contactId" and ${tx.definitions.sees(actor, 'contacts', 'contact')}) as "seenContactId" from projects
  where projects."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'projects')} and ${where} order by projects."sortKey", projects.id`

const toProject = (row: ReadProject): ProjectRecord => ({
  ...stampsOf(row),
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
  xClientsMay: row.clientsMay,
})

/** Returns the visible projects by name, each with its card if the reader wants them. */
export const listProjects = async (tx: ReadTx, actor: Actor, withCards = false) => {
  const projects = (await selectProjects(tx, actor, sql`1 = 1`).execute(tx.db)).rows.map(toProject)
  if (!withCards) return projects
  const cardOf = await findCards(tx, actor)
  return projects.map((project) => ({ ...project, xCard: cardOf(project.id) }))
}

export const findProject = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectProjects(tx, actor, sql`projects.id = ${id}`).execute(tx.db)
  return toProject(found(rows[0]))
}

/** Counts the visible projects of each status. */
export const countProjects = async (tx: ReadTx, actor: Actor) => {
  const { rows } = await sql<{ status: ProjectStatus; count: number }>`select status, count(*) as count from projects
    where "accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'projects')} group by status`.execute(tx.db)
  const of = (status: ProjectStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  return { active: of('active'), silent: of('silent'), archived: of('archived'), template: of('template') }
}
