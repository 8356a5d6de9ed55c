import type { Actor } from '../../../core/actor.ts'
import { titlesOf } from '../../../core/rows/titles-of.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { TableName, TaskRow } from '../../../core/store/tables.ts'

type Placed = Pick<TaskRow, 'ownerKind' | 'ownerId' | 'projectId'>

/** Returns the table of the record that a task belongs to for users: tasks of lists and inboxes belong to the project, personal tasks to nothing. */
const tableOf = ({ ownerKind, projectId }: Placed): TableName | undefined =>
  projectId ? 'projects' : ownerKind === 'users' ? undefined : ownerKind
const idOf = ({ ownerId, projectId }: Placed) => projectId ?? ownerId

/** Returns the names of the records that tasks belong to, undefined for personal tasks. Readers of a task have access to its record. */
export const namesOfOwners = async (tx: ReadTx, actor: Actor, tasks: Placed[]) => {
  const names = new Map<TableName, Map<string, string>>()
  for (const [table, some] of Map.groupBy(tasks, tableOf)) if (table) names.set(table, await titlesOf(tx, actor, table, some.map(idOf)))
  return (task: Placed): string | undefined => {
    const table = tableOf(task)
    return table && names.get(table)?.get(idOf(task))
  }
}
