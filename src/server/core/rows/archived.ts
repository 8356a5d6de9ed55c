import type { Actor } from '../actor.ts'
import { refuse } from '../errors.ts'
import type { ReadTx } from '../store/store.ts'
import { findRow } from './rows.ts'

/** Refuses to move tasks or milestones in an archived project. @throws 409 */
export const refuseArchived = async (tx: ReadTx, actor: Actor, projectId: string, what = 'tasks') => {
  const { name, status } = await findRow(tx, actor, 'projects', projectId)
  if (status === 'archived') throw refuse(409, 'archived', `“${name}” is archived. Make it active again to move its ${what}.`)
}
