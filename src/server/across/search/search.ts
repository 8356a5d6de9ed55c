import { normalizeTerm } from '../../../contract/normalize-for-search.ts'
import { searchedResources } from '../../../contract/resources.ts'
import { each } from '../../../contract/wire/wire.ts'
import * as wire from '../../../contract/x/search.ts'
import type { Actor } from '../../core/actor.ts'
import type { Hooks } from '../../core/hooks.ts'
import type { Route } from '../../core/http/call.ts'
import { onRead } from '../../core/http/on.ts'
import { projectsSeen } from '../../core/rows/belonging.ts'
import type { ReadTx } from '../../core/store/store.ts'
import { findIn } from './found-texts.ts'

/** Returns the best visible hits of each resource. */
const search = async (tx: ReadTx, actor: Actor, hooks: Hooks, asked: string) => {
  const nothing = each<(typeof searchedResources)[number], wire.Hit[]>(searchedResources, [])
  const term = normalizeTerm(asked)
  if (term === '') return nothing
  const found = await findIn(tx, actor, hooks, { asked, term })
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

export const searchRoutes: Route[] = [onRead(wire.search, ({ tx, actor, query, deps }) => search(tx, actor, deps.hooks, query.term))]
