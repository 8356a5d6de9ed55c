import type { LoaderFunctionArgs } from 'react-router'
import { ContactList } from '../features/contacts/list/contact-list.tsx'
import { prefetchList } from '../kit/list/prefetch-list.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { contactResource } from '../records/contacts/contact-resource.ts'
import { contactSearch } from '../records/contacts/contact-search.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), contactResource, contactSearch, request.url)
  return null
}

export const Component = ContactList
