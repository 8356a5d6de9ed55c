import type { LoaderFunctionArgs } from 'react-router'
import { readSearch } from '../features/contacts/filters/search.ts'
import { ContactsPage } from '../features/contacts/list/contacts-page.tsx'
import { contactQueries } from '../features/contacts/queries.ts'
import { queryClientContext } from '../lib/query-client.ts'

/** Starts the list's first page beside everything else; the page itself shows how it goes. */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const search = readSearch(new URL(request.url).searchParams)
  void context.get(queryClientContext).prefetchInfiniteQuery(contactQueries.list(search))
  return null
}

/** While one searches the page asks by itself. */
export const shouldRevalidate = () => false

export const Component = ContactsPage
