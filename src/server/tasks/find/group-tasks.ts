import type { TaskGroup } from '../../../contract/projects/tasks.ts'
import type { Actor } from '../../actor.ts'
import { byName } from '../../kinds/names.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { ReadTx } from '../../store/store.ts'
import type { ReadTask } from '../task-record.ts'

const types: Record<TaskRow['ownerKind'], string> = {
  taskLists: 'project',
  projects: 'project',
  contacts: 'contact',
  cases: 'case',
  deals: 'deal',
  users: 'personal',
}
const nobody = 'none'
const firstOf = ({ responsibles }: ReadTask) => (JSON.parse(responsibles) as string[])[0] ?? nobody

const groupBy: Record<Exclude<TaskGroup, 'dont_group'>, { of: (row: ReadTask) => string; order: readonly string[] }> = {
  type: { of: (row) => types[row.ownerKind], order: ['project', 'deal', 'case', 'contact', 'personal'] },
  responsible: { of: firstOf, order: [] },
  priority: { of: (row) => row.priority, order: ['high', 'normal', 'low'] },
  status: { of: (row) => row.state, order: ['started', 'not started', 'done'] },
}

const peopleByName = async (tx: ReadTx, actor: Actor) => {
  const users = await tx.db.selectFrom('users').select(['id', 'name']).where('accountId', '=', actor.accountId).execute()
  return [...byName(users).map(({ id }) => id), nobody]
}

/** The tasks in the order of their groups, each group in the order given; and the group of each, where there are any. */
export const groupsOf = async (tx: ReadTx, actor: Actor, group: TaskGroup, rows: ReadTask[]) => {
  if (group === 'dont_group') return { order: rows, groupOf: () => undefined }
  const { of } = groupBy[group]
  const places = new Map(
    (group === 'responsible' ? await peopleByName(tx, actor) : groupBy[group].order).map((name, place) => [name, place]),
  )
  const place = (row: ReadTask) => places.get(of(row)) ?? 0
  return { order: rows.toSorted((a, b) => place(a) - place(b)), groupOf: of }
}
