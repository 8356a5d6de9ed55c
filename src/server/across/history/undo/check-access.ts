import type { Actor } from '../../../core/actor.ts'
import { rowsIn, storedRows } from '../../../core/store/journal/images.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import type { ChangeRow, ContactRow } from '../../../core/store/tables.ts'
import { sameAcl } from '../../../core/visibility/acl.ts'
import { type Members, membersOf } from '../../../core/visibility/intersect-acl.ts'
import { refuseLosingMerged } from '../../../core/visibility/merged-authors.ts'
import { refuseLosing } from '../../../core/visibility/refuse-losing.ts'

interface Images {
  before?: ContactRow
  after?: ContactRow
}

/** Refuses to redo a merge that would take a contact from people who have joined a workgroup since, as the merge itself would be refused. */
const checkMerge = async (tx: ReadTx, actor: Actor, members: Members, merged: ContactRow, images: Images[]) => {
  for (const { before, after } of images) {
    if (!after || (before && before.id !== merged.id)) continue
    await refuseLosing(tx, actor, members, { row: after, title: tx.definitions.of('contacts').titleOf(after) }, merged)
    await refuseLosingMerged(tx, members, { table: 'contacts', row: after }, merged)
  }
}

/** Refuses an undo that would take a contact from people, where the same write would be refused today. */
export const checkAccess = async (tx: ReadTx, actor: Actor, changes: ChangeRow[]) => {
  for (const change of changes) {
    const stored = await storedRows(tx, actor.accountId, [change]).selectAll().where('tableName', '=', 'contacts').execute()
    const images = stored.map((row) => rowsIn('contacts', row) as Images)
    const about = images.find(({ before }) => before?.id === change.resourceId)?.before
    const members = await membersOf(tx, actor)
    if (about && change.action === 'undone: contact merged') await checkMerge(tx, actor, members, about, images)
    for (const { before, after } of images)
      if (before && after && !sameAcl(before, after)) await refuseLosingMerged(tx, members, { table: 'contacts', row: after }, before)
  }
}
