import type { Actor } from '../../core/actor.ts'
import { recordsOf, withRows } from '../../core/rows/belonging.ts'
import { rowsIn, storedRows } from '../../core/store/journal/images.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ProjectRow, RecordingRow, TableName } from '../../core/store/tables.ts'

const companiesIn = (row: unknown) => (row as ProjectRow).companies

/** Returns the names of the companies that a recorded change added to a project or removed from it, of those that the actor sees; clients see none. */
export const sharedWith = async (tx: ReadTx, actor: Actor, recordings: RecordingRow[]) => {
  const about = actor.role === 'client' ? [] : recordings.filter(({ resource }) => resource === 'projects')
  const rows = about.length
    ? await storedRows(tx, actor.accountId, about).where('tableName', '=', 'projects').select(['changeId', 'before', 'after']).execute()
    : []
  const changed = new Map(
    rows.map(({ changeId, ...images }): [string, string[]] => {
      const { before, after } = rowsIn('projects', images)
      const [was, is] = before && after ? [companiesIn(before), companiesIn(after)] : [[], []]
      return [changeId, [...is.filter((id) => !was.includes(id)), ...was.filter((id) => !is.includes(id))]]
    }),
  )
  const named = [...changed.values()]
    .flat()
    .map((resourceId): { resource: TableName; resourceId: string } => ({ resource: 'contacts', resourceId }))
  const seen = withRows(named, await recordsOf(tx, actor.accountId, named, (table) => tx.definitions.sees(actor, table)))
  const titles = new Map(seen.map(({ resource, resourceId, row }) => [resourceId, tx.definitions.of(resource).titleOf(row)]))
  return ({ id }: RecordingRow): { xCompanies?: string[] } => {
    const names = (changed.get(id) ?? []).flatMap((companyId) => titles.get(companyId) ?? [])
    return names.length ? { xCompanies: names } : {}
  }
}
