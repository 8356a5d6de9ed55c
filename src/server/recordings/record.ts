import { kinds } from '../kinds/kinds.ts'
import { loaderOf, projectOf } from '../kinds/project-of.ts'
import { insertRows } from '../store/insert-rows.ts'
import type { Description } from '../store/journal/write-change.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

type Row = JournaledTables[TableName]
interface Told {
  accountId: string
  authorId: string
  changeId: string
}

/** The verb of an action, where its kind has it told in the feed; what takes a change back is none. */
const recordedVerb = ({ action, resource }: Description) => {
  const { noun, recorded } = kinds[resource]
  const verb = action.startsWith(`${noun} `) ? action.slice(noun.length + 1) : undefined
  return recorded !== undefined && verb !== undefined && (recorded === 'all' || recorded.includes(verb)) ? verb : undefined
}

/** What the feed says of a change; what brings a thing back is told anew, for who polls. */
const actionOf = (description: Description, before: Row | undefined) => {
  const { action, resource } = description
  if (recordedVerb(description) !== undefined) return action
  const { noun, recorded } = kinds[resource]
  return recorded === 'all' && action.startsWith('undone: ') && !before ? `${noun} restored` : undefined
}

/** Writes the line of the activity feed that a change deserves; `about` is what it is about, before and after, if it was touched. */
export const record = async (
  tx: ReadTx,
  { accountId, authorId, changeId }: Told,
  description: Description,
  about: { before: Row | undefined; after: Row | undefined } | undefined,
) => {
  const row = about?.after
  const action = row && actionOf(description, about.before)
  if (!action) return
  const { resource } = description
  await insertRows(tx, 'recordings', [
    {
      ...{ accountId, id: changeId, authorId, date: tx.now, action, resource, resourceId: row.id },
      ...{ projectId: await projectOf(loaderOf(tx, accountId), resource, row), undone: 0 },
    },
  ])
}
