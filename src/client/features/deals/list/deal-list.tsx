import { Button } from '@mantine/core'
import { IconCoins, IconPlus } from '@tabler/icons-react'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { ListFailure } from '../../../kit/list/list-failure.tsx'
import { ListHeader } from '../../../kit/list/list-header.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { ListSelectionBar } from '../../../kit/list/list-selection-bar.tsx'
import { ListSkeleton } from '../../../kit/list/list-skeleton.tsx'
import { ListTable } from '../../../kit/list/list-table.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { dealResource } from '../deal-resource.ts'
import { dealNoun, dealSearch } from '../deal-search.ts'
import { dealSources } from '../deal-sources.ts'
import { useDealColumns } from './deal-columns.tsx'

const dealList = defineList({
  resource: dealResource,
  noun: dealNoun,
  fields: dealSearch,
  toSearch: (state) => state,
  sources: () => dealSources,
  views: [
    { value: 'board', label: 'Board', without: ['status'], ownRows: true },
    { value: 'table', label: 'Table' },
    { value: 'chart', label: 'Chart', without: ['status', 'month'], ownRows: true, ownOrder: true },
  ],
  useColumns: useDealColumns,
  selectionBar: lazyBulk(() => import('./deal-bulk.tsx').then(({ DealBulk }) => DealBulk)),
  exporter: () => import('./deal-export.ts').then(({ exportDeals }) => exportDeals),
})

const board = lazyComponent(() => import('../board/deal-board.tsx').then(({ DealBoard }) => DealBoard))
const chart = lazyComponent(() => import('../chart/deal-chart.tsx').then(({ DealChart }) => DealChart))
const sheet = lazyComponent(() => import('../create/new-deal-sheet.tsx').then(({ NewDealSheet }) => NewDealSheet))

/** The pipeline of deals as a board, a table or a chart. */
export const DealList = () => {
  const list = useList(dealList)
  const { view, state, selection, create } = list
  const empty = (
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
  )
  return (
    <ListPage list={list}>
      <ListHeader title="Deals" createLabel="New deal" />
      {view?.value === 'board' && (
        <ListBody empty={empty}>
          <board.Component state={state} selection={selection} enabled={!create.opened} />
        </ListBody>
      )}
      {view?.value === 'table' && (
        <ListBody skeleton={<ListSkeleton />} empty={empty}>
          <ListTable label="Deals" pathOf={paths.deal} />
        </ListBody>
      )}
      {view?.value === 'chart' && (
        <>
          <ListFailure list={list} />
          <chart.Component state={state} />
        </>
      )}
      {!create.opened && <ListSelectionBar />}
      {create.opened && <sheet.Component name={create.name} column={create.column} onClose={create.close} />}
    </ListPage>
  )
}
