import type { Actor } from '../actor.ts'
import { reference } from '../kinds/reference.ts'
import type { ReadTx } from '../store/store.ts'

/** The milestone that a field names: one of the project, 422 otherwise; none where it is cleared, the one before where nothing is said. */
export const milestoneFor = (
  tx: ReadTx,
  actor: Actor,
  projectId: string,
  asked: string | undefined,
  field: string,
  before: string | null,
) => reference(tx, actor, 'milestones', { asked, before, field, fits: (row) => row.projectId === projectId })
