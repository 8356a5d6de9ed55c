import * as wire from '../../contract/x/projects/links.ts'
import type { Route } from '../http/call.ts'
import { onRead } from '../http/on.ts'
import { onCreateIn, onDelete, onOne, onUpdate } from '../http/on-record.ts'
import { createLink, deleteLink, findLink, listLinks, updateLink } from './links.ts'

export const linkRoutes: Route[] = [
  onRead(wire.listLinks, async ({ tx, actor, params }) => ({ links: await listLinks(tx, actor, params.projectId) })),
  onOne(wire.getLink, 'link', findLink),
  onCreateIn(wire.createLink, 'link', 'linkId', 'projects', createLink),
  onUpdate(wire.updateLink, 'links', 'link', updateLink),
  onDelete(wire.deleteLink, 'links', deleteLink),
]
