import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { inSentence } from '../../locale.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { UnsentTexts } from '../posts/unsent-texts.tsx'
import type { Versioned } from '../resource/resource.ts'
import type { RecordState } from '../resource/use-record.ts'

interface FoundRecordProps<R> {
  found: RecordState<R>
  record: { resource: string; id: string }
  /** "Expense" */
  title: string
  children: (record: Versioned<R>) => ReactNode
}

/** A record in a sheet or panel, or why it is not there. */
export const FoundRecord = <R,>({ found, record, title, children }: FoundRecordProps<R>) => {
  if (found.state === 'found') return children(found.record)
  if (found.state === 'loading') return <SkeletonRows count={6} rowHeight={40} columns={['6rem', '1fr']} />
  if (found.state === 'gone')
    return (
      <>
        <UnsentTexts key={`${record.resource} ${record.id}`} record={record} />
        <EmptyState title={`${title} not found`} text="It may have been deleted, or you may not have access." />
      </>
    )
  return (
    <FailedBanner onRetry={found.retry}>
      Couldn't load the {inSentence(title)}. {errorMessage(found.error)}
    </FailedBanner>
  )
}
