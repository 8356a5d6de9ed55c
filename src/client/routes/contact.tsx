import '../features/contacts/hear-contacts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { findCached } from '../features/contacts/contact-cache.ts'
import { ContactGone } from '../features/contacts/page/contact-gone.tsx'
import { ContactPage } from '../features/contacts/page/contact-page.tsx'
import { ContactSkeleton } from '../features/contacts/page/contact-skeleton.tsx'
import { ContactTrouble } from '../features/contacts/page/contact-trouble.tsx'
import { contactQueries, type ReadContact } from '../features/contacts/queries.ts'
import { isNotFound, Unreachable } from '../lib/service-error.ts'

export const Component = () => {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const { error, isPlaceholderData, refetch, ...read } = useQuery({
    ...contactQueries.detail(id),
    placeholderData: (): ReadContact | undefined => findCached(client, id),
  })
  // Without an answer, keep showing the row of a list.
  const data = read.data ?? (error instanceof Unreachable ? findCached(client, id) : undefined)
  if (isNotFound(error)) return <ContactGone key={id} id={id} />
  if (data) return <ContactPage key={id} contact={data} ready={!isPlaceholderData || error !== null} />
  return error ? <ContactTrouble error={error} onRetry={() => void refetch()} /> : <ContactSkeleton />
}
