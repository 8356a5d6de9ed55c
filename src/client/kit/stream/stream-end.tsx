import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { ConnectedContext } from '../../ui/edit/send-when-back.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import type { Shown } from './stream.ts'

const nothing: Record<Shown, { title: string; text: string }> = {
  everything: { title: 'Nothing has happened yet', text: 'Write the first note above, or drop a file here.' },
  notes: { title: 'No notes yet', text: 'Write the first one above.' },
  files: { title: 'No files yet', text: 'Drop one here, or attach it to a note.' },
}

/** What stands under the stream: what is still coming, why it is not, or that there is nothing. */
export const StreamEnd = ({
  query,
  waiting,
  shown,
  empty,
  count,
}: {
  query: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isError' | 'isFetchNextPageError' | 'hasNextPage' | 'error' | 'refetch' | 'fetchNextPage'
  >
  /** The stream waits for something besides the notes. */
  waiting: boolean
  shown: Shown
  empty: boolean
  count: number
}) => {
  const connected = use(ConnectedContext)
  const failed = query.isFetchNextPageError || (query.isError && count === 0)
  // Why is said over the page already.
  if (failed && !connected)
    return (
      <Banner tone="quiet" icon={IconCloudOff}>
        {count > 0 ? 'The rest comes' : 'The notes come'} when the connection is back.
      </Banner>
    )
  if (failed)
    return (
      <Banner
        tone="red"
        icon={IconAlertTriangle}
        action={
          <Button variant="text" onClick={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}>
            Retry
          </Button>
        }
      >
        {count > 0 ? `Stopped at ${count}: ` : 'The notes did not come: '}
        {errorMessage(query.error)}
      </Banner>
    )
  const starting = query.isPending || waiting
  if (starting || query.hasNextPage) return <SkeletonRows count={starting ? 4 : 2} rowHeight={88} columns={['circle', '1fr']} />
  return empty && <EmptyState {...nothing[shown]} />
}
