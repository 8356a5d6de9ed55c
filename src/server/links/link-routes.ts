import * as wire from '../../contract/x/links.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { createLink, deleteLink, findLink, listLinks, updateLink } from './links.ts'

export const linkRoutes: Route[] = [
  onRead(wire.listLinks, async ({ tx, actor, params }) => ({ links: await listLinks(tx, actor, params.projectId) })),
  onRead(wire.getLink, async ({ tx, actor, params, etag }) => {
    const link = await findLink(tx, actor, params.id)
    etag(link.changeId)
    return { link }
  }),
  onWrite(wire.createLink, async ({ tx, actor, params, body }) => ({
    linkId: (await createLink(tx, actor, params.projectId, body.link)).id,
  })),
  onWrite(wire.updateLink, ({ tx, actor, params, body }) => updateLink(tx, actor, params.id, body.link), current('links')),
  onWrite(wire.deleteLink, ({ tx, actor, params }) => deleteLink(tx, actor, params.id), current('links')),
]
