import { refuse, unacceptable } from '../errors.ts'
import { rowsWith } from '../rows/rows.ts'
import type { Acl, CommonColumns } from '../store/common-columns.ts'
import { rowsIn } from '../store/journal/images.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'
import type { Members } from './intersect-acl.ts'
import { viewersOf } from './visibility.ts'

type Row = Acl & AnyRow

/** Returns the records that were merged into a record, and into those, as they last were, as long as the merges can be undone. */
const mergedInto = async (tx: ReadTx, table: TableName, { accountId, id }: CommonColumns): Promise<Row[]> => {
  const stored = await tx.db
    .selectFrom('changes')
    .innerJoin('changeRows', (join) => join.on('changeRows.accountId', '=', accountId).onRef('changeRows.changeId', '=', 'changes.id'))
    .select(['changeRows.before', 'changeRows.after'])
    .where('changes.accountId', '=', accountId)
    .where('changes.resource', '=', table)
    .where('changes.resourceId', '=', id)
    .where('changes.action', 'like', '%merged')
    .where('changes.undoneBy', 'is', null)
    .where('changeRows.tableName', '=', table)
    .where('changeRows.after', 'is', null)
    .execute()
  const rows = stored.flatMap((images) => (rowsIn(table, images).before as Row | undefined) ?? [])
  const all = [...rows]
  for (const row of rows) all.push(...(await mergedInto(tx, table, row)))
  return all
}

/** A record that a write would hide from people, and the field of the request that does, if there is one. */
interface Losing {
  table: TableName
  row: Row
  field?: string
}

/**
 * Refuses a write after which somebody could no longer see a record that their own one was merged into.
 * @throws 422 (409 without a field)
 */
export const refuseLosingMerged = async (
  tx: ReadTx,
  members: Members,
  { table, row, field }: Losing,
  after: Acl & Pick<CommonColumns, 'authorId'>,
) => {
  const [before, left] = [viewersOf(row, members), viewersOf(after, members)]
  if (left === 'everyone') return
  const merged = await mergedInto(tx, table, row)
  const losing = merged.filter(({ authorId }) => !left.has(authorId) && (before === 'everyone' || before.has(authorId)))
  if (!losing.length) return
  const users = await rowsWith(tx, row, 'users', { id: losing.map(({ authorId }) => authorId), active: 1 })
  const author = users.find(({ role }) => role !== 'client')
  const own = losing.find(({ authorId }) => authorId === author?.id)
  if (!author || !own) return
  const { titleOf, noun } = tx.definitions.of(table)
  const message = `${author.name} created “${titleOf(own)}”, which was merged into this ${noun}, and would lose access. Give ${author.name} access.`
  throw field === undefined ? refuse(409, 'creator', message) : unacceptable(field, 'creator', message)
}
