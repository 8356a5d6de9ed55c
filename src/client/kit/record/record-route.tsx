import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Row } from '../resource/list-page.ts'
import type { Resource, Versioned } from '../resource/resource.ts'
import { useRecord } from '../resource/use-record.ts'
import { RecordFailed, RecordGone, RecordSkeleton } from './record-states.tsx'
import type { RecordWords } from './record-words.ts'

interface RecordRouteProps<R extends Row, Search, New, Change extends object> {
  resource: Resource<R, Search, New, Change>
  words: RecordWords
  /** The page of a record; `read` is false while only a list has shown it. */
  page: (record: Versioned<R>, read: boolean) => ReactNode
  /** Shown above "not found": an unsent note, for example. */
  onGone?: (id: string) => ReactNode
}

/** The record that the URL names, in all its states. */
export const RecordRoute = <R extends Row, Search, New, Change extends object>(props: RecordRouteProps<R, Search, New, Change>) => {
  const { resource, words, page, onGone } = props
  const { id = '' } = useParams()
  const found = useRecord(resource, id)
  if (found.state === 'gone') return <RecordGone words={words}>{onGone?.(id)}</RecordGone>
  if (found.state === 'failed') return <RecordFailed words={words} error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <RecordSkeleton words={words} />
  return <Fragment key={id}>{page(found.record, found.read)}</Fragment>
}
