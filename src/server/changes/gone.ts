import { sql } from 'kysely'
import type { Was } from '../kinds/kind.ts'
import { kindOf, kinds } from '../kinds/kinds.ts'
import { rowsIn } from '../store/journal/images.ts'
import type { ReadTx } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'

/** All that predicates of visibility ask of a row. One that is not among them is an error of the query, not a silence. */
const asked = [
  ...['accountId', 'id', 'authorId', 'visibility', 'groupId', 'allowedUsers', 'projectId', 'isPrivate', 'ownerKind', 'ownerId'],
  ...['resourceKind', 'resourceId', 'responsibles', 'writeboardId'],
]

/** Rows that are gone, as the journal has them from before. What happened to people and files is not told by who saw them. */
export const fromJournal =
  ({ dialect }: Pick<ReadTx, 'dialect'>): Was =>
  (table, as, at, seen) => {
    if (kinds[table].historySeenBy) return nobody
    const [last, image] = [`${as}Last`, `${as}Image`]
    const of = (column: string) => sql.ref(`${last}.${column}`)
    const rows = dialect.rowsOf(sql`('[' || ${of('before')} || ']')`, table, asked)
    return sql<boolean>`exists (select 1 from "changeRows" as ${sql.ref(last)} where ${of('accountId')} = ${at.accountId}
      and ${of('tableName')} = ${sql.lit(table)} and ${of('rowId')} = ${at.id} and ${of('after')} is null
      and ${of('changeId')} = (select max(t."changeId") from "changeRows" t where t."accountId" = ${at.accountId}
        and t."tableName" = ${sql.lit(table)} and t."rowId" = ${at.id})
      and exists (select 1 from ${rows} as ${sql.ref(image)} where ${seen(image)}))`
  }

type Named = Pick<Tables['changes'], 'resource' | 'resourceId'>

/** What records that are gone were called at last. */
export const lastTitlesOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const titles = new Map<string, string>()
  for (const [table, records] of Map.groupBy(named, ({ resource }) => resource)) {
    const ids = [...new Set(records.flatMap(({ resourceId }) => resourceId ?? []))]
    if (table === '' || !ids.length) continue
    const removals = await tx.db
      .selectFrom('changeRows')
      .select(['rowId', 'before', 'after'])
      .where('accountId', '=', accountId)
      .where('tableName', '=', table)
      .where('rowId', 'in', ids)
      .where('after', 'is', null)
      .orderBy('changeId')
      .execute()
    for (const { rowId, ...images } of removals) {
      const { before } = rowsIn(images)
      if (before) titles.set(`${table} ${rowId}`, kindOf(table).titleOf(before))
    }
  }
  return ({ resource, resourceId }: Named) => titles.get(`${resource} ${resourceId}`)
}
