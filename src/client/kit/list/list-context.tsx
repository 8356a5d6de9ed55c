import { createContext, type ReactNode, use } from 'react'
import type { Selection } from '../../ui/selection/use-selection.ts'
import type { BulkProps, SelectAll } from '../bulk/bulk-props.ts'
import type { useNewRecord } from '../create/use-new-record.ts'
import type { Row } from '../resource/list-page.ts'
import type { FieldSources } from '../search/field-source.ts'
import type { SearchState } from '../search/search-fields.ts'
import type { UsedSearch } from '../search/use-search.ts'
import type { Columns } from './columns.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListView } from './list-view.ts'
import type { useExport } from './use-export.ts'
import type { RecordListState } from './use-record-list.ts'

/** A list as the URL asks for it: its loaded rows, their selection, and what can be done with them. */
export interface UsedList<R extends Row, S extends SearchState, Search, Within extends string | undefined> extends RecordListState<R> {
  readonly definition: ListDefinition<R, S, Search, Within>
  readonly within: Within
  readonly search: UsedSearch<S>
  readonly sources: FieldSources
  readonly columns: Columns<R> | undefined
  readonly view: ListView | undefined
  /** The search without the filters that the view leaves out. */
  readonly state: S
  /** The request for the rows. */
  readonly request: Search
  /** Its place in the scroll memory. */
  readonly scrollKey: string
  readonly selection: Selection<string>
  /** The selected records that are shown. */
  readonly selected: readonly R[]
  readonly selectAll: SelectAll
  readonly bulk: BulkProps<R>['bulk']
  readonly exporting: ReturnType<typeof useExport<R, Search>>
  /** The sheet in which a record is created. */
  readonly create: ReturnType<typeof useNewRecord>
}

type AnyList = UsedList<Row, SearchState, unknown, string | undefined>

const ListContext = createContext<AnyList | undefined>(undefined)

interface ListProviderProps<R extends Row, S extends SearchState, Search, Within extends string | undefined> {
  list: UsedList<R, S, Search, Within>
  children: ReactNode
}

/** Gives the parts of a list inside it what `useList` returned. */
export const ListProvider = <R extends Row, S extends SearchState, Search, Within extends string | undefined>({
  list,
  children,
}: ListProviderProps<R, S, Search, Within>) => <ListContext value={list as unknown as AnyList}>{children}</ListContext>

/** Returns the list that a part belongs to. The part knows only what all records have. */
export const useListContext = (): AnyList => {
  const list = use(ListContext)
  if (!list) throw new Error('A part of a list is outside of its ListProvider.')
  return list
}
