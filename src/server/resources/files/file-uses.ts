import type { FileUse } from '../../../contract/x/files.ts'
import type { Actor } from '../../core/actor.ts'
import { ancestorsOf, recordsOf, withRows } from '../../core/rows/belonging.ts'
import { findRow, rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { TableName } from '../../core/store/tables.ts'

/** Resources whose records are about another one, which is named in their place. */
const isAbout = (table: TableName) => table === 'comments' || table === 'notes'

/** Returns the visible records that a file is attached to, each once; for a note or comment, the record that it is about. */
export const findUses = async (tx: ReadTx, actor: Actor, fileId: string): Promise<FileUse[]> => {
  await findRow(tx, actor, 'files', fileId)
  const uses = await rowsWith(tx, actor, 'fileUses', { fileId })
  const newestFirst = uses.toSorted((a, b) => Number(BigInt(b.ownerId) - BigInt(a.ownerId)))
  const owners = newestFirst.map(({ ownerKind, ownerId }) => ({ resource: ownerKind as TableName, resourceId: ownerId }))
  const seen = withRows(owners, await recordsOf(tx, actor.accountId, owners, (table) => tx.definitions.sees(actor, table)))
  // Notes and comments are visible only with the record that they are about.
  const above = await ancestorsOf(tx, actor.accountId, seen)
  const subjects = seen.flatMap((one, at) => [one, ...(above[at] ?? [])].find(({ resource }) => !isAbout(resource)) ?? [])
  const uniqueUses = subjects.map(({ resource, resourceId, row }): [string, FileUse] => [
    `${resource} ${resourceId}`,
    { resource, id: resourceId, title: tx.definitions.of(resource).titleOf(row) },
  ])
  return [...new Map(uniqueUses).values()]
}
