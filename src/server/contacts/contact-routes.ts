import * as wire from '../../contract/contacts/contacts.ts'
import type { Route } from '../http/call.ts'
import { anybody, onRead, onWrite } from '../http/on.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { createContact, deleteContact, readContact, updateContact } from './contacts.ts'
import { listViewed, noteViewed } from './find/recently-viewed.ts'
import { searchContacts } from './find/search-contacts.ts'
import { mergeContacts, previewMerge } from './merge-contacts.ts'

export const contactRoutes: Route[] = [
  onPage(wire.listContacts, ({ tx, actor, query, page }) => searchContacts(tx, actor, query, page)),
  onPage(wire.listRecentlyViewed, ({ tx, actor, page }) => listViewed(tx, actor, page), { waitFor: /^viewed/ }),
  onOne(wire.getContact, 'contact', readContact, {
    after: ({ deps, actor, params, query }) => {
      if (query.xView !== false) noteViewed(deps, actor, params.id)
    },
  }),
  onCreate(wire.createContact, 'contact', 'contactId', createContact),
  onWrite(wire.mergeContacts, async ({ tx, actor, query }) => ({ contact: await mergeContacts(tx, actor, query) }), { may: anybody }),
  onRead(wire.previewMerge, async ({ tx, actor, query }) => ({ contact: await previewMerge(tx, actor, query) })),
  onUpdate(wire.updateContact, 'contacts', 'contact', updateContact),
  onDelete(wire.deleteContact, 'contacts', deleteContact),
]
