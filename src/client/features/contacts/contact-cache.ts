import type { QueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import type { ListPage } from '../../kit/resource/list-page.ts'
import type { PageCache } from '../../lib/cache/page-cache.ts'
import { contactQueries } from './queries.ts'

type Page = ListPage<Contact>

/** Contacts, in every list and on their own. */
export const contactCache: PageCache<Page, Contact> = {
  lists: contactQueries.lists(),
  record: (id) => contactQueries.detail(id).queryKey,
  rows: ({ rows }) => rows,
  withRows: (page, rows) => ({ ...page, rows }),
  counted: (page, by) => (page.total === undefined ? page : { ...page, total: Math.max(0, page.total + by) }),
}

/** The contact as some list or read already has it: what a page paints before the service has answered. */
export const findCached = (client: QueryClient, id: string): Contact | undefined => {
  const own = client.getQueryData<Contact>(contactQueries.detail(id).queryKey)
  if (own) return own
  for (const [, list] of client.getQueriesData<{ pages: Page[] }>({ queryKey: contactCache.lists }))
    for (const page of list?.pages ?? []) {
      const found = page.rows.find((contact) => contact.id === id)
      if (found) return found
    }
  return undefined
}
