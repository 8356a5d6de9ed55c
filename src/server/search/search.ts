import { sql } from 'kysely'
import { fold } from '../../contract/fold.ts'
import type { ReplyOf } from '../../contract/wire/endpoint.ts'
import type { Hit, search as searchEndpoint } from '../../contract/x/search.ts'
import type { Actor } from '../actor.ts'
import { kindOf, sees, tables } from '../kinds/kinds.ts'
import { type LoadRow, loaderOf, projectOf, projectsSeen } from '../kinds/project-of.ts'
import { ask } from '../store/ask.ts'
import type { Dialect } from '../store/dialect/dialect.ts'
import { asIds, idsIn } from '../store/ids-in.ts'
import type { ReadTx } from '../store/store.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'
import { foundContacts } from './found-contacts.ts'
import { foundTexts } from './found-texts.ts'
import type { Candidate } from './rank.ts'
import { findIn, type Source } from './sources.ts'

type Found = ReplyOf<typeof searchEndpoint>

/** Reads each row once, however many are found in one project. */
const remembering = (load: LoadRow): LoadRow => {
  const known = new Map<string, ReturnType<LoadRow>>()
  return (table, id) => {
    const key = `${table} ${id}`
    const row = known.get(key) ?? load(table, id)
    known.set(key, row)
    return row
  }
}

/** What a hit tells of a row, and what names its project. */
const columnsOf = (table: TableName) => {
  const { titleColumns, project, hangsOn } = kindOf(table)
  if (!titleColumns) return sql`*`
  const where = project ? [project] : hangsOn ? [hangsOn.kind, hangsOn.id] : []
  return sql.join([...new Set(['id', 'updatedAt', ...titleColumns, ...where])].map((column) => sql.ref(column)))
}

const rowsOf = (tx: ReadTx, { accountId }: Actor, table: TableName, found: Candidate[]) =>
  ask(
    tx,
    `rows of ${table}`,
    { accountId, ids: asIds(found.map(({ id }) => id)) },
    (given) => sql<JournaledTables[TableName]>`select ${columnsOf(table)} from ${sql.table(table)}
      where "accountId" = ${given.accountId} and id in ${idsIn(tx, given.ids)}`,
  )

const toHits = async (tx: ReadTx, actor: Actor, table: TableName, found: Candidate[], load: LoadRow): Promise<Hit[]> => {
  if (!found.length) return []
  const rows = await rowsOf(tx, actor, table, found)
  const projects = new Map<string, string | null>()
  await Promise.all(rows.map(async (row) => projects.set(row.id, await projectOf(load, table, row))))
  const isSeen = await projectsSeen(tx, actor, [...projects.values()])
  return found.flatMap(({ id }) => {
    const row = rows.find((one) => one.id === id)
    const projectId = projects.get(id)
    return row ? [{ id, title: kindOf(table).titleOf(row), updatedAt: row.updatedAt, ...(isSeen(projectId) ? { projectId } : {}) }] : []
  })
}

const closed = new Map<string, boolean>()
/** Whether somebody of this role sees nothing of a kind: their role alone decides, so it is asked once. */
const isClosed = (actor: Actor, table: TableName) => {
  const name = `${actor.role} ${table}`
  const known = closed.get(name) ?? sees(actor, table) === nobody
  closed.set(name, known)
  return known
}

const sources = new WeakMap<Dialect, Map<TableName, Source>>()
/** How rows of a kind are found: put together once. */
const sourceOf = ({ dialect }: ReadTx, table: TableName) => {
  const known = sources.get(dialect) ?? new Map<TableName, Source>()
  sources.set(dialect, known)
  const source = known.get(table) ?? (table === 'contacts' ? foundContacts(dialect) : foundTexts(dialect, table))
  known.set(table, source)
  return source
}

const nothing: Found = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }
const resources = Object.keys(nothing) as (keyof Found)[]

/** What is called so and may be seen, of each kind the best. */
export const search = async (tx: ReadTx, actor: Actor, asked: string): Promise<Found> => {
  const term = fold(asked)
  if (term === '') return nothing
  const load = remembering(loaderOf(tx, actor.accountId))
  const hitsIn = async (resource: keyof Found): Promise<Hit[]> => {
    const table = tables.find((name) => name === (resource as string))
    if (!table || isClosed(actor, table)) return []
    return toHits(tx, actor, table, await findIn(tx, actor, sourceOf(tx, table), term), load)
  }
  // Asked for together, so that none of them waits for the others' answers on their way.
  const found = await Promise.all(resources.map(async (resource) => [resource, await hitsIn(resource)]))
  return { ...nothing, ...Object.fromEntries(found) }
}
