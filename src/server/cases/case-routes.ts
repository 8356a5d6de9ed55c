import * as wire from '../../contract/cases.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { createCase, deleteCase, updateCase } from './cases.ts'
import { findCase, searchCases } from './find-cases.ts'

export const caseRoutes: Route[] = [
  onRead(wire.listCases, async ({ tx, actor, query, page, continued }) => {
    const { cases, next, total } = await searchCases(tx, actor, query, page)
    return { cases, continuedAt: continued(next), xTotal: total }
  }),
  onRead(wire.getCase, async ({ tx, actor, params, etag }) => {
    const found = await findCase(tx, actor, params.id)
    etag(found.changeId)
    return { case: found }
  }),
  onWrite(wire.createCase, async ({ tx, actor, body }) => ({ caseId: (await createCase(tx, actor, body.case)).id })),
  onWrite(wire.updateCase, ({ tx, actor, params, body }) => updateCase(tx, actor, params.id, body.case), current('cases')),
  onWrite(wire.deleteCase, ({ tx, actor, params }) => deleteCase(tx, actor, params.id), current('cases')),
]
