import { sql } from 'kysely'
import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { ReplyOf } from '../../contract/wire/endpoint.ts'
import * as wire from '../../contract/x/search.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { definitionOf, sees, tables } from '../resources/definitions.ts'
import { type LoadRow, loaderOf, projectOf, projectsSeen } from '../resources/project-of.ts'
import { idsIn } from '../store/many-rows.ts'
import type { ReadTx } from '../store/store.ts'
import type { AnyRow, TableName } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'
import { findIn } from './found-texts.ts'
import type { Candidate } from './rank.ts'

type Found = ReplyOf<typeof wire.search>

/** Caches rows, because several hits may belong to one project. */
const cached = (load: LoadRow): LoadRow => {
  const known = new Map<string, ReturnType<LoadRow>>()
  return (table, id) => {
    const key = `${table} ${id}`
    const row = known.get(key) ?? load(table, id)
    known.set(key, row)
    return row
  }
}

/** The columns that a hit and its project need. */
const columnsOf = (table: TableName) => {
  const { searched, project, parent } = definitionOf(table)
  if (!searched) return sql`*`
  const where = project ? [project] : parent ? [parent.kind, parent.id] : []
  return sql.join([...new Set(['id', 'updatedAt', ...searched, ...where])].map((column) => sql.ref(column)))
}

const rowsOf = async (tx: ReadTx, { accountId }: Actor, table: TableName, found: Candidate[]) => {
  const ids = idsIn(
    tx,
    found.map(({ id }) => id),
  )
  const { rows } = await sql<AnyRow>`select ${columnsOf(table)} from ${sql.table(table)}
    where "accountId" = ${accountId} and id in ${ids}`.execute(tx.db)
  return rows
}

const toHits = async (tx: ReadTx, actor: Actor, table: TableName, found: Candidate[], load: LoadRow): Promise<wire.Hit[]> => {
  if (!found.length) return []
  const rows = await rowsOf(tx, actor, table, found)
  const projects = new Map<string, string | null>()
  await Promise.all(rows.map(async (row) => projects.set(row.id, await projectOf(load, table, row))))
  const isSeen = await projectsSeen(tx, actor, [...projects.values()])
  return found.flatMap(({ id }) => {
    const row = rows.find((one) => one.id === id)
    const projectId = projects.get(id)
    return row
      ? [{ id, title: definitionOf(table).titleOf(row), updatedAt: row.updatedAt, ...(isSeen(projectId) ? { projectId } : {}) }]
      : []
  })
}

const nothing: Found = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }
const resources = Object.keys(nothing) as (keyof Found)[]

/** Returns the best visible hits of each resource. */
const search = async (tx: ReadTx, actor: Actor, asked: string): Promise<Found> => {
  const term = normalizeForSearch(asked)
  if (term === '') return nothing
  const load = cached(loaderOf(tx, actor.accountId))
  const hitsIn = async (resource: keyof Found): Promise<wire.Hit[]> => {
    const table = tables.find((name) => name === (resource as string))
    if (!table || sees(actor, table) === nobody) return []
    return toHits(tx, actor, table, await findIn(tx, actor, table, term), load)
  }
  const found = await Promise.all(resources.map(async (resource) => [resource, await hitsIn(resource)]))
  return { ...nothing, ...Object.fromEntries(found) }
}

export const searchRoutes: Route[] = [onRead(wire.search, ({ tx, actor, query }) => search(tx, actor, query.term))]
