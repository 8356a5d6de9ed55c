import { IconCloudOff } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { inSentence } from '../../locale.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { ConnectedContext } from '../drafts/send-when-back.ts'
import type { Filter } from './stream-entries.ts'
import type { StreamEvents, StreamSection } from './stream-section.ts'

const emptyStates: Record<string, { title: string; text: string }> = {
  everything: { title: 'Nothing here yet', text: 'Add a note above, or drop a file here.' },
  notes: { title: 'No notes yet', text: 'Add a note above.' },
  files: { title: 'No files yet', text: 'Drop a file here, or attach one to a note.' },
}

const Failed = ({ text, error, onRetry }: { text: string; error: Error | null; onRetry: () => void }) => {
  const connected = use(ConnectedContext)
  return connected ? (
    <FailedBanner onRetry={onRetry}>
      {text} {errorMessage(error)}
    </FailedBanner>
  ) : (
    <Banner tone="quiet" icon={IconCloudOff}>
      {text} We'll retry when you're back online.
    </Banner>
  )
}

interface StreamEndProps {
  query: UseInfiniteQueryResult
  /** Whether the stream waits for something else than the notes. */
  waiting: boolean
  filter: Filter
  sections: readonly StreamSection[]
  events: StreamEvents | undefined
  empty: boolean
  /** How many notes are shown. */
  count: number
}

/** The end of the stream: loading, failed, offline or empty. */
export const StreamEnd = ({ query, waiting, filter, sections, events, empty, count }: StreamEndProps) => {
  const section = sections.find(({ key }) => key === filter)
  const asked = section ? [section] : filter === 'everything' ? [...sections, ...(events ? [events] : [])] : []
  const failed = asked.filter((each) => each.query.isError)
  const failures = failed.map(({ label, query: { error, refetch } }) => (
    <Failed key={label} text={`Couldn't load the ${inSentence(label)}.`} error={error} onRetry={() => void refetch()} />
  ))
  if (section) {
    if (failed.length > 0) return failures
    if (section.query.isPending) return <SkeletonRows count={4} rowHeight={64} columns={['circle', '1fr']} />
    return empty && <EmptyState {...section.empty} />
  }
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  if (query.isFetchNextPageError || (query.isError && count === 0)) {
    const text = count > 0 ? "Couldn't load more notes." : "Couldn't load the notes."
    return (
      <>
        {failures}
        <Failed text={text} error={query.error} onRetry={retry} />
      </>
    )
  }
  const starting = query.isPending || waiting
  if (starting || query.hasNextPage) return <SkeletonRows count={starting ? 4 : 2} rowHeight={88} columns={['circle', '1fr']} />
  if (failures.length > 0) return failures
  return empty && <EmptyState {...(emptyStates[filter] ?? { title: 'Nothing here yet' })} />
}
