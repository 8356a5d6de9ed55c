import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { ReplyOf } from '../../contract/wire/endpoint.ts'
import * as wire from '../../contract/x/search.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { projectOf, projectsSeen } from '../resources/belonging.ts'
import { definitionOf, sees } from '../resources/definitions.ts'
import type { ReadTx } from '../store/store.ts'
import { nobody } from '../visibility/visibility.ts'
import { findByEmail, findByPhone, findIn } from './found-texts.ts'
import { phoneDigits } from './phones.ts'

type Found = ReplyOf<typeof wire.search>

/** Finds contacts that no name contains by phone number, by the last name before the first, or by e-mail address. */
const findOtherwise = async (tx: ReadTx, actor: Actor, asked: string, term: string) => {
  const digits = phoneDigits(asked)
  if (digits.length) return findByPhone(tx, actor, digits)
  const [first, ...others] = term.split(' ')
  if (!others.length) return findByEmail(tx, actor, term)
  return (await findIn(tx, actor, ['contacts'], [...others, first].join(' '))).get('contacts') ?? []
}

const nothing: Found = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }
const resources = Object.keys(nothing) as (keyof Found)[]

/** Returns the best visible hits of each resource. */
const search = async (tx: ReadTx, actor: Actor, asked: string): Promise<Found> => {
  const term = normalizeForSearch(asked)
  if (term === '') return nothing
  const seen = resources.filter((table) => sees(actor, table) !== nobody)
  const found = await findIn(tx, actor, seen, term)
  if (found.get('contacts')?.length === 0) found.set('contacts', await findOtherwise(tx, actor, asked, term))
  const projects = [...found].flatMap(([table, rows]) => rows.map((row) => projectOf(table, row)))
  const isSeen = await projectsSeen(tx, actor, projects)
  const hits = [...found].map(([table, rows]): [string, wire.Hit[]] => [
    table,
    rows.map((row) => {
      const projectId = projectOf(table, row)
      return { id: row.id, title: definitionOf(table).titleOf(row), updatedAt: row.updatedAt, ...(isSeen(projectId) ? { projectId } : {}) }
    }),
  ])
  return { ...nothing, ...Object.fromEntries(hits) }
}

export const searchRoutes: Route[] = [onRead(wire.search, ({ tx, actor, query }) => search(tx, actor, query.term))]
