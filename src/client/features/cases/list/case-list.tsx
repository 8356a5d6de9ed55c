import { Button } from '@mantine/core'
import { IconBriefcase, IconPlus } from '@tabler/icons-react'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
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
import { caseResource } from '../case-resource.ts'
import { caseNoun, caseSearch } from '../case-search.ts'
import { useCaseColumns } from './case-columns.tsx'
import { caseSources } from './case-sources.ts'

const caseList = defineList({
  resource: caseResource,
  noun: caseNoun,
  fields: caseSearch,
  toSearch: (state) => state,
  sources: () => caseSources,
  views: [
    { value: 'list', label: 'List' },
    { value: 'board', label: 'Board', without: ['status'], ownRows: true },
  ],
  useColumns: useCaseColumns,
  selectionBar: lazyBulk(() => import('../case-bulk.tsx').then(({ CaseBulk }) => CaseBulk)),
  exporter: () => import('./case-export.ts').then(({ exportCases }) => exportCases),
})

const board = lazyComponent(() => import('../board/case-board.tsx').then(({ CaseBoard }) => CaseBoard))
const sheet = lazyComponent(() => import('../create/new-case-sheet.tsx').then(({ NewCaseSheet }) => NewCaseSheet))

/** Open and closed cases as a list or a board. */
export const CaseList = () => {
  const list = useList(caseList)
  const { view, state, selection, create } = list
  const empty = (
    <EmptyState
      icon={IconBriefcase}
      title="No cases yet"
      text="A case is a question or problem to solve for your contacts."
      action={
        <Button leftSection={<Icon of={IconPlus} bold />} onClick={create.open}>
          New case
        </Button>
      }
    />
  )
  return (
    <ListPage list={list}>
      <ListHeader title="Cases" createLabel="New case" />
      {view?.value === 'board' ? (
        <ListBody empty={empty}>
          <board.Component state={state} selection={selection} enabled={!create.opened} />
        </ListBody>
      ) : (
        <ListBody skeleton={<ListSkeleton />} empty={empty}>
          <ListTable label="Cases" pathOf={paths.case} />
        </ListBody>
      )}
      {!create.opened && <ListSelectionBar />}
      {create.opened && <sheet.Component name={create.name} onClose={create.close} />}
    </ListPage>
  )
}
