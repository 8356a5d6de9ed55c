import type { TaskGroup } from '../../../contract/projects/tasks.ts'
import type { Actor } from '../../actor.ts'
import { byName } from '../../kinds/names.ts'
import type { TaskRow } from '../../store/rows/tasks.ts'
import type { ReadTx } from '../../store/store.ts'

/** What tasks are grouped by: the column of that group. */
export interface Grouped {
  groupedBy: string
}
/** The column that each grouping looks at. */
export const groupedBy = {
  type: 'ownerKind',
  responsible: 'responsibles',
  priority: 'priority',
  status: 'state',
  dont_group: undefined,
} as const satisfies Record<TaskGroup, keyof TaskRow | undefined>

const types: { [ownerKind: string]: string } = {
  taskLists: 'project',
  projects: 'project',
  contacts: 'contact',
  cases: 'case',
  deals: 'deal',
  users: 'personal',
} satisfies Record<TaskRow['ownerKind'], string>
const nobody = 'none'
const firstOf = (responsibles: string) => (JSON.parse(responsibles) as string[])[0] ?? nobody

const groups: Record<Exclude<TaskGroup, 'dont_group'>, { of: (column: string) => string; order: readonly string[] }> = {
  type: { of: (ownerKind) => types[ownerKind] ?? '', order: ['project', 'deal', 'case', 'contact', 'personal'] },
  responsible: { of: firstOf, order: [] },
  priority: { of: (priority) => priority, order: ['high', 'normal', 'low'] },
  status: { of: (state) => state, order: ['started', 'not started', 'done'] },
}

const peopleByName = async (tx: ReadTx, actor: Actor) => {
  const users = await tx.db.selectFrom('users').select(['id', 'name']).where('accountId', '=', actor.accountId).execute()
  return [...byName(users).map(({ id }) => id), nobody]
}

/** The tasks in the order of their groups, each group in the order given; and the group of each, where there are any. */
export const groupsOf = async <Task extends Grouped>(tx: ReadTx, actor: Actor, group: TaskGroup, rows: Task[]) => {
  if (group === 'dont_group') return { order: rows, groupOf: () => undefined }
  const { of, order } = groups[group]
  const places = new Map((group === 'responsible' ? await peopleByName(tx, actor) : order).map((name, place) => [name, place]))
  const groupOf = (row: Task) => of(row.groupedBy)
  const place = (row: Task) => places.get(groupOf(row)) ?? 0
  return { order: rows.toSorted((a, b) => place(a) - place(b)), groupOf }
}
