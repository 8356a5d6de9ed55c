import { infiniteQueryOptions } from '@tanstack/react-query'
import { listOutbox } from '../../../../contract/x/outbox.ts'
import { api } from '../../../lib/api.ts'

export const mailQueries = {
  all: () => ['mail'] as const,
  /** The e-mails of the workspace, newest first, 50 a page. For administrators. */
  outbox: () =>
    infiniteQueryOptions({
      queryKey: [...mailQueries.all(), 'outbox'] as const,
      queryFn: ({ pageParam, signal }) => api(listOutbox, { path: pageParam, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.continuedAt,
    }),
}
