import * as wire from '../../contract/x/changes.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { listChanges, undoChange } from './changes.ts'

export const changeRoutes: Route[] = [
  onRead(wire.listChanges, async ({ tx, actor, query, page, continued }) => {
    const { changes, next } = await listChanges(tx, actor, query, page)
    return { changes, continuedAt: continued(next) }
  }),
  onWrite(wire.undoChange, async ({ tx, actor, params, deps }) => ({
    changeId: await undoChange(tx, actor, params.id, deps.options.undoDays),
  })),
]
