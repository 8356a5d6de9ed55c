import type { LoaderFunctionArgs } from 'react-router'
import { prefetchList } from '../../kit/list/prefetch-list.ts'
import { recordLoader } from '../../kit/record/record-loader.ts'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { prefetchStreamWithEvents } from '../tasks/section/prefetch-stream.ts'
import { caseResource } from './case-resource.ts'
import { caseSearch } from './case-search.ts'

export const casesLoader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), caseResource, caseSearch, request.url)
  return null
}

export const caseLoader = recordLoader(caseResource, prefetchStreamWithEvents('cases'))
