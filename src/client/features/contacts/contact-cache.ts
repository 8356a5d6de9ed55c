import type { QueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import type { PageCache } from '../../lib/cache/page-cache.ts'
import { contactQueries } from './queries.ts'

export interface Page {
  contacts: Contact[]
  xTotal?: number | undefined
}

/** A contact in a list; one that others have taken away since the list was read keeps its place, so that no row moves by itself. */
export type ListedContact = Contact & { gone?: true }
export const asGone = (contact: Contact): ListedContact => ({ ...contact, gone: true })

/** Contacts, in every list and on their own. */
export const contactCache: PageCache<Page, Contact> = {
  lists: contactQueries.lists(),
  record: (id) => contactQueries.detail(id).queryKey,
  rows: ({ contacts }) => contacts,
  withRows: (page, contacts) => ({ ...page, contacts }),
  counted: (page, by) => (page.xTotal === undefined ? page : { ...page, xTotal: Math.max(0, page.xTotal + by) }),
}

/** The titles of the contacts in the lists that have been read, those that most have first. */
export const cachedTitles = (client: QueryClient, most = 100): string[] => {
  const counts = new Map<string, number>()
  for (const [, list] of client.getQueriesData<{ pages: Page[] }>({ queryKey: contactCache.lists }))
    for (const { title } of list?.pages.flatMap(({ contacts }) => contacts) ?? [])
      if (title) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([title]) => title)
}

/** The contact as some list or read already has it: what a page paints before the service has answered. */
export const findCached = (client: QueryClient, id: string): Contact | undefined => {
  const own = client.getQueryData<Contact>(contactQueries.detail(id).queryKey)
  if (own) return own
  for (const [, list] of client.getQueriesData<{ pages: Page[] }>({ queryKey: contactCache.lists }))
    for (const page of list?.pages ?? []) {
      const found = page.contacts.find((contact) => contact.id === id)
      if (found) return found
    }
  return undefined
}
