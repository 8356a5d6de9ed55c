import type { LoaderFunctionArgs } from 'react-router'
import { prefetchList } from '../../kit/list/prefetch-list.ts'
import { recordLoader } from '../../kit/record/record-loader.ts'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { contactResource } from '../../records/contacts/contact-resource.ts'
import { contactSearch } from '../../records/contacts/contact-search.ts'
import { prefetchStream } from '../tasks/section/prefetch-stream.ts'

export const contactsLoader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), contactResource, contactSearch, request.url)
  return null
}

export const contactLoader = recordLoader(contactResource, prefetchStream('contacts'))
