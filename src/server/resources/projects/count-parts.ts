import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../core/actor.ts'
import { findRow } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { TableName } from '../../core/store/tables.ts'
import { filesOfProject } from '../files/find-files.ts'

/** Counts what the actor sees in a project: open milestones, open tasks in lists and in the inbox, and all of the others. */
export const countParts = async (tx: ReadTx, actor: Actor, projectId: string) => {
  await findRow(tx, actor, 'projects', projectId)
  const counted = (table: TableName, where: RawBuilder<unknown>) => sql`(select count(*) from ${sql.table(table)}
    where "accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, table)} and ${where})`
  const of = (table: TableName, where = sql`1 = 1`) => counted(table, sql`"projectId" = ${projectId} and ${where}`)
  const clients =
    actor.role === 'client'
      ? sql`"companyId" = ${actor.companyId}`
      : sql`"companyId" in (select "companyId" from "projectCompanies" where "accountId" = ${actor.accountId} and "projectId" = ${projectId})`
  const counts = {
    messages: of('messages'),
    milestones: of('milestones', sql`"completedAt" = ''`),
    tasks: of('tasks', sql`"ownerKind" = 'taskLists' and "completedAt" = ''`),
    inbox: of('tasks', sql`"ownerKind" = 'projects' and "completedAt" = ''`),
    expenses: of('expenses'),
    files: counted('files', sql`id in (${filesOfProject(tx, actor, projectId)})`),
    writeboards: of('writeboards'),
    links: of('links'),
    people: counted('users', sql`active = 1 and (role <> 'client' or ${clients})`),
  }
  const columns = Object.entries(counts).map(([part, count]) => sql`${count} as ${sql.ref(part)}`)
  const { rows } = await sql<object>`select ${sql.join(columns)}`.execute(tx.db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([part, count]) => [part, Number(count)])) as {
    [part in keyof typeof counts]: number
  }
}
