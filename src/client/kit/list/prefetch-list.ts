import type { QueryClient } from '@tanstack/react-query'
import { isLong, shorten } from '../../lib/cache/long-list.ts'
import { recallScroll } from '../../ui/list/scroll-memory.ts'
import type { Row } from '../resource/list-page.ts'
import { listLifetime, type Resource } from '../resource/resource.ts'
import type { SearchFields, SearchState } from '../search/search-fields.ts'
import { scrollKeyOf } from './list-memory.ts'

/** Prefetches the first page of the list at a URL. A long list that was left scrolled down stays as it is. */
export const prefetchList = <R extends Row, S extends SearchState>(
  client: QueryClient,
  resource: Resource<R, S>,
  fields: SearchFields<S>,
  url: string,
): void => {
  const search = fields.read(new URL(url).searchParams)
  const list = resource.list(search)
  const query = client.getQueryCache().find({ queryKey: list.queryKey })
  if (query && isLong(query)) {
    if (recallScroll(scrollKeyOf(resource.name, fields.write(search).toString())) > 0) return
    if (query.isStaleByTime(listLifetime)) shorten(client, list.queryKey)
  }
  void client.prefetchInfiniteQuery(list)
}
