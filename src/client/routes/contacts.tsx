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

export const Component = ContactList
