import { IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { ListProvider } from '../../../kit/list/list-context.tsx'
import { ListAdded } from '../../../kit/list/list-count.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { ListExport } from '../../../kit/list/list-export.tsx'
import { ListFilters } from '../../../kit/list/list-filters.tsx'
import { ListSelectionBar } from '../../../kit/list/list-selection-bar.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
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

const expenseList = defineList({
  resource: expenseResource,
  noun: expenseNoun,
  fields: expenseSearch,
  toSearch: (state, projectId: string) => ({ ...state, projectId }),
  sources: () => expenseSources,
  selectionBar: lazyBulk(() => import('./expense-bulk.tsx').then(({ ExpenseBulk }) => ExpenseBulk)),
  exporter: () => import('./expense-export.ts').then(({ exportExpenses }) => exportExpenses),
})

const newSheet = lazyComponent(() => import('../create/new-expense-sheet.tsx').then(({ NewExpenseSheet }) => NewExpenseSheet))
const sheet = lazyComponent(() => import('../sheet/expense-sheet.tsx').then(({ ExpenseSheet }) => ExpenseSheet))

/** The expenses of a project, with their sums. The line above the list adds one. */
export const ExpensesPage = ({ projectId }: { projectId: string }) => {
  const list = useList(expenseList, projectId)
  const { search, state, create } = list
  const allMonths = useMemo(() => expenseSearch.with(state, 'month', undefined), [state])
  const sums = useQuery({ ...expenseSums(projectId, allMonths), placeholderData: keepPreviousData })
  const { categories } = useCategories(expenseCategorySet)
  const { nameOf } = useWorkspace()
  const opened = useOpenRecord()
  useKeys({ c: create.open })
  const add = <CreateButton label="New expense" onClick={create.open} />
  const line = (
    <div className={classes.line}>
      <ExpenseLine projectId={projectId} />
    </div>
  )
  return (
    <ListProvider list={list}>
      <ProjectFrame
        projectId={projectId}
        tab="expenses"
        fills
        action={add}
        filters={
          <>
            <ListFilters />
            <span className={classes.end}>
              <ListAdded />
              <ListExport />
            </span>
          </>
        }
      >
        <ListBody
          skeleton={<SkeletonRows count={10} rowHeight={40} columns={['4rem', '1fr', '6rem', '5rem', '6rem']} />}
          empty={
            <>
              {line}
              <EmptyState
                icon={IconReceipt}
                title="No expenses yet"
                text="Note what this project costs, and what of it is billable."
                action={add}
              />
            </>
          }
        >
          <div className={classes.page}>
            <ExpenseList list={list} sums={sums.data} categories={categories} nameOf={nameOf} before={line} onOpen={opened.open} />
            {sums.data && <ExpensePanel sums={sums.data} search={search} />}
            {!sums.data && sums.error && <FailedBanner onRetry={() => void sums.refetch()}>Couldn't load the sums.</FailedBanner>}
          </div>
        </ListBody>
        <ListSelectionBar />
        {create.opened && <newSheet.Component projectId={projectId} onClose={create.close} />}
        {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} onClose={opened.close} />}
      </ProjectFrame>
    </ListProvider>
  )
}
