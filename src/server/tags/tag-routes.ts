import * as wire from '../../contract/contacts/tags.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { about, editing } from '../http/on-record.ts'
import { addTags, listContactTags, listTags, removeTag } from './tags.ts'

export const tagRoutes: Route[] = [
  onRead(wire.listTags, async ({ tx, actor }) => ({ tags: await listTags(tx, actor) })),
  onRead(wire.listContactTags, async ({ tx, actor, params }) => ({ tags: await listContactTags(tx, actor, params.contactId) })),
  onWrite(wire.addTags, ({ tx, actor, params, body }) => addTags(tx, actor, params.contactId, body.tags), about('contacts')),
  onWrite(wire.removeTag, ({ tx, actor, params }) => removeTag(tx, actor, params.contactId, params.tag), editing('contacts')),
]
