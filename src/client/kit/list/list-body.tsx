import type { ReactNode } from 'react'
import type { Noun } from '../../ui/text/noun.ts'
import type { BulkProgress } from '../bulk/progress.ts'
import type { Row } from '../resource/list-page.ts'
import type { FieldSources } from '../search/field-source.ts'
import type { SearchState } from '../search/search-fields.ts'
import type { UsedSearch } from '../search/use-search.ts'
import { ListFailure } from './list-failure.tsx'
import { NoRows } from './no-rows.tsx'
import type { RecordListState } from './use-record-list.ts'

interface ListBodyProps<R extends Row, S extends SearchState> {
  list: RecordListState<R>
  search: UsedSearch<S>
  sources: FieldSources
  noun: Noun
  /** Shown while the first page is loading. */
  skeleton: ReactNode
  /** The empty state of a workspace or project without records. */
  empty: ReactNode
  /** The running bulk step on the listed records. */
  progress?: BulkProgress | undefined
  /** The rows. */
  children: ReactNode
}

/** The rows of a list in all states: loading, failed, empty, filtered to none. */
export const ListBody = <R extends Row, S extends SearchState>(props: ListBodyProps<R, S>) => {
  const { list, search, sources, noun, skeleton, empty, progress, children } = props
  const hasRows = list.items.length > 0 || (list.hasMore && !list.error)
  return (
    <>
      <ListFailure list={list} />
      {list.waiting ? (
        skeleton
      ) : hasRows ? (
        children
      ) : (
        <NoRows list={list} search={search} sources={sources} noun={noun} empty={empty} progress={progress} />
      )}
    </>
  )
}
