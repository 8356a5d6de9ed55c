import type { TaskGroup } from '../../../../contract/projects/tasks.ts'
import type { Actor } from '../../../core/actor.ts'
import { byName } from '../../../core/rows/names.ts'
import { rowsWith } from '../../../core/rows/rows.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { TaskRow } from '../../../core/store/tables.ts'

const types: Record<TaskRow['ownerKind'], string> = {
  taskLists: 'project',
  projects: 'project',
  contacts: 'contact',
  cases: 'case',
  deals: 'deal',
  users: 'personal',
}
/** The columns that decide the group of a task. */
export type Grouped = Pick<TaskRow, 'ownerKind' | 'responsibles' | 'priority' | 'state'>

const nobody = 'none'

const groups: Record<Exclude<TaskGroup, 'dont_group'>, { of: (task: Grouped) => string; order: readonly string[] }> = {
  type: { of: ({ ownerKind }) => types[ownerKind], order: ['project', 'deal', 'case', 'contact', 'personal'] },
  responsible: { of: ({ responsibles }) => responsibles[0] ?? nobody, order: [] },
  priority: { of: ({ priority }) => priority, order: ['high', 'normal', 'low'] },
  status: { of: ({ state }) => state, order: ['started', 'not started', 'done'] },
}

const peopleByName = async (tx: ReadTx, actor: Actor) => {
  return [...byName(await rowsWith(tx, actor, 'users', {})).map(({ id }) => id), nobody]
}

/** Sorts tasks by group and keeps their order within each group. Also returns a function that names the group of a task. */
export const groupsOf = async <Task extends Grouped>(tx: ReadTx, actor: Actor, group: TaskGroup, rows: Task[]) => {
  if (group === 'dont_group') return { order: rows, groupOf: () => undefined }
  const { of, order } = groups[group]
  const places = new Map((group === 'responsible' ? await peopleByName(tx, actor) : order).map((name, place) => [name, place]))
  const place = (name: string) => places.get(name) ?? 0
  const grouped = [...Map.groupBy(rows, of)].toSorted(([a], [b]) => place(a) - place(b))
  return { order: grouped.flatMap(([, tasks]) => tasks), groupOf: of }
}
