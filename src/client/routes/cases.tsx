import type { LoaderFunctionArgs } from 'react-router'
import { CaseList } from '../features/cases/case-list.tsx'
import { caseResource } from '../features/cases/case-resource.ts'
import { caseSearch } from '../features/cases/case-search.ts'
import { prefetchList } from '../kit/list/prefetch-list.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), caseResource, caseSearch, request.url)
  return null
}

/** A change of the search is read by the page. */
export const shouldRevalidate = () => false

export const Component = CaseList
