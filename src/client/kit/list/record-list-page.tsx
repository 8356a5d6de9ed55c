import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { ActionItem } from '../../ui/float/action-item.ts'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Noun } from '../../ui/text/noun.ts'
import { bulkBarProps, type LazyBulk } from '../bulk/bulk-props.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { useListSelection } from '../bulk/use-list-selection.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import type { FieldSources } from '../search/field-source.ts'
import { FilterLine } from '../search/filter-line.tsx'
import type { SearchState } from '../search/search-fields.ts'
import { TermBox } from '../search/term-box.tsx'
import type { UsedSearch } from '../search/use-search.ts'
import type { Columns } from './columns.ts'
import { ListActions } from './list-actions.tsx'
import { ListBody } from './list-body.tsx'
import { ListCount } from './list-count.tsx'
import { ListFailure } from './list-failure.tsx'
import { recallList, rememberListAddress, scrollKeyOf } from './list-memory.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import type { ListView } from './list-view.ts'
import { RecordList } from './record-list.tsx'
import classes from './record-list-page.module.css'
import { type Exporter, useExport } from './use-export.ts'
import { type RecordListState, useRecordList } from './use-record-list.ts'
import { useSelectAll } from './use-select-all.ts'
import { useView, ViewSwitch } from './view-switch.tsx'

interface RecordListPageProps<R extends Row, S extends SearchState> {
  /** The heading of the page. */
  title: string
  noun: Noun
  resource: Resource<R, S>
  search: UsedSearch<S>
  /** The data of the filters' panels. Keep it stable. */
  sources: FieldSources
  /** Keep it stable: new columns render every row again. */
  columns: Columns<R>
  pathOf: (id: string) => string
  /** The create sheet: whether it is open, and how it is opened. */
  create: { label: string; opened: boolean; open: () => void; sheet: ReactNode }
  /** The bar of bulk actions. */
  bulk: LazyBulk<R>
  /** Writes records as a file, where they can be exported. */
  exporter?: () => Promise<Exporter<R>>
  /** Writes them with their notes. */
  notesExporter?: () => Promise<Exporter<R>>
  /** More items of the list's menu. Keep them stable. */
  more?: readonly ActionItem[]
  /** The empty state of a workspace without records. */
  empty: ReactNode
  /** Content below the rows. */
  foot?: (list: RecordListState<R>) => ReactNode
  /** The ways to show the records, the usual one first. Keep them stable. Without them there are only rows. */
  views?: readonly ListView<S>[]
}

const none: never[] = []

/** The page of a resource's list: searched, filtered and sorted by its address, with bulk actions on a selection. */
export const RecordListPage = <R extends Row, S extends SearchState>(props: RecordListPageProps<R, S>) => {
  const { title, noun, resource, search, sources, columns, create, bulk: bulkBar, views = none } = props
  const view = useView(views)
  const other = view?.Component
  const { fields, state, key, apply } = search
  const without = view?.without ?? none
  const listed = useMemo(() => without.reduce((now, name) => fields.with(now, name, undefined), state), [fields, state, without])
  const list = useRecordList(resource, listed)
  const { items } = list
  const scrollKey = scrollKeyOf(resource.name, key)
  const selection = useListSelection(key, recallList(scrollKey).selected)
  const viewParam = view && view !== views[0] ? `view=${view.value}&` : ''
  useEffect(() => rememberListAddress(resource.name, `${viewParam}${key}`), [resource, key, viewParam])
  const client = useQueryClient()
  const selected = useMemo(() => {
    if (selection.size === 0) return none
    // Another view loads records of its own.
    if (other) return selection.keys.flatMap((id) => resource.findCached(client, id) ?? [])
    return items.filter(({ id }) => selection.has(id))
  }, [items, selection, other, resource, client])
  const { selectAll, selecting } = useSelectAll(list, selection, key)
  const bulk = useBulk(resource, noun)
  const { exporter, notesExporter } = props
  const exporting = useExport(resource, noun, exporter)
  const { run } = exporting
  const exportList = useCallback(() => void run({ search: listed }), [run, listed])
  const exportNotes = useCallback(() => void run({ search: listed }, notesExporter), [run, listed, notesExporter])
  useKeys({ c: create.open })
  const term = Object.entries(fields.fields).find(([, { kind }]) => kind === 'term')
  const sort = {
    value: state.sort,
    labelOf: (sort: string) => fields.sorts.find(({ value }) => value === sort)?.label ?? '',
    onChange: fields.hasOwnOrder(state) ? undefined : (sort: string) => apply({ ...state, sort }),
  }
  const nothing = !view?.ownEmpty && !(list.waiting || list.hasMore || list.error) && items.length === 0
  const foot = props.foot?.(list)
  const bar = bulkBarProps({
    selection,
    selected,
    bulk,
    exporting: exporter && { ...exporting, runWithNotes: notesExporter && ((what: { records: readonly R[] }) => run(what, notesExporter)) },
    selectAll: list.hasMore && selected.length >= 50 ? { total: list.total, selecting, run: () => void selectAll() } : undefined,
  })
  return (
    <div className={classes.page} data-foot={foot ? true : undefined}>
      <PageHead
        title={title}
        count={list.total === undefined ? undefined : <ListCount resource={resource} search={listed} list={list} />}
        actions={
          <ListActions
            noun={noun}
            empty={items.length === 0}
            total={list.total}
            createLabel={create.label}
            onCreate={create.open}
            onSelectAll={selectAll}
            onExport={exporter && exportList}
            onExportNotes={notesExporter && exportNotes}
            more={props.more ?? none}
          />
        }
        offline={list.error && list.hasMore && `Only the first ${formatCount(items.length)} are loaded.`}
        search={term && <TermBox name={term[0]} placeholder={term[1].label} search={search} />}
        filters={
          <>
            {view && <ViewSwitch views={views} view={view.value} />}
            <FilterLine search={search} sources={sources} without={without} sortable={!view?.ownOrder} />
          </>
        }
      />
      {view?.Component && !nothing ? (
        <>
          <ListFailure list={list} />
          <view.Component state={listed} selection={selection} enabled={!create.opened} />
        </>
      ) : (
        <ListBody
          list={list}
          search={search}
          sources={sources}
          noun={noun}
          skeleton={<ListSkeleton columns={columns} />}
          empty={props.empty}
          progress={bulk.progress}
        >
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
        </ListBody>
      )}
      {foot && <div className={classes.foot}>{foot}</div>}
      {!create.opened && bar && <bulkBar.Component {...bar} />}
      {create.opened && create.sheet}
    </div>
  )
}
