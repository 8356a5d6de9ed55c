import type { QueryClient } from '@tanstack/react-query'
import { prefetchList } from '../../../kit/list/prefetch-list.ts'
import { dealResource, dealSummary } from '../deal-resource.ts'
import { dealSearch } from '../deal-search.ts'
import { statuses } from '../deal-words.ts'

/** Requests what the page of deals at an address shows first, for its loader. */
export const prefetchDeals = (client: QueryClient, url: string): void => {
  prefetchList(client, dealResource, dealSearch, url)
  const params = new URL(url).searchParams
  if (params.has('view')) return
  const search = dealSearch.with(dealSearch.read(params), 'status', undefined)
  for (const status of statuses) void client.prefetchInfiniteQuery(dealResource.list({ ...search, status }))
  void client.prefetchQuery(dealSummary(search))
}
