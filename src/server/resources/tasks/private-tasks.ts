import type { Actor } from '../../core/actor.ts'
import { unacceptable } from '../../core/errors.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { TaskRow } from '../../core/store/tables.ts'
import { checkPrivate } from '../../core/visibility/check-private.ts'
import type { TaskOwner } from './task-owner.ts'

const field = 'task.x-is-private'

/** Returns whether a task is private after a request. @throws 422 for a task outside projects, which clients do not see anyway */
export const privacyAfter = async (
  tx: ReadTx,
  actor: Actor,
  { projectId }: TaskOwner,
  before: TaskRow | undefined,
  asked: boolean | undefined,
) => {
  if (asked && projectId === null) throw unacceptable(field, 'project', 'Only a task of a project can be private. Clients see no others.')
  return checkPrivate(tx, actor, before, asked, field)
}

/** Refuses to hide a task from clients who are responsible for it. @throws 422 */
export const refuseHiding = async (tx: ReadTx, actor: Actor, responsibles: string[]) => {
  const [client] = responsibles.length ? await rowsWith(tx, actor, 'users', { id: responsibles, role: 'client' }) : []
  if (client)
    throw unacceptable(
      field,
      'responsible',
      `${client.name} is a client and responsible for this task. Choose someone else before you make it private.`,
    )
}
