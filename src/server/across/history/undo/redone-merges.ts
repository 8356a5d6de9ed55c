import type { Actor } from '../../../core/actor.ts'
import { rowsIn, storedRows } from '../../../core/store/journal/images.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { ChangeRow, ContactRow } from '../../../core/store/tables.ts'
import { membersOf } from '../../../core/visibility/intersect-acl.ts'
import { refuseLosing } from '../../../core/visibility/refuse-losing.ts'

/** Refuses to redo a merge that would take a contact from people who have joined a workgroup since, as the merge itself would be refused. */
export const checkRedoneMerges = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  for (const change of changes.filter(({ action }) => action === 'undone: contact merged')) {
    const stored = await storedRows(tx, actor.accountId, [change]).selectAll().where('tableName', '=', 'contacts').execute()
    const images = stored.map((row) => rowsIn('contacts', row) as { before?: ContactRow; after?: ContactRow })
    const merged = images.find(({ before }) => before?.id === change.resourceId)?.before
    if (!merged) continue
    const members = await membersOf(tx, actor)
    for (const { before, after } of images)
      if (after && (!before || before.id === merged.id))
        await refuseLosing(tx, actor, members, { row: after, title: tx.definitions.of('contacts').titleOf(after) }, merged)
  }
}
