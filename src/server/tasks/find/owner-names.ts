import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { ReadTx } from '../../store/store.ts'
import type { JournaledTables, TableName } from '../../store/tables.ts'

type Row = JournaledTables[TableName]

/** What a task is on in the eyes of a person: a list and the inbox are the project's. */
const placeOf = ({ ownerKind, ownerId, projectId }: TaskRow): [table: TableName, id: string] | undefined => {
  if (projectId) return ['projects', projectId]
  return ownerKind === 'users' ? undefined : [ownerKind, ownerId]
}

/** What the things are called that these tasks are on, by the ids of the tasks. Who sees a task sees that. */
export const namesOfOwners = async (tx: ReadTx, { accountId }: Actor, tasks: TaskRow[]): Promise<Map<string, string>> => {
  const ids = new Map<TableName, Set<string>>()
  for (const task of tasks) {
    const place = placeOf(task)
    if (place) ids.set(place[0], (ids.get(place[0]) ?? new Set()).add(place[1]))
  }
  const names = new Map<string, string>()
  for (const [table, wanted] of ids) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where "accountId" = ${accountId} and id in (${sql.join([...wanted])})`.execute(tx.db)
    for (const row of rows) names.set(`${table} ${row.id}`, kindOf(table).titleOf(row))
  }
  return new Map(
    tasks.flatMap((task) => {
      const place = placeOf(task)
      const name = place && names.get(place.join(' '))
      return name === undefined ? [] : [[task.id, name] as const]
    }),
  )
}
