import type { LoaderFunctionArgs } from 'react-router'
import { ContactList } from '../features/contacts/contact-list.tsx'
import { contactResource } from '../features/contacts/contact-resource.ts'
import { contactSearch } from '../features/contacts/contact-search.ts'
import { prefetchList } from '../kit/list/prefetch-list.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), contactResource, contactSearch, request.url)
  return null
}

/** A change of the search is read by the page. */
export const shouldRevalidate = () => false

export const Component = ContactList
