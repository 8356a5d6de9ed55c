import type { Actor } from '../actor.ts'
import { reference } from '../resources/reference.ts'
import type { ReadTx } from '../store/store.ts'

/**
 * Returns the milestone that a field names, null if it is cleared, or the previous one if the field is absent. @throws 422 if it is not of
 * the project
 */
export const milestoneFor = (
  tx: ReadTx,
  actor: Actor,
  projectId: string,
  asked: string | undefined,
  field: string,
  before: string | null,
) => reference(tx, actor, 'milestones', { asked, before, field, fits: (row) => row.projectId === projectId })
