import { normalizeForSearch } from '../../contract/normalize-for-search.ts'
import type { ReplyOf } from '../../contract/wire/endpoint.ts'
import * as wire from '../../contract/x/search.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { projectOf, projectsSeen } from '../resources/belonging.ts'
import { definitionOf, sees } from '../resources/definitions.ts'
import type { ReadTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { nobody } from '../visibility/visibility.ts'
import { type FoundRow, findByEmail, findByPhone, findIn } from './found-texts.ts'
import { isPhone } from './phones.ts'

type Found = ReplyOf<typeof wire.search>

const toHits = async (tx: ReadTx, actor: Actor, table: TableName, found: FoundRow[]): Promise<wire.Hit[]> => {
  const projects = found.map((row) => projectOf(table, row))
  const isSeen = await projectsSeen(tx, actor, projects)
  return found.map((row, at) => {
    const projectId = projects[at]
    return { id: row.id, title: definitionOf(table).titleOf(row), updatedAt: row.updatedAt, ...(isSeen(projectId) ? { projectId } : {}) }
  })
}

/** Finds contacts by name; those that no name contains by phone number, by e-mail address, or by the last name before the first. */
const findContacts = async (tx: ReadTx, actor: Actor, term: string) => {
  const named = await findIn(tx, actor, 'contacts', term)
  if (named.length) return named
  if (isPhone(term)) return findByPhone(tx, actor, term)
  const [first, ...others] = term.split(' ')
  return others.length ? findIn(tx, actor, 'contacts', [...others, first].join(' ')) : findByEmail(tx, actor, term)
}

const nothing: Found = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }
const resources = Object.keys(nothing) as (keyof Found)[]

/** Returns the best visible hits of each resource. */
const search = async (tx: ReadTx, actor: Actor, asked: string): Promise<Found> => {
  const term = normalizeForSearch(asked)
  if (term === '') return nothing
  const hitsIn = async (table: keyof Found): Promise<wire.Hit[]> => {
    if (sees(actor, table) === nobody) return []
    return toHits(tx, actor, table, await (table === 'contacts' ? findContacts(tx, actor, term) : findIn(tx, actor, table, term)))
  }
  const found = await Promise.all(resources.map(async (resource) => [resource, await hitsIn(resource)]))
  return { ...nothing, ...Object.fromEntries(found) }
}

export const searchRoutes: Route[] = [onRead(wire.search, ({ tx, actor, query }) => search(tx, actor, query.term))]
