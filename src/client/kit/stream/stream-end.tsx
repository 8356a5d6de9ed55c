import { IconCloudOff } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { ConnectedContext } from '../../ui/edit/send-when-back.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import type { Filter } from './stream-entries.ts'

const emptyStates: Record<Filter, { title: string; text: string }> = {
  everything: { title: 'No notes or files yet', text: 'Add a note above, or drop a file here.' },
  notes: { title: 'No notes yet', text: 'Add a note above.' },
  files: { title: 'No files yet', text: 'Drop a file here, or attach one to a note.' },
}

interface StreamEndProps {
  query: UseInfiniteQueryResult
  /** Whether the stream waits for something else than the notes. */
  waiting: boolean
  filter: Filter
  empty: boolean
  /** How many notes are shown. */
  count: number
}

/** The end of the stream: loading, failed, offline or empty. */
export const StreamEnd = ({ query, waiting, filter, empty, count }: StreamEndProps) => {
  const connected = use(ConnectedContext)
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  if (query.isFetchNextPageError || (query.isError && count === 0)) {
    const text = count > 0 ? "Couldn't load more notes." : "Couldn't load the notes."
    return connected ? (
      <FailedBanner onRetry={retry}>
        {text} {errorMessage(query.error)}
      </FailedBanner>
    ) : (
      <Banner tone="quiet" icon={IconCloudOff}>
        {text} We'll retry when you're back online.
      </Banner>
    )
  }
  const starting = query.isPending || waiting
  if (starting || query.hasNextPage) return <SkeletonRows count={starting ? 4 : 2} rowHeight={88} columns={['circle', '1fr']} />
  return empty && <EmptyState {...emptyStates[filter]} />
}
