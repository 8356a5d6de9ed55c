import type { LoaderFunctionArgs } from 'react-router'
import { recordLoader } from '../../kit/record/record-loader.ts'
import { queryClientContext } from '../../lib/cache/query-client.ts'
import { prefetchStreamWithEvents } from '../tasks/section/prefetch-stream.ts'
import { prefetchDeals } from './board/prefetch-deals.ts'
import { dealResource } from './deal-resource.ts'

export const dealsLoader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchDeals(context.get(queryClientContext), request.url)
  return null
}

export const dealLoader = recordLoader(dealResource, prefetchStreamWithEvents('deals'))
