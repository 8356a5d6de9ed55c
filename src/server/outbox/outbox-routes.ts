import * as wire from '../../contract/x/outbox.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { listNotifications, listOutbox } from './list-outbox.ts'

export const outboxRoutes: Route[] = [
  onRead(wire.listOutbox, async ({ tx, actor, page, continued }) => {
    const { outbox, next } = await listOutbox(tx, actor, page)
    return { outbox, continuedAt: continued(next) }
  }),
  onRead(wire.listNotifications, async ({ tx, actor, page, continued }) => {
    const { notifications, next } = await listNotifications(tx, actor, page)
    return { notifications, continuedAt: continued(next) }
  }),
]
