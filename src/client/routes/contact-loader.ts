import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { contactQueries } from '../features/contacts/queries.ts'
import { noteResource } from '../kit/notes/note-resource.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'

/** Reads the contact as a view, instead of a read-ahead that is still running. */
const view = async (client: QueryClient, id: string) => {
  const detail = contactQueries.detail(id)
  await client.cancelQueries({ queryKey: detail.queryKey, exact: true })
  await client.prefetchQuery({ ...detail, staleTime: 0 })
}

/** Starts both reads together and waits for neither: the page shows what the list knows. */
export const loader = ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  void view(client, id)
  const notes = noteResource.of({ resource: 'contacts', id })
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
  return null
}
