import * as wire from '../../contract/workgroups.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current, findRow } from '../kinds/find.ts'
import { createWorkgroup, deleteWorkgroup, listWorkgroups, toWorkgroup, updateWorkgroup } from './workgroups.ts'

export const workgroupRoutes: Route[] = [
  onRead(wire.listWorkgroups, async ({ tx, actor }) => ({ groups: await listWorkgroups(tx, actor) })),
  onRead(wire.getWorkgroup, async ({ tx, actor, params, etag }) => {
    const row = await findRow(tx, actor, 'workgroups', params.id)
    etag(row.changeId)
    return { group: toWorkgroup(row) }
  }),
  onWrite(wire.createWorkgroup, async ({ tx, actor, body }) => ({ workgroupId: (await createWorkgroup(tx, actor, body.group)).id })),
  onWrite(wire.updateWorkgroup, ({ tx, actor, params, body }) => updateWorkgroup(tx, actor, params.id, body.group), current('workgroups')),
  onWrite(wire.deleteWorkgroup, ({ tx, actor, params }) => deleteWorkgroup(tx, actor, params.id), current('workgroups')),
]
