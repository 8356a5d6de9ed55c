import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'
import { definitionOf, sees } from './definitions.ts'

/** Loads a row by table and id. Implementations may also know deleted rows. */
export type LoadRow = (table: TableName, id: string) => Promise<AnyRow | undefined>

export const loaderOf =
  (tx: ReadTx, accountId: string): LoadRow =>
  async (table, id) =>
    (await sql<AnyRow>`select * from ${sql.table(table)} where "accountId" = ${accountId} and id = ${id}`.execute(tx.db)).rows[0]

const mayHaveProject = (table: TableName) => Boolean(definitionOf(table).project ?? definitionOf(table).parent)

/** Returns the project of a row, or of its parent. */
export const projectOf = async (load: LoadRow, table: TableName, row: AnyRow): Promise<string | null> => {
  const columns = row as unknown as Record<string, string | null>
  const { project, parent } = definitionOf(table)
  if (project) return columns[project] ?? null
  const [kind, id] = parent ? [columns[parent.kind] as TableName | null, columns[parent.id]] : []
  const owner = kind && id && mayHaveProject(kind) ? await load(kind, id) : undefined
  return kind && owner ? projectOf(load, kind, owner) : null
}

/** Returns which of these projects the actor sees. Hidden projects are not named in answers. */
export const projectsSeen = async (tx: ReadTx, actor: Actor, ids: (string | null | undefined)[]) => {
  const asked = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (actor.role !== 'client' || !asked.length) return (id: string | null | undefined): id is string => Boolean(id)
  const { rows } = await sql<{ id: string }>`select id from projects where "accountId" = ${actor.accountId}
    and id in (${sql.join(asked)}) and ${sees(actor, 'projects')}`.execute(tx.db)
  const seen = new Set(rows.map(({ id }) => id))
  return (id: string | null | undefined): id is string => Boolean(id) && seen.has(id as string)
}
