import type { QueryClient } from '@tanstack/react-query'
import { contactResource } from './contact-resource.ts'
import { contactSearch } from './contact-search.ts'
import { fullName } from './contact-words.ts'

/** Finds people and companies by what their name contains, for fields and filters of any resource. */
export const findContacts = async (client: QueryClient, term: string) => {
  const typed = term.trim()
  const { pages } = await client.fetchInfiniteQuery(contactResource.list({ ...contactSearch.everything, ...(typed && { term: typed }) }))
  return (pages[0]?.rows ?? []).map((contact) => ({
    id: contact.id,
    label: fullName(contact),
    kind: contact.type,
    ...(contact.companyName && { hint: contact.companyName }),
  }))
}
