import * as wire from '../../contract/recordings.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { listRecordings } from './recordings.ts'

export const recordingRoutes: Route[] = [
  onRead(wire.listRecordings, async ({ tx, actor, page, continued }) => {
    const { contacts, next } = await listRecordings(tx, actor, undefined, page)
    return { contacts, continuedAt: continued(next) }
  }),
  onRead(wire.listRecordingsSince, async ({ tx, actor, params, page, continued }) => {
    const { contacts, next } = await listRecordings(tx, actor, params.since, page)
    return { contacts, continuedAt: continued(next) }
  }),
]
