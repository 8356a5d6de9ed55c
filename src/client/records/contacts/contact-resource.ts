import {
  type Contact,
  type ContactChange,
  createContact,
  deleteContact,
  getContact,
  listContacts,
  listRecentlyViewed,
  type NewContact,
  updateContact,
} from '../../../contract/contacts/contacts.ts'
import { currentTime } from '../../clock.ts'
import { resource } from '../../kit/resource/resource.ts'
import { sinceMoment } from '../../kit/search/since.ts'
import { api, send } from '../../lib/api.ts'
import { contactFields } from './contact-fields.ts'
import { type ContactSearch, contactSearch } from './contact-search.ts'
import { fullName } from './contact-words.ts'

const queryOf = ({ type, term, tags, since, sort, recent: _, ...rest }: ContactSearch) => ({
  ...rest,
  ...(type && { contactType: type }),
  ...(term && { xTerm: term }),
  ...(tags && { xTag: tags.tags.join(','), ...(tags.match !== 'all' && { xTagMatch: tags.match }) }),
  ...(since && { since: sinceMoment(since, currentTime()) }),
  xSort: sort,
  xCount: true,
})

/** People and companies: how they are listed, read and written. */
export const contactResource = resource<Contact, ContactSearch, NewContact, ContactChange>({
  name: 'contacts',
  list: async (search, call) => {
    const { contacts, continuedAt, xTotal } = search.recent
      ? await api(listRecentlyViewed, call)
      : await api(listContacts, { query: queryOf(search), ...call })
    return { rows: contacts, continuedAt, total: xTotal }
  },
  get: async (id, { view = true, signal }) => {
    const { reply, etag } = await send(getContact, { params: { id }, ...(view ? {} : { query: { xView: false } }), signal })
    return { ...reply.contact, etag }
  },
  create: async (contact, headers) => {
    const { reply, changeId } = await send(createContact, { body: { contact }, headers })
    return { id: reply.contactId, changeId }
  },
  update: (id, contact, headers) => send(updateContact, { params: { id }, body: { contact }, headers }),
  remove: (id, headers) => send(deleteContact, { params: { id }, headers }),
  fields: contactFields,
  titleOf: fullName,
  everything: contactSearch.everything,
  isFiltered: contactSearch.isFiltered,
  isStaleAtOnce: ({ recent }) => recent === true,
})
