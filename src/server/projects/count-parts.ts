import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { filesOfProject } from '../files/find-files.ts'
import { sees } from '../resources/definitions.ts'
import { findRow } from '../resources/find.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'

type Part = 'messages' | 'milestones' | 'tasks' | 'inbox' | 'expenses' | 'files' | 'writeboards' | 'links' | 'people'

const everything = sql`1 = 1`

/** Counts what the actor sees in a project: open milestones, open tasks in lists and in the inbox, and all of the others. */
export const countParts = async (tx: ReadTx, actor: Actor, projectId: string) => {
  await findRow(tx, actor, 'projects', projectId)
  const counted = (table: TableName, where: RawBuilder<unknown>) => sql`(select count(*) from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and ${sees(actor, table)} and ${where})`
  const clients =
    actor.role === 'client'
      ? sql`"companyId" = ${actor.companyId}`
      : sql`"companyId" in (select "companyId" from "projectCompanies" where "accountId" = ${actor.accountId} and "projectId" = ${projectId})`
  const of = (table: TableName, where = everything) => counted(table, sql`"projectId" = ${projectId} and ${where}`)
  const { rows } = await sql<Record<Part, number>>`
    select ${of('messages')} as messages, ${of('milestones', sql`"completedAt" = ''`)} as milestones,
      ${of('tasks', sql`"ownerKind" = 'taskLists' and "completedAt" = ''`)} as tasks,
      ${of('tasks', sql`"ownerKind" = 'projects' and "completedAt" = ''`)} as inbox,
      ${of('expenses')} as expenses, ${counted('files', sql`id in (${filesOfProject(actor, projectId)})`)} as files,
      ${of('writeboards')} as writeboards, ${of('links')} as links,
      (select count(*) from users where "accountId" = ${actor.accountId} and active = 1 and (role <> 'client' or ${clients})) as people`.execute(
    tx.db,
  )
  const [row] = rows
  return {
    messages: Number(row?.messages),
    milestones: Number(row?.milestones),
    tasks: Number(row?.tasks),
    inbox: Number(row?.inbox),
    expenses: Number(row?.expenses),
    files: Number(row?.files),
    writeboards: Number(row?.writeboards),
    links: Number(row?.links),
    people: Number(row?.people),
  }
}
