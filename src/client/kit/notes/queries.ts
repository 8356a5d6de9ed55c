import { infiniteQueryOptions } from '@tanstack/react-query'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { api } from '../../lib/api.ts'
import { refetchWhileShort } from '../../lib/cache/long-list.ts'

/** One page of the notes on a contact, by the path the service gave; the first without. */
export const readNotes = (contactId: string, path: string | undefined, signal?: AbortSignal) =>
  api(contactNotes.list, { params: { ownerId: contactId }, path, signal })

export const noteQueries = {
  all: () => ['notes'] as const,
  /** The notes on a contact that one may see, newest first, 25 a page. */
  ofContact: (contactId: string) =>
    infiniteQueryOptions({
      queryKey: [...noteQueries.all(), 'contact', contactId] as const,
      queryFn: ({ pageParam, signal }) => readNotes(contactId, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.continuedAt,
      ...refetchWhileShort,
      meta: { readsInSight: true },
    }),
}
