import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { onMac } from '../../ui/keys/platform.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import type { BulkProgress } from '../bulk/progress.ts'
import type { Row } from '../resource/list-page.ts'
import type { FieldSources } from '../search/field-source.ts'
import type { SearchState } from '../search/search-fields.ts'
import { nothingFound } from '../search/search-words.ts'
import { useFilterNames } from '../search/use-filter-names.ts'
import type { UsedSearch } from '../search/use-search.ts'
import { LoadFailed } from './load-failed.tsx'
import type { RecordListState } from './use-record-list.ts'

interface NoRowsProps<R extends Row, S extends SearchState> {
  list: RecordListState<R>
  search: UsedSearch<S>
  sources: FieldSources
  noun: Noun
  /** The empty state of a workspace without records. */
  empty: ReactNode
  /** The running bulk step on the records that were here. */
  progress: BulkProgress | undefined
}

/** Shown instead of rows: failed, empty, or filtered to none. */
export const NoRows = <R extends Row, S extends SearchState>({ list, search, sources, noun, empty, progress }: NoRowsProps<R, S>) => {
  const { fields, state, apply } = search
  const names = useFilterNames(fields, state, sources)
  if (list.error) return <LoadFailed title={`Couldn't load ${noun.other}`} error={list.error} onRetry={() => void list.retry()} />
  if (progress?.removes)
    return (
      <EmptyState title={`Deleting ${countOf(progress.of, noun)}…`} text={`Press ${onMac ? '⌘Z' : 'Ctrl+Z'} to stop and restore them.`} />
    )
  if (!fields.isFiltered(state)) return empty
  const { title, text, clear } = nothingFound(fields, state, { names, noun, everything: list.everything ?? 0 })
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="default" onClick={() => apply({ ...fields.everything, sort: state.sort })}>
          {clear}
        </Button>
      }
    />
  )
}
