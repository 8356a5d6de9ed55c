import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource, Versioned } from '../resource/resource.ts'
import { useRecord } from '../resource/use-record.ts'
import { RecordFailed, RecordGone, RecordSkeleton } from './record-states.tsx'
import type { RecordWords } from './record-words.ts'

interface RecordRouteProps<R extends Row> {
  resource: AnyResource<R>
  words: RecordWords
  /** The page of a record; `read` is false while only a list has shown it. */
  page: (record: Versioned<R>, read: boolean) => ReactNode
  /** Shown instead of "not found": where a merged record went, for example. */
  instead?: (id: string, notFound: ReactNode) => ReactNode
}

/** The record that the URL names, in all its states. */
export const RecordRoute = <R extends Row>(props: RecordRouteProps<R>) => {
  const { resource, words, page, instead } = props
  const { id = '' } = useParams()
  const found = useRecord(resource, id)
  if (found.state === 'gone')
    return <RecordGone words={words} record={{ resource: resource.name, id }} instead={(notFound) => instead?.(id, notFound) ?? notFound} />
  if (found.state === 'failed') return <RecordFailed words={words} error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <RecordSkeleton words={words} />
  return <Fragment key={id}>{page(found.record, found.read)}</Fragment>
}
