import * as wire from '../../contract/x/outbox.ts'
import type { Route } from '../http/call.ts'
import { onPage } from '../http/on-record.ts'
import { listNotifications, listOutbox } from './list-outbox.ts'

export const outboxRoutes: Route[] = [
  onPage(wire.listOutbox, ({ tx, actor, page, deps }) => listOutbox(tx, actor, page, deps.options)),
  onPage(wire.listNotifications, ({ tx, actor, page }) => listNotifications(tx, actor, page)),
]
