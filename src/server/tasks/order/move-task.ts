import type { Actor } from '../../actor.ts'
import type { WriteTx } from '../../store/store.ts'
import type { TaskRow } from '../../store/tables.ts'
import { ownerOf } from '../task-owner.ts'
import { orderOf, placeTasks } from './place-tasks.ts'

/** Moves an open task to a position among the others. 1 is the top; beyond the end means last. */
export const moveTask = async (tx: WriteTx, actor: Actor, row: TaskRow, position: number) => {
  const owner = ownerOf(row)
  const order = await orderOf(tx, actor, owner)
  const from = order.findIndex(({ id }) => id === row.id)
  const [moved] = order.splice(from, 1)
  if (moved) order.splice(position - 1, 0, moved)
  await placeTasks(tx, actor, owner, order)
}
