import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { notify } from '../../ui/float/undo-note.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { usePrefetchWhenIdle } from '../../ui/lazy/lazy-component.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { useSelection } from '../../ui/selection/use-selection.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Noun } from '../../ui/text/noun.ts'
import type { LazyBulk } from '../bulk/bulk-props.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import type { FieldSources } from '../search/field-source.ts'
import { filterPanel } from '../search/filter-button.tsx'
import { FilterLine } from '../search/filter-line.tsx'
import type { SearchState } from '../search/search-fields.ts'
import { TermBox } from '../search/term-box.tsx'
import type { UsedSearch } from '../search/use-search.ts'
import type { LazyBoard } from './board-view.ts'
import type { Columns } from './columns.ts'
import { ListActions } from './list-actions.tsx'
import { ListCount } from './list-count.tsx'
import { ListFailure } from './list-failure.tsx'
import { recallList, scrollKeyOf, seeList } from './list-memory.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoRows } from './no-rows.tsx'
import { RecordList } from './record-list.tsx'
import classes from './record-list-page.module.css'
import { type Exporter, useExport } from './use-export.ts'
import { type RecordListState, useRecordList } from './use-record-list.ts'
import { useSelectAll } from './use-select-all.ts'
import { useView, ViewSwitch } from './view-switch.tsx'

interface RecordListPageProps<R extends Row, S extends SearchState, New, Change extends object> {
  /** The heading of the page. */
  title: string
  noun: Noun
  resource: Resource<R, S, New, Change>
  search: UsedSearch<S>
  /** The data of the filters' panels. Keep it stable. */
  sources: FieldSources
  /** Keep it stable: other columns render every row again. */
  columns: Columns<R>
  pathOf: (id: string) => string
  /** The create sheet: whether it is open, and how it is opened. */
  create: { label: string; opened: boolean; open: () => void; sheet: ReactNode; fetch: () => Promise<void> }
  /** The bar of bulk actions. */
  bulk: LazyBulk<R>
  /** Writes records as a file, where they can be exported. */
  exporter?: () => Promise<Exporter<R>>
  /** The empty state where no record exists. */
  empty: ReactNode
  /** Content below the rows. */
  foot?: (list: RecordListState<R>) => ReactNode
  /** Shows the records as a board, where the address says `view=board`. */
  board?: LazyBoard<S>
}

const none: never[] = []

/** The page of a resource's list: searched, filtered and sorted by its address, with bulk actions on a selection. */
export const RecordListPage = <R extends Row, S extends SearchState, New, Change extends object>(
  props: RecordListPageProps<R, S, New, Change>,
) => {
  const { title, noun, resource, search, sources, columns, create, bulk: bulkBar, board } = props
  const view = useView(board !== undefined)
  const { fields, state, key, apply } = search
  const list = useRecordList(resource, state)
  const { items } = list
  const scrollKey = scrollKeyOf(resource.name, key)
  const selection = useSelection<string>(recallList(scrollKey).selected)
  const [shown, setShown] = useState(key)
  if (shown !== key) {
    setShown(key)
    selection.clear()
  }
  useEffect(() => seeList(resource.name, view === 'board' ? `view=board&${key}` : key), [resource, key, view])
  const client = useQueryClient()
  const selected = useMemo(() => {
    if (selection.size === 0) return none
    // The columns of a board load records of their own.
    if (view === 'board') return selection.keys.flatMap((id) => resource.findCached(client, id) ?? [])
    return items.filter(({ id }) => selection.has(id))
  }, [items, selection, view, resource, client])
  const { selectAll, selecting } = useSelectAll(list, selection, key)
  const bulk = useBulk(resource, noun)
  const { exporter } = props
  const exporting = useExport(resource, noun, exporter)
  const { run } = exporting
  const exportList = useCallback(() => void run(selected.length > 0 ? { records: selected } : { search: state }), [run, selected, state])
  useKeys({ c: create.open })
  usePrefetchWhenIdle(useMemo(() => [create.fetch, bulkBar.fetch, filterPanel.fetch], [create.fetch, bulkBar.fetch]))
  const term = Object.entries(fields.fields).find(([, { kind }]) => kind === 'term')
  const sort = {
    value: state.sort,
    labelOf: (sort: string) => fields.sorts.find(({ value }) => value === sort)?.label ?? '',
    onChange: fields.hasOwnOrder(state) ? undefined : (sort: string) => apply({ ...state, sort }),
  }
  const foot = props.foot?.(list)
  return (
    <div className={classes.page}>
      <PageHead
        title={title}
        count={list.total === undefined ? undefined : <ListCount resource={resource} search={state} list={list} />}
        actions={
          <ListActions
            noun={noun}
            empty={items.length === 0}
            total={list.total}
            createLabel={create.label}
            onCreate={create.open}
            onSelectAll={selectAll}
            onExport={exporter && exportList}
          />
        }
        offline={list.error && list.hasMore && `The list ends at ${formatCount(items.length)} for now.`}
        search={term && <TermBox name={term[0]} placeholder={term[1].label} search={search} />}
        filters={
          <>
            {board && (
              <span className={classes.view}>
                <ViewSwitch view={view} />
              </span>
            )}
            <FilterLine search={search} sources={sources} {...(view === 'board' && { without: board?.without ?? [] })} />
          </>
        }
      />
      <ListFailure list={list} />
      {view === 'board' && board ? (
        <board.Component state={state} selection={selection} enabled={!create.opened} />
      ) : list.waiting ? (
        <ListSkeleton columns={columns} />
      ) : items.length > 0 || (list.hasMore && !list.error) ? (
        <RecordList
          label={title}
          resource={resource}
          name={key}
          list={list}
          columns={columns}
          pathOf={props.pathOf}
          sort={sort}
          selection={selection}
          selected={selected.length}
          covered={create.opened}
        />
      ) : (
        <NoRows list={list} search={search} sources={sources} noun={noun} empty={props.empty} progress={bulk.progress} />
      )}
      {foot && <div className={classes.foot}>{foot}</div>}
      {!create.opened && (selected.length > 0 || bulk.progress || exporting.progress) && (
        <bulkBar.Component
          records={selected}
          bulk={bulk}
          exporting={exporter && exporting}
          onClear={selection.clear}
          onRemoved={selection.drop}
          selectAll={list.hasMore && selected.length >= 50 ? { total: list.total, selecting, run: () => void selectAll() } : undefined}
          onMissing={(message) => notify({ message, tone: 'red' })}
        />
      )}
      {create.opened && create.sheet}
    </div>
  )
}
