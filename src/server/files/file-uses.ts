import { sql } from 'kysely'
import type { FileUse } from '../../contract/x/files.ts'
import type { Actor } from '../actor.ts'
import { definitionOf, sees } from '../resources/definitions.ts'
import { findRow } from '../resources/rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'

interface Place {
  readonly table: TableName
  readonly id: string
}
interface Found extends Place {
  readonly row: AnyRow
}

const keyOf = ({ table, id }: Place) => `${table} ${id}`

/** Reads the visible rows, with one query for each table. */
const readVisible = async (tx: ReadTx, actor: Actor, places: readonly Place[]): Promise<Found[]> => {
  const found: Found[] = []
  for (const [table, some] of Map.groupBy(places, (place) => place.table)) {
    const ids = [...new Set(some.map(({ id }) => id))]
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}
      where "accountId" = ${actor.accountId} and id in (${sql.join(ids)}) and ${sees(actor, table)}`.execute(tx.db)
    found.push(...rows.map((row) => ({ table, id: row.id, row })))
  }
  return found
}

/** Returns what a comment was written on, or whose note it is. */
const aboveOf = ({ table, row }: Found): Place | undefined => {
  if ('resourceKind' in row) return { table: row.resourceKind, id: row.resourceId }
  return table === 'notes' && 'ownerKind' in row && row.ownerId ? { table: row.ownerKind as TableName, id: row.ownerId } : undefined
}

/** Returns the visible records that a file is attached to, each once; for a note or comment, the record that it is about. */
export const findUses = async (tx: ReadTx, actor: Actor, fileId: string): Promise<FileUse[]> => {
  await findRow(tx, actor, 'files', fileId)
  const uses = await tx.db
    .selectFrom('fileUses')
    .select(['ownerKind', 'ownerId'])
    .where('accountId', '=', actor.accountId)
    .where('fileId', '=', fileId)
    .orderBy('ownerId', 'desc')
    .execute()
  const places = uses.map(({ ownerKind, ownerId }): Place => ({ table: ownerKind as TableName, id: ownerId }))
  const known = new Map<string, Found>()
  for (let next = places; next.length > 0; ) {
    const found = await readVisible(tx, actor, next)
    for (const each of found) known.set(keyOf(each), each)
    next = found.flatMap((each) => aboveOf(each) ?? []).filter((place) => !known.has(keyOf(place)))
  }
  const subjectOf = (place: Place): FileUse | undefined => {
    const found = known.get(keyOf(place))
    const above = found && aboveOf(found)
    if (above) return subjectOf(above)
    return found && { resource: found.table, id: found.id, title: definitionOf(found.table).titleOf(found.row) }
  }
  const subjects = places.flatMap((place) => subjectOf(place) ?? [])
  return [...new Map(subjects.map((use) => [`${use.resource} ${use.id}`, use])).values()]
}
