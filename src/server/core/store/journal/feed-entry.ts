import { readAction } from '../../../../contract/actions.ts'
import { insertRows } from '../many-rows.ts'
import type { Description, ReadTx } from '../store.ts'
import type { AnyRow } from '../tables.ts'

interface ChangeKey {
  accountId: string
  authorId: string
  changeId: string
}

/** Returns the verb of an action that appears in the feed. Undoing a change has none. */
const recordedVerb = (tx: ReadTx, { action, resource }: Description) => {
  const { recorded } = tx.definitions.of(resource)
  const { verb, step } = readAction(action)
  return step === 'do' && recorded !== undefined && verb !== undefined && (recorded === 'all' || recorded.includes(verb)) ? verb : undefined
}

/** Returns the action for the feed. Restoring a record appears again, for clients that poll. */
const actionOf = (tx: ReadTx, description: Description, before: AnyRow | undefined) => {
  const { action, resource } = description
  if (recordedVerb(tx, description) !== undefined) return action
  const { noun, recorded } = tx.definitions.of(resource)
  return recorded === 'all' && action.startsWith('undone: ') && !before ? `${noun} restored` : undefined
}

/** Writes the feed entry of a change, if it has one. `about` is its record before and after, if it was touched. */
export const record = async (
  tx: ReadTx,
  { accountId, authorId, changeId }: ChangeKey,
  description: Description,
  about: { before: AnyRow | undefined; after: AnyRow | undefined } | undefined,
) => {
  const row = about?.after
  const action = row && actionOf(tx, description, about.before)
  if (!action) return
  const { resource } = description
  await insertRows(tx, 'recordings', [
    {
      ...{ accountId, id: changeId, authorId, date: tx.now, action, resource, resourceId: row.id },
      ...{ projectId: tx.definitions.projectOf(resource, row), undone: 0 },
    },
  ])
}
