import * as wire from '../../contract/workgroups.ts'
import { countWorkgroupUses } from '../../contract/x/people/workgroups.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreate, onDelete, onOne, onUpdate } from '../http/on-record.ts'
import { findAs } from '../resources/find.ts'
import { countUses } from './uses.ts'
import { createWorkgroup, deleteWorkgroup, listWorkgroups, toWorkgroup, updateWorkgroup } from './workgroups.ts'

export const workgroupRoutes: Route[] = [
  onRead(wire.listWorkgroups, async ({ tx, actor }) => ({ groups: await listWorkgroups(tx, actor) })),
  onOne(wire.getWorkgroup, 'group', findAs('workgroups', toWorkgroup)),
  onCreate(wire.createWorkgroup, 'group', 'workgroupId', createWorkgroup),
  onUpdate(wire.updateWorkgroup, 'workgroups', 'group', updateWorkgroup),
  onRead(countWorkgroupUses, async ({ tx, actor, params }) => ({ uses: await countUses(tx, actor, params.id) })),
  onDelete(wire.deleteWorkgroup, 'workgroups', deleteWorkgroup),
]
