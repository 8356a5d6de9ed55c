import { Button } from '@mantine/core'
import { IconCoins, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import type { ListView } from '../../../kit/list/list-view.ts'
import { RecordListPage } from '../../../kit/list/record-list-page.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { dealResource } from '../deal-resource.ts'
import { type DealSearch, dealNoun, dealSearch } from '../deal-search.ts'
import { dealSources } from '../deal-sources.ts'
import { dealColumns } from './deal-columns.tsx'

const board = lazyComponent(() => import('../board/deal-board.tsx').then(({ DealBoard }) => DealBoard))
const chart = lazyComponent(() => import('../chart/deal-chart.tsx').then(({ DealChart }) => DealChart))
const sheet = lazyComponent(() => import('../create/deal-sheet.tsx').then(({ DealSheet }) => DealSheet))
const bulk = lazyBulk(() => import('./deal-bulk.tsx').then(({ DealBulk }) => DealBulk))
const exporter = () => import('./deal-export.ts').then(({ exportDeals }) => exportDeals)

const views: readonly ListView<DealSearch>[] = [
  { value: 'board', label: 'Board', Component: board.Component, without: ['status'] },
  { value: 'table', label: 'Table' },
  { value: 'chart', label: 'Chart', Component: chart.Component, without: ['status', 'month'], ownOrder: true, ownEmpty: true },
]

/** The pipeline of deals as a board, a table or a chart. */
export const DealList = () => {
  const search = useSearch(dealSearch)
  const create = useNewRecord()
  const { nameOf } = useWorkspace()
  const { nameOf: categoryOf } = useCategories(dealCategorySet)
  const columns = useMemo(() => dealColumns({ nameOf, categoryOf }), [nameOf, categoryOf])
  return (
    <RecordListPage
      title="Deals"
      noun={dealNoun}
      resource={dealResource}
      search={search}
      sources={dealSources}
      columns={columns}
      pathOf={paths.deal}
      create={{
        ...create,
        label: 'New deal',
        sheet: <sheet.Component name={create.name} column={create.column} onClose={create.close} />,
      }}
      bulk={bulk}
      exporter={exporter}
      views={views}
      empty={
        <EmptyState
          icon={IconCoins}
          title="No deals yet"
          text="A deal is a possible sale: who it is with, what it is worth and how it ends."
          action={
            <Button leftSection={<Icon of={IconPlus} bold />} onClick={create.open}>
              New deal
            </Button>
          }
        />
      }
    />
  )
}
