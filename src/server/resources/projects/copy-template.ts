import { sql } from 'kysely'
import { daysInCopy } from '../../../contract/working-days.ts'
import type { Actor } from '../../core/actor.ts'
import { unacceptable, unknownId } from '../../core/errors.ts'
import { referredRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ProjectRow, Row } from '../../core/store/tables.ts'
import { dayAfter, dayIn, isInCalendar } from '../../core/times.ts'
import { peopleWithAccess } from '../project-access/project-people.ts'
import { copyTaskLists } from '../task-lists/copy-task-lists.ts'

const field = 'project.template-id'

/** Returns the template that a request names: a visible project with the status `template`. */
export const templateFor = async (tx: WriteTx, actor: Actor, id: string): Promise<ProjectRow> => {
  const row = await referredRow(tx, actor, 'projects', id, field)
  if (row.status !== 'template') throw unknownId(field)
  return row
}

const partsOf = async <T extends 'categories' | 'milestones'>(tx: WriteTx, { accountId, id }: ProjectRow, table: T) => {
  const found = await sql<
    Row<T>
  >`select * from ${sql.table(table)} where "accountId" = ${accountId} and "projectId" = ${id} order by id`.execute(tx.db)
  return found.rows
}

/**
 * Copies a template into a new project: categories, task lists with open tasks, and milestones. All are open, with dates as many working days after
 * the start, or today, as they were after the creation of the template, in the actor's time zone, and on no weekend.
 */
export const copyTemplate = async (tx: WriteTx, actor: Actor, template: ProjectRow, project: ProjectRow, start: string | undefined) => {
  const [from, to] = [dayIn(actor.timeZone, template.createdAt), start ?? dayIn(actor.timeZone, tx.now)]
  const shift = (day: string) => {
    const moved = dayAfter(day, daysInCopy(day, from, to))
    if (!isInCalendar(moved)) throw unacceptable(field, 'too-far', 'The dates of the template would move outside the supported dates.')
    return moved
  }
  for (const { name, type } of await partsOf(tx, template, 'categories'))
    await tx.insert(actor, 'categories', { projectId: project.id, name, type })
  const { all } = await peopleWithAccess(tx, project)
  const milestones = new Map<string, string>()
  for (const { id, title, responsibleId, deadline } of await partsOf(tx, template, 'milestones')) {
    const responsible = responsibleId && all.has(responsibleId) ? responsibleId : null
    const copy = { projectId: project.id, title, responsibleId: responsible, deadline: shift(deadline), completedAt: '' }
    milestones.set(id, (await tx.insert(actor, 'milestones', copy)).id)
  }
  await copyTaskLists(tx, actor, { fromId: template.id, toId: project.id, milestones, shift })
}
