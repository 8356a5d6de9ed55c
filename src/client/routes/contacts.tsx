import '../features/contacts/hear-contacts.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { ContactsPage } from '../features/contacts/list/contacts-page.tsx'
import { scrollKeyOf } from '../features/contacts/list/list-memory.ts'
import { contactQueries, listLifetime } from '../features/contacts/queries.ts'
import { readSearch, writeSearch } from '../features/contacts/search/search.ts'
import { isLong, shorten } from '../lib/cache/long-list.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { recallScroll } from '../ui/list/scroll-memory.ts'

/** Starts the list's first page beside everything else; the page itself shows how it goes. */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  const search = readSearch(new URL(request.url).searchParams)
  const list = contactQueries.list(search)
  const query = client.getQueryCache().find({ queryKey: list.queryKey })
  if (query && isLong(query)) {
    // Back in the middle of a long list, keep it as it was; at its top, load it again.
    if (recallScroll(scrollKeyOf(writeSearch(search).toString())) > 0) return null
    if (query.isStaleByTime(listLifetime)) shorten(client, list.queryKey)
  }
  void client.prefetchInfiniteQuery(list)
  return null
}

/** While one searches the page asks by itself. */
export const shouldRevalidate = () => false

export const Component = ContactsPage
