import * as wire from '../../contract/projects/writeboards.ts'
import * as own from '../../contract/x/projects/writeboards.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { findRevision, findWriteboard, listWriteboards } from './find-writeboards.ts'
import { createWriteboard, deleteWriteboard, updateWriteboard } from './writeboards.ts'

export const writeboardRoutes: Route[] = [
  onPage(wire.listWriteboards, ({ tx, actor, params, query, page }) => listWriteboards(tx, actor, params.projectId, query, page)),
  onOne(wire.getWriteboard, 'writeboard', findWriteboard),
  onCreateIn(own.createWriteboard, 'writeboard', 'writeboardId', 'projects', createWriteboard),
  onUpdate(own.updateWriteboard, 'writeboards', 'writeboard', updateWriteboard),
  onDelete(own.deleteWriteboard, 'writeboards', deleteWriteboard),
  onRead(own.getRevision, async ({ tx, actor, params }) => ({
    revision: await findRevision(tx, actor, params.id, Number(params.number)),
  })),
]
