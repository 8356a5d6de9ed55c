import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { unacceptable, unknownId } from '../errors.ts'
import { referredRow } from '../kinds/find.ts'
import type { ProjectRow } from '../store/rows/projects.ts'
import type { WriteTx } from '../store/store.ts'
import type { JournaledTables } from '../store/tables.ts'
import { copyTaskLists } from '../task-lists/copy-task-lists.ts'
import { dayAfter, dayIn, daysBetween, isInCalendar } from '../times.ts'
import { peopleOf } from './project-people.ts'

const field = 'project.template-id'

/** The template that a request names: a project one may see, with the status `template`. */
export const templateFor = async (tx: WriteTx, actor: Actor, id: string): Promise<ProjectRow> => {
  const row = await referredRow(tx, actor, 'projects', id, field)
  if (row.status !== 'template') throw unknownId(field)
  return row
}

const partsOf = async <T extends 'categories' | 'milestones'>(tx: WriteTx, { accountId, id }: ProjectRow, table: T) => {
  const found = await sql<
    JournaledTables[T]
  >`select * from ${sql.table(table)} where "accountId" = ${accountId} and "projectId" = ${id} order by id`.execute(tx.db)
  return found.rows
}

/**
 * Copies what a template holds into a new project, in the same transaction: categories, task lists with open tasks, and milestones, all open
 * and with their dates as many days after today as they were after the day the template was made (both in the actor's time zone).
 */
export const copyTemplate = async (tx: WriteTx, actor: Actor, template: ProjectRow, project: ProjectRow) => {
  const days = daysBetween(dayIn(actor.timeZone, template.createdAt), dayIn(actor.timeZone, tx.now))
  const shift = (day: string) => {
    const moved = dayAfter(day, days)
    if (!isInCalendar(moved)) throw unacceptable(field, 'too-far', 'What the template plans would move beyond the calendar.')
    return moved
  }
  for (const { name, type } of await partsOf(tx, template, 'categories'))
    await tx.insert(actor, 'categories', { projectId: project.id, name, type })
  const { all } = await peopleOf(tx, project)
  const milestones = new Map<string, string>()
  for (const { id, title, responsibleId, deadline } of await partsOf(tx, template, 'milestones')) {
    const responsible = responsibleId && all.has(responsibleId) ? responsibleId : null
    const copy = { projectId: project.id, title, responsibleId: responsible, deadline: shift(deadline), completedAt: '' }
    milestones.set(id, (await tx.insert(actor, 'milestones', copy)).id)
  }
  await copyTaskLists(tx, actor, { fromId: template.id, toId: project.id, milestones, shift })
}
