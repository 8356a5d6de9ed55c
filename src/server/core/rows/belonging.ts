import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { everybody } from '../store/conditions.ts'
import { idsIn } from '../store/many-rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'
import { seenIds } from './rows.ts'

/** A record as the history, the feed and notifications name it. */
interface Named {
  resource: TableName | ''
  resourceId: string | null
}
interface Found {
  resource: TableName
  resourceId: string
  row: AnyRow
}

/** Returns the record that a comment or note is on; undefined for rows of other tables. */
export const writtenOn = (tx: ReadTx, table: TableName, row: AnyRow) =>
  table === 'comments' || table === 'notes' ? tx.definitions.parentOf(table, row) : undefined

/** Reads records of several resources, with one query for each. Deleted records are missing, and those that do not match `where`. */
export const recordsOf = async (tx: ReadTx, accountId: string, named: Named[], where = (_: TableName) => everybody) => {
  const found = new Map<string, AnyRow>()
  for (const [resource, records] of Map.groupBy(named, (one) => one.resource)) {
    const ids = records.flatMap(({ resourceId }) => resourceId ?? [])
    if (resource === '' || !ids.length) continue
    const { rows } = await sql<AnyRow>`select * from ${sql.table(resource)}
      where "accountId" = ${accountId} and id in ${idsIn(tx, ids)} and ${where(resource)}`.execute(tx.db)
    for (const row of rows) found.set(`${resource} ${row.id}`, row)
  }
  return ({ resource, resourceId }: Named) => found.get(`${resource} ${resourceId}`)
}

/** Returns those of the records that were read, with their rows. */
export const withRows = <N extends Named>(named: N[], recordOf: (one: Named) => AnyRow | undefined) =>
  named.flatMap((one) => {
    const row = recordOf(one)
    return row ? [{ ...one, row }] : []
  })

/** Returns the current titles of records. */
export const titlesOf = async (tx: ReadTx, accountId: string, named: Named[]) => {
  const recordOf = await recordsOf(tx, accountId, named)
  return (one: Named) => {
    const row = recordOf(one)
    return row && one.resource && tx.definitions.of(one.resource).titleOf(row)
  }
}

/** Returns what each record belongs to, the closest first, with one query for each level and resource. */
export const ancestorsOf = async (tx: ReadTx, accountId: string, records: Found[]): Promise<Found[][]> => {
  const parents = records.map(({ resource, row }) => tx.definitions.parentOf(resource, row))
  const named = parents.filter((parent) => parent !== undefined)
  const recordOf = await recordsOf(tx, accountId, named)
  const found = parents.map((parent) => {
    const row = parent && recordOf(parent)
    return row && { ...parent, row }
  })
  const level = found.filter((one) => one !== undefined)
  const above = level.length ? await ancestorsOf(tx, accountId, level) : []
  return found.map((one) => (one ? [one, ...(above[level.indexOf(one)] ?? [])] : []))
}

/** Returns which of these projects the actor sees. Hidden projects are not named in answers. */
export const projectsSeen = async (tx: ReadTx, actor: Actor, ids: (string | null | undefined)[]) => {
  const asked = ids.filter((id) => id !== null && id !== undefined)
  const seen = actor.role === 'client' ? await seenIds(tx, actor, 'projects', asked) : undefined
  return (id: string | null | undefined): id is string => Boolean(id) && (!seen || seen.has(id as string))
}
