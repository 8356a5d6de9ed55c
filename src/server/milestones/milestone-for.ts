import type { Actor } from '../actor.ts'
import { unknownId } from '../errors.ts'
import { referredRow } from '../kinds/find.ts'
import type { ReadTx } from '../store/store.ts'

/** The milestone that a field names: one of the project, 422 otherwise; none where it is cleared, the one before where nothing is said. */
export const milestoneFor = async (
  tx: ReadTx,
  actor: Actor,
  projectId: string,
  id: string | undefined,
  field: string,
  before: string | null,
): Promise<string | null> => {
  if (!id) return id === undefined ? before : null
  const row = await referredRow(tx, actor, 'milestones', id, field)
  if (row.projectId !== projectId) throw unknownId(field)
  return row.id
}
