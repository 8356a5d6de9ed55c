import * as wire from '../../contract/contacts.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import { createContact, deleteContact, readContact, updateContact } from './contacts.ts'
import { listViewed, noteViewed } from './find/recently-viewed.ts'
import { searchContacts } from './find/search-contacts.ts'
import { mergeContacts } from './merge-contacts.ts'

export const contactRoutes: Route[] = [
  onRead(wire.listContacts, async ({ tx, actor, query, page, continued }) => {
    const { contacts, next, total } = await searchContacts(tx, actor, query, page)
    return { contacts, continuedAt: continued(next), xTotal: total }
  }),
  onRead(wire.listRecentlyViewed, async ({ tx, actor, page, continued }) => {
    const { contacts, next } = await listViewed(tx, actor, page)
    return { contacts, continuedAt: continued(next) }
  }),
  onRead(
    wire.getContact,
    async ({ tx, actor, params, etag }) => {
      const contact = await readContact(tx, actor, params.id)
      etag(contact.changeId)
      return { contact }
    },
    ({ deps, actor, params, query }) => (query.xView === false ? Promise.resolve() : noteViewed(deps, actor, params.id)),
  ),
  onWrite(wire.createContact, async ({ tx, actor, body }) => ({ contactId: (await createContact(tx, actor, body.contact)).id })),
  onWrite(wire.mergeContacts, async ({ tx, actor, query }) => ({
    contact: await mergeContacts(tx, actor, query.looser_id, query.winner_id),
  })),
  onWrite(wire.updateContact, ({ tx, actor, params, body }) => updateContact(tx, actor, params.id, body.contact), current('contacts')),
  onWrite(wire.deleteContact, ({ tx, actor, params }) => deleteContact(tx, actor, params.id), current('contacts')),
]
