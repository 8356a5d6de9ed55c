import { sql } from 'kysely'
import type { Actor } from '../../../core/actor.ts'
import { idsIn } from '../../../core/store/many-rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { AnyRow, TableName, TaskRow } from '../../../core/store/tables.ts'

type Placed = Pick<TaskRow, 'ownerKind' | 'ownerId' | 'projectId'>

/** Returns the table of the record that a task belongs to for users: tasks of lists and inboxes belong to the project, personal tasks to nothing. */
const tableOf = ({ ownerKind, projectId }: Placed): TableName | undefined =>
  projectId ? 'projects' : ownerKind === 'users' ? undefined : ownerKind
const idOf = ({ ownerId, projectId }: Placed) => projectId ?? ownerId

/** Returns where the names of such records are stored. */
const named = (table: TableName) => {
  if (table === 'contacts') return { from: sql`"contactNames"`, id: sql`"contactId"`, also: sql`, "lastName"` }
  return { from: sql.table(table), id: sql`id`, also: sql`` }
}

const namesIn = async (tx: ReadTx, { accountId }: Actor, table: TableName, ids: Set<string>) => {
  const { from, id, also } = named(table)
  const { rows } = await sql<AnyRow>`select cast(${id} as text) as id, name${also} from ${from}
    where "accountId" = ${accountId} and ${id} in ${idsIn(tx, [...ids])}`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, tx.definitions.of(table).titleOf(row)]))
}

/** Returns the names of the records that tasks belong to, undefined for personal tasks. Readers of a task have access to its record. */
export const namesOfOwners = async (tx: ReadTx, actor: Actor, tasks: Placed[]) => {
  const names = new Map<TableName, Map<string, string>>()
  for (const [table, some] of Map.groupBy(tasks, tableOf))
    if (table) names.set(table, await namesIn(tx, actor, table, new Set(some.map(idOf))))
  return (task: Placed): string | undefined => {
    const table = tableOf(task)
    return table && names.get(table)?.get(idOf(task))
  }
}
