import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useBulk } from '../bulk/use-bulk.ts'
import { useListSelection } from '../bulk/use-list-selection.ts'
import { useNewRecord } from '../create/use-new-record.ts'
import type { Row } from '../resource/list-page.ts'
import type { SearchState } from '../search/search-fields.ts'
import { useSearch } from '../search/use-search.ts'
import type { UsedList } from './list-context.tsx'
import type { ListDefinition } from './list-definition.ts'
import { listName, recallList, rememberListAddress, scrollKeyOf } from './list-memory.ts'
import type { ListView } from './list-view.ts'
import { useExport } from './use-export.ts'
import { useRecordList } from './use-record-list.ts'
import { useSelectAll } from './use-select-all.ts'
import { useView } from './view-switch.tsx'

const noViews: readonly ListView[] = []
const noColumns = () => undefined
const none: never[] = []
/** The rows of a page of the service: so many selected ones are worth an offer to select all. */
const pageLength = 50

/**
 * The list that a definition and the URL describe: searched, filtered, sorted and shown as the address says, with a selection and bulk work
 * on it. Give it to a `ListProvider` or a `ListPage`, whose parts show it.
 */
export const useList = <R extends Row, S extends SearchState, Search, Within extends string | undefined>(
  definition: ListDefinition<R, S, Search, Within>,
  ...[place]: undefined extends Within ? [] : [within: Within]
): UsedList<R, S, Search, Within> => {
  const { resource, noun, fields, toSearch, views = noViews, useColumns = noColumns } = definition
  const within = place as Within
  const search = useSearch(fields)
  const sources = useMemo(() => definition.sources(within), [definition, within])
  const columns = useColumns(within)
  const view = useView(views)
  const { without = none, ownRows = false } = view ?? {}
  const state = useMemo(
    () => without.reduce((now, name) => fields.with(now, name, undefined), search.state),
    [fields, search.state, without],
  )
  const request = useMemo(() => toSearch(state, within), [toSearch, state, within])
  const rows = useRecordList(resource, request)
  const { items, hasMore, total } = rows

  const name = listName(resource.name, within)
  const scrollKey = scrollKeyOf(name, search.key)
  const viewParam = view && view !== views[0] ? `view=${view.value}&` : ''
  useEffect(() => rememberListAddress(name, `${viewParam}${search.key}`), [name, search.key, viewParam])

  const selection = useListSelection(definition.keepsSelection ? '' : search.key, recallList(scrollKey).selected)
  const client = useQueryClient()
  const selected = useMemo(() => {
    if (selection.size === 0) return none
    if (ownRows) return selection.keys.flatMap((id) => resource.findCached(client, id) ?? [])
    return items.filter(({ id }) => selection.has(id))
  }, [items, selection, ownRows, resource, client])
  const { selectAll: run, selecting } = useSelectAll(rows, selection, search.key)
  const isOffered = hasMore && selected.length >= Math.min(pageLength, items.length)
  const selectAll = useMemo(() => ({ isOffered, total, selecting, run: () => void run() }), [isOffered, total, selecting, run])

  const bulk = useBulk(resource, noun)
  const exporting = useExport(definition)
  const create = useNewRecord()
  return useMemo(
    () => ({
      ...rows,
      definition,
      within,
      search,
      sources,
      columns,
      view,
      state,
      request,
      scrollKey,
      selection,
      selected,
      selectAll,
      bulk,
      exporting,
      create,
    }),
    [
      rows,
      definition,
      within,
      search,
      sources,
      columns,
      view,
      state,
      request,
      scrollKey,
      selection,
      selected,
      selectAll,
      bulk,
      exporting,
      create,
    ],
  )
}
