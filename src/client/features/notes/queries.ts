import { infiniteQueryOptions } from '@tanstack/react-query'
import { contactNotes } from '../../../contract/notes.ts'
import { api } from '../../lib/api.ts'
import { whileShort } from '../../lib/long-list.ts'

export const noteQueries = {
  all: () => ['notes'] as const,
  /** The notes on a contact that one may see, newest first, 25 a page. */
  ofContact: (contactId: string) =>
    infiniteQueryOptions({
      queryKey: [...noteQueries.all(), 'contact', contactId] as const,
      queryFn: ({ pageParam, signal }) => api(contactNotes.list, { params: { ownerId: contactId }, path: pageParam, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.continuedAt,
      ...whileShort,
    }),
}
