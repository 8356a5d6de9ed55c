import { kinds } from '../kinds.ts'
import { loaderOf, projectOf } from '../project-of.ts'
import type { Description } from '../store/journal.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

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

/** Writes the line of the activity feed that a change deserves; `row` is what it is about as the change leaves it, if it was touched and is there. */
export const record = async (
  tx: ReadTx,
  { accountId, authorId, changeId }: Told,
  description: Description,
  row: JournaledTables[TableName] | undefined,
) => {
  if (!row || recordedVerb(description) === undefined) return
  const { action, resource } = description
  await tx.db
    .insertInto('recordings')
    .values({
      accountId,
      id: changeId,
      authorId,
      date: tx.now,
      action,
      resource,
      resourceId: row.id,
      projectId: await projectOf(loaderOf(tx, accountId), resource, row),
      undone: 0,
    })
    .execute()
}
