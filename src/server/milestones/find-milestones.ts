import { type RawBuilder, sql } from 'kysely'
import type { Milestone, MilestoneFilter } from '../../contract/projects/milestones.ts'
import type { Actor } from '../actor.ts'
import { commentsCount } from '../comments/comments-count.ts'
import { notFound } from '../errors.ts'
import { findRow } from '../kinds/find.ts'
import { sees } from '../kinds/kinds.ts'
import type { MilestoneRow } from '../store/rows/projects.ts'
import type { ReadTx } from '../store/store.ts'
import { dayIn } from '../times.ts'

type ReadMilestone = MilestoneRow & { commentsCount: number }
export type MilestoneRecord = Milestone & { changeId: string }

const selectMilestones = (actor: Actor, where: RawBuilder<unknown>) => sql<ReadMilestone>`
  select milestones.*, ${commentsCount(actor, 'milestones')} as "commentsCount" from milestones
  where milestones."accountId" = ${actor.accountId} and ${sees(actor, 'milestones')} and ${where}
  order by milestones.deadline, milestones.id`

const toMilestone = (row: ReadMilestone): MilestoneRecord => ({
  id: row.id,
  projectId: row.projectId,
  title: row.title,
  ...(row.responsibleId ? { responsibleId: row.responsibleId } : {}),
  deadline: row.deadline,
  completedAt: row.completedAt,
  commentsCount: Number(row.commentsCount),
  author: row.authorId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  changeId: row.changeId,
})

export const findMilestone = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectMilestones(actor, sql`milestones.id = ${id}`).execute(tx.db)
  if (!rows[0]) throw notFound()
  return toMilestone(rows[0])
}

const conditions: Record<MilestoneFilter, (today: string) => RawBuilder<unknown>> = {
  all: () => sql`1 = 1`,
  completed: () => sql`milestones."completedAt" <> ''`,
  late: (today) => sql`(milestones."completedAt" = '' and milestones.deadline < ${today})`,
  upcoming: (today) => sql`(milestones."completedAt" = '' and milestones.deadline >= ${today})`,
}

/** The milestones of a project by deadline; today is the reader's. */
export const listMilestones = async (tx: ReadTx, actor: Actor, projectId: string, filter: MilestoneFilter = 'all') => {
  await findRow(tx, actor, 'projects', projectId)
  const which = conditions[filter](dayIn(actor.timeZone, tx.now))
  const { rows } = await selectMilestones(actor, sql`milestones."projectId" = ${projectId} and ${which}`).execute(tx.db)
  return rows.map(toMilestone)
}
