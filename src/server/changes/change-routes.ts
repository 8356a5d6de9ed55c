import * as wire from '../../contract/x/changes.ts'
import type { Route } from '../http/call.ts'
import { onWrite } from '../http/on.ts'
import { onPage } from '../http/on-record.ts'
import { listChanges } from './list-changes.ts'
import { findUndoable, undoChange } from './undo/undo-change.ts'

export const changeRoutes: Route[] = [
  onPage(wire.listChanges, ({ tx, actor, query, page }) => listChanges(tx, actor, query, page)),
  onWrite(
    wire.undoChange,
    async ({ tx, actor, params, deps }) => ({ changeId: await undoChange(tx, actor, params.id, deps.options.undoDays) }),
    { may: ({ tx, actor, params }) => findUndoable(tx, actor, params.id) },
  ),
]
