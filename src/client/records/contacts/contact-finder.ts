import type { QueryClient } from '@tanstack/react-query'
import type { ContactType } from '../../../contract/contacts/contacts.ts'
import type { FieldSource } from '../../kit/search/field-source.ts'
import { contactResource } from './contact-resource.ts'
import { contactSearch } from './contact-search.ts'
import { fullName } from './contact-words.ts'

/** Returns a search for people, companies or both by a part of their name. */
export const contactFinder = (type?: ContactType) => async (client: QueryClient, term: string) => {
  const typed = term.trim()
  const search = { ...contactSearch.everything, ...(type && { type }), ...(typed && { term: typed }) }
  const { pages } = await client.fetchInfiniteQuery(contactResource.list(search))
  return (pages[0]?.rows ?? []).map((contact) => ({
    id: contact.id,
    label: fullName(contact),
    kind: contact.type,
    ...(contact.companyName && { hint: contact.companyName }),
  }))
}

/** Finds people and companies by what their name contains, for fields and filters of any resource. */
export const findContacts = contactFinder()

const nameOf = async (client: QueryClient, id: string) => fullName(await client.fetchQuery({ ...contactResource.ahead(id), staleTime: 0 }))

/** The data of a filter by person or company. */
export const contactSource: FieldSource = { find: findContacts, name: nameOf }

/** The data of a filter by company. */
export const companySource: FieldSource = { find: contactFinder('company'), name: nameOf }
