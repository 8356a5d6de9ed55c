import { type RawBuilder, sql } from 'kysely'
import type { Milestone, MilestoneFilter, MilestoneWithProject } from '../../../contract/projects/milestones.ts'
import type { Actor } from '../../core/actor.ts'
import { findRow, found } from '../../core/rows/rows.ts'
import { stampsOf } from '../../core/store/common-columns.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Row } from '../../core/store/tables.ts'
import { dayIn } from '../../core/times.ts'
import { commentsCount } from '../../core/visibility/comments-count.ts'

type ReadMilestone = Row<'milestones'> & { commentsCount: number }
export type MilestoneRecord = Milestone & { changeId: string }

const selectMilestones = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql<ReadMilestone>`
  select milestones.*, ${commentsCount(actor, 'milestones')} as "commentsCount" from milestones
  where milestones."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'milestones')} and ${where}
  order by milestones.deadline, milestones.id`

const toMilestone = (row: ReadMilestone): MilestoneRecord => ({
  ...stampsOf(row),
  projectId: row.projectId,
  title: row.title,
  ...(row.responsibleId ? { responsibleId: row.responsibleId } : {}),
  deadline: row.deadline,
  completedAt: row.completedAt,
  commentsCount: Number(row.commentsCount),
})

export const findMilestone = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectMilestones(tx, actor, sql`milestones.id = ${id}`).execute(tx.db)
  return toMilestone(found(rows[0]))
}

const conditions: Record<MilestoneFilter, (today: string) => RawBuilder<unknown>> = {
  all: () => sql`1 = 1`,
  completed: () => sql`milestones."completedAt" <> ''`,
  late: (today) => sql`(milestones."completedAt" = '' and milestones.deadline < ${today})`,
  upcoming: (today) => sql`(milestones."completedAt" = '' and milestones.deadline >= ${today})`,
}

/** Returns the milestones of a project by deadline. Today is that of the reader's time zone. */
export const listMilestones = async (tx: ReadTx, actor: Actor, projectId: string, filter: MilestoneFilter = 'all') => {
  await findRow(tx, actor, 'projects', projectId)
  const which = conditions[filter](dayIn(actor.timeZone, tx.now))
  const { rows } = await selectMilestones(tx, actor, sql`milestones."projectId" = ${projectId} and ${which}`).execute(tx.db)
  return rows.map(toMilestone)
}

interface AllMilestones {
  until?: string | undefined
  filter?: MilestoneFilter | undefined
}

/** Returns the milestones of all visible projects under way by deadline; without a filter, the open ones. */
export const listAllMilestones = async (tx: ReadTx, actor: Actor, { until, filter }: AllMilestones): Promise<MilestoneWithProject[]> => {
  const inTime = until === undefined ? sql`1 = 1` : sql`milestones.deadline <= ${until}`
  const which = filter === undefined ? sql`milestones."completedAt" = ''` : conditions[filter](dayIn(actor.timeZone, tx.now))
  const { rows } = await sql<ReadMilestone & { projectName: string }>`select milestones.*, projects.name as "projectName",
    ${commentsCount(actor, 'milestones')} as "commentsCount" from milestones
    join projects on projects."accountId" = ${actor.accountId} and projects.id = milestones."projectId"
    where milestones."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'milestones')} and ${which} and ${inTime}
    and projects.status in ('active', 'silent')
    order by milestones.deadline, milestones.id`.execute(tx.db)
  return rows.map((row) => ({ ...toMilestone(row), projectName: row.projectName }))
}
