import * as wire from '../../contract/writeboards.ts'
import * as own from '../../contract/x/writeboards.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { findRevision, findWriteboard, listWriteboards } from './find-writeboards.ts'
import { createWriteboard, deleteWriteboard, updateWriteboard } from './writeboards.ts'

export const writeboardRoutes: Route[] = [
  onRead(wire.listWriteboards, async ({ tx, actor, params, page, continued }) => {
    const { writeboards, next } = await listWriteboards(tx, actor, params.projectId, page)
    return { writeboards, continuedAt: continued(next) }
  }),
  onRead(wire.getWriteboard, async ({ tx, actor, params, etag }) => {
    const writeboard = await findWriteboard(tx, actor, params.id)
    etag(writeboard.changeId)
    return { writeboard }
  }),
  onWrite(own.createWriteboard, async ({ tx, actor, params, body }) => ({
    writeboardId: (await createWriteboard(tx, actor, params.projectId, body.writeboard)).id,
  })),
  onWrite(
    own.updateWriteboard,
    ({ tx, actor, params, body }) => updateWriteboard(tx, actor, params.id, body.writeboard),
    current('writeboards'),
  ),
  onWrite(own.deleteWriteboard, ({ tx, actor, params }) => deleteWriteboard(tx, actor, params.id), current('writeboards')),
  onRead(own.getRevision, async ({ tx, actor, params }) => ({
    revision: await findRevision(tx, actor, params.id, Number(params.number)),
  })),
]
