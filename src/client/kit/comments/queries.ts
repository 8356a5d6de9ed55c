import { infiniteQueryOptions } from '@tanstack/react-query'
import { noteComments } from '../../../contract/notes/comments.ts'
import { api } from '../../lib/api.ts'

export const commentQueries = {
  all: () => ['comments'] as const,
  /** The comments under a note, the newest page first. */
  ofNote: (noteId: string) =>
    infiniteQueryOptions({
      queryKey: [...commentQueries.all(), 'note', noteId] as const,
      queryFn: ({ pageParam, signal }) => api(noteComments.list, { params: { resourceId: noteId }, path: pageParam, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.continuedAt,
    }),
}
