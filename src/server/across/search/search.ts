import { foldSpelling } from '../../../contract/fold-spelling.ts'
import { normalizeTerm } from '../../../contract/normalize-for-search.ts'
import type { ReplyOf } from '../../../contract/wire/endpoint.ts'
import * as wire from '../../../contract/x/search.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { projectsSeen } from '../../core/rows/belonging.ts'
import { nobody } from '../../core/store/conditions.ts'
import { phoneDigits } from '../../core/store/searchable/phones.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { findByEmail, findByPhone } from './found-entries.ts'
import { findIn } from './found-texts.ts'

type Found = ReplyOf<typeof wire.search>

/** Finds contacts that no name contains by phone number or by e-mail address. */
const findOtherwise = (tx: ReadTx, actor: Actor, asked: string) => {
  const digits = phoneDigits(asked)
  return digits.length ? findByPhone(tx, actor, digits) : findByEmail(tx, actor, foldSpelling(asked).trim().toLowerCase())
}

const nothing: Found = { contacts: [], deals: [], cases: [], projects: [], messages: [], tasks: [], files: [] }
const resources = Object.keys(nothing) as (keyof Found)[]

/** Returns the best visible hits of each resource. */
const search = async (tx: ReadTx, actor: Actor, asked: string): Promise<Found> => {
  const term = normalizeTerm(asked)
  if (term === '') return nothing
  const seen = resources.filter((table) => tx.definitions.sees(actor, table) !== nobody)
  const found = await findIn(tx, actor, seen, term)
  if (found.get('contacts')?.length === 0) found.set('contacts', await findOtherwise(tx, actor, asked))
  const projects = [...found].flatMap(([table, rows]) => rows.map((row) => tx.definitions.projectOf(table, row)))
  const isSeen = await projectsSeen(tx, actor, projects)
  const hits = [...found].map(([table, rows]): [string, wire.Hit[]] => [
    table,
    rows.map((row) => {
      const projectId = tx.definitions.projectOf(table, row)
      return {
        id: row.id,
        title: tx.definitions.of(table).titleOf(row),
        updatedAt: row.updatedAt,
        ...(isSeen(projectId) ? { projectId } : {}),
      }
    }),
  ])
  return { ...nothing, ...Object.fromEntries(hits) }
}

export const searchRoutes: Route[] = [onRead(wire.search, ({ tx, actor, query }) => search(tx, actor, query.term))]
