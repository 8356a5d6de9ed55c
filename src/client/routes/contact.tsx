import '../features/contacts/hear-contacts.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { findCached } from '../features/contacts/contact-cache.ts'
import { ContactGone } from '../features/contacts/page/contact-gone.tsx'
import { ContactPage } from '../features/contacts/page/contact-page.tsx'
import { ContactSkeleton } from '../features/contacts/page/contact-skeleton.tsx'
import { ContactTrouble } from '../features/contacts/page/contact-trouble.tsx'
import { contactQueries, type ReadContact } from '../features/contacts/queries.ts'
import { noteQueries } from '../kit/notes/queries.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { isNotFound, Unreachable } from '../lib/service-error.ts'

/** What is being read ahead does not count as viewing, so it makes way. */
const view = async (client: QueryClient, id: string) => {
  const detail = contactQueries.detail(id)
  await client.cancelQueries({ queryKey: detail.queryKey, exact: true })
  await client.prefetchQuery({ ...detail, staleTime: 0 })
}

/** Starts both reads at once and waits for neither: what a list knew is painted meanwhile. Opening counts as viewing, so it is always read. */
export const loader = ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  void view(client, id)
  const notes = noteQueries.ofContact(id)
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
  return null
}

export const Component = () => {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { error, isPlaceholderData, refetch, ...read } = useQuery({
    ...contactQueries.detail(id),
    placeholderData: (): ReadContact | undefined => findCached(client, id),
  })
  // Without an answer what a list knew stands on.
  const data = read.data ?? (error instanceof Unreachable ? findCached(client, id) : undefined)
  if (isNotFound(error)) return <ContactGone key={id} id={id} />
  if (data) return <ContactPage key={id} contact={data} ready={!isPlaceholderData || error !== null} />
  return error ? <ContactTrouble error={error} onRetry={() => void refetch()} /> : <ContactSkeleton />
}
