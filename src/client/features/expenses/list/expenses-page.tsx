import { IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { bulkBarProps } from '../../../kit/bulk/bulk-props.ts'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useBulk } from '../../../kit/bulk/use-bulk.ts'
import { useListSelection } from '../../../kit/bulk/use-list-selection.ts'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { ExportButton } from '../../../kit/list/export-button.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { AddedRecords } from '../../../kit/list/list-count.tsx'
import { useExport } from '../../../kit/list/use-export.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useSelectAll } from '../../../kit/list/use-select-all.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { expenseCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { expenseResource, expenseSums } from '../expense-resource.ts'
import { expenseNoun, expenseSearch } from '../expense-search.ts'
import { ExpenseLine } from '../line/expense-line.tsx'
import { ExpensePanel } from '../sums/expense-panel.tsx'
import { ExpenseList } from './expense-list.tsx'
import { expenseSources } from './expense-sources.ts'
import classes from './expenses-page.module.css'

const bulkBar = lazyBulk(() => import('./expense-bulk.tsx').then(({ ExpenseBulk }) => ExpenseBulk))
const newSheet = lazyComponent(() => import('../create/new-expense-sheet.tsx').then(({ NewExpenseSheet }) => NewExpenseSheet))
const sheet = lazyComponent(() => import('../sheet/expense-sheet.tsx').then(({ ExpenseSheet }) => ExpenseSheet))
const loadExporter = () => import('./expense-export.ts').then(({ exportExpenses }) => exportExpenses)

/** The expenses of a project, with their sums. The line above the list adds one. */
export const ExpensesPage = ({ projectId }: { projectId: string }) => {
  const line = <ExpenseLine projectId={projectId} />
  const search = useSearch(expenseSearch)
  const { state, key, apply } = search
  const found = useMemo(() => ({ ...state, projectId }), [state, projectId])
  const list = useRecordList(expenseResource, found)
  const allMonths = useMemo(() => expenseSearch.with(state, 'month', undefined), [state])
  const sums = useQuery({ ...expenseSums(projectId, allMonths), placeholderData: keepPreviousData })
  const { categories, nameOf: categoryOf } = useCategories(expenseCategorySet)
  const { currency } = useMe().account
  const { nameOf } = useWorkspace()
  const create = useNewRecord()
  const opened = useOpenRecord()
  const selection = useListSelection(key)
  const { selectAll, selecting } = useSelectAll(list, selection, key)
  const bulk = useBulk(expenseResource, expenseNoun)
  const exporting = useExport(expenseResource, expenseNoun, loadExporter)
  useKeys({ c: create.open })
  const { items } = list
  const selected = items.filter(({ id }) => selection.has(id))
  const bar = bulkBarProps({
    selection,
    selected,
    bulk,
    exporting,
    selectAll: list.hasMore && selected.length >= items.length ? { total: list.total, selecting, run: () => void selectAll() } : undefined,
  })
  const add = <CreateButton label="New expense" onClick={create.open} />
  const address = `${paths.projectExpenses(projectId)}${key && `?${key}`}`
  return (
    <ProjectFrame
      projectId={projectId}
      tab="expenses"
      fills
      action={add}
      filters={
        <>
          <FilterLine search={search} sources={expenseSources} />
          <span className={classes.end}>
            <AddedRecords resource={expenseResource} search={found} list={list} />
            <ExportButton
              disabled={items.length === 0 || exporting.progress !== undefined}
              onClick={() => void exporting.run(selected.length > 0 ? { records: selected } : { search: found })}
            />
          </span>
        </>
      }
    >
      <ListBody
        list={list}
        search={search}
        sources={expenseSources}
        noun={expenseNoun}
        skeleton={<SkeletonRows count={10} rowHeight={40} columns={['4rem', '1fr', '6rem', '5rem', '6rem']} />}
        empty={
          <>
            <div className={classes.line}>{line}</div>
            <EmptyState
              icon={IconReceipt}
              title="No expenses yet"
              text="Note what this project costs, and what of it is billable."
              action={add}
            />
          </>
        }
        progress={bulk.progress}
      >
        <div className={classes.page}>
          <ExpenseList
            before={<div className={classes.line}>{line}</div>}
            list={list}
            sums={sums.data}
            byMonth={state.sort.endsWith('date')}
            selection={selection}
            currency={currency}
            categories={categories}
            nameOf={nameOf}
            onOpen={opened.open}
          />
          {sums.data ? (
            <ExpensePanel
              sums={sums.data}
              caption={(count) =>
                expenseSearch.isFiltered(state) ? `${countOf(count, expenseNoun)} found` : `All ${countOf(count, expenseNoun)}`
              }
              month={state.month}
              category={state.category}
              currency={currency}
              categoryOf={categoryOf}
              onMonth={(month) => apply(expenseSearch.with(state, 'month', month))}
              onCategory={(category) => apply(expenseSearch.with(state, 'category', category))}
            />
          ) : (
            sums.error && <FailedBanner onRetry={() => void sums.refetch()}>Couldn't load the sums.</FailedBanner>
          )}
        </div>
      </ListBody>
      {bar && <bulkBar.Component {...bar} />}
      {create.opened && <newSheet.Component projectId={projectId} address={address} onClose={create.close} />}
      {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} onClose={opened.close} />}
    </ProjectFrame>
  )
}
