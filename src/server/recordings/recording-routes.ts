import * as wire from '../../contract/recordings.ts'
import type { Route } from '../http/call.ts'
import { onPage } from '../http/on-record.ts'
import { listRecordings } from './recordings.ts'

export const recordingRoutes: Route[] = [
  onPage(wire.listRecordings, ({ tx, actor, query, page }) => listRecordings(tx, actor, query, page)),
  onPage(wire.listRecordingsSince, ({ tx, actor, params, query, page }) =>
    listRecordings(tx, actor, { ...query, since: params.since }, page),
  ),
]
