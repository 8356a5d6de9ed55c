import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { ReplyOf } from '../../contract/wire/endpoint.ts'
import * as wire from '../../contract/x/search.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { definitionOf, sees } from '../resources/definitions.ts'
import { projectsSeen } from '../resources/project-of.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'
import { type FoundRow, findByEmail, findIn } from './found-texts.ts'

type Found = ReplyOf<typeof wire.search>

/** Finds contacts that no name contains by the last name before the first, or by e-mail address. */
const findOtherwise = async (tx: ReadTx, actor: Actor, term: string) => {
  const [first, ...others] = term.split(' ')
  if (!others.length) return findByEmail(tx, actor, term)
  return (await findIn(tx, actor, ['contacts'], [...others, first].join(' '))).get('contacts') ?? []
}

/** Returns the project of a record. Those that are found by name know it themselves. */
const projectIn = (table: TableName, row: FoundRow) => {
  const { project } = definitionOf(table)
  return project && (row as unknown as Record<string, string | null>)[project]
}

const nothing: Found = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }
const resources = Object.keys(nothing) as (keyof Found)[]

/** Returns the best visible hits of each resource. */
const search = async (tx: ReadTx, actor: Actor, asked: string): Promise<Found> => {
  const term = normalizeForSearch(asked)
  if (term === '') return nothing
  const seen = resources.filter((table) => sees(actor, table) !== nobody)
  const found = await findIn(tx, actor, seen, term)
  if (found.get('contacts')?.length === 0) found.set('contacts', await findOtherwise(tx, actor, term))
  const projects = [...found].flatMap(([table, rows]) => rows.map((row) => projectIn(table, row)))
  const isSeen = await projectsSeen(tx, actor, projects)
  const hits = [...found].map(([table, rows]): [string, wire.Hit[]] => [
    table,
    rows.map((row) => {
      const projectId = projectIn(table, row)
      return { id: row.id, title: definitionOf(table).titleOf(row), updatedAt: row.updatedAt, ...(isSeen(projectId) ? { projectId } : {}) }
    }),
  ])
  return { ...nothing, ...Object.fromEntries(hits) }
}

export const searchRoutes: Route[] = [onRead(wire.search, ({ tx, actor, query }) => search(tx, actor, query.term))]
