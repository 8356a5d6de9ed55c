import { Button } from '@mantine/core'
import { IconBriefcase, IconPlus } from '@tabler/icons-react'
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
import { caseResource } from '../case-resource.ts'
import { type CaseSearch, caseNoun, caseSearch } from '../case-search.ts'
import { caseColumns } from './case-columns.tsx'
import { caseSources } from './case-sources.ts'

const sheet = lazyComponent(() => import('../create/case-sheet.tsx').then(({ CaseSheet }) => CaseSheet))
const bulk = lazyBulk(() => import('../case-bulk.tsx').then(({ CaseBulk }) => CaseBulk))
const exporter = () => import('./case-export.ts').then(({ exportCases }) => exportCases)
const board = lazyComponent(() => import('../board/case-board.tsx').then(({ CaseBoard }) => CaseBoard))
const views: readonly ListView<CaseSearch>[] = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board', Component: board.Component, without: ['status'] },
]

/** Open and closed cases as a list or a board. */
export const CaseList = () => {
  const search = useSearch(caseSearch)
  const create = useNewRecord()
  const { nameOf } = useWorkspace()
  const columns = useMemo(() => caseColumns(nameOf), [nameOf])
  return (
    <RecordListPage
      title="Cases"
      noun={caseNoun}
      resource={caseResource}
      search={search}
      sources={caseSources}
      columns={columns}
      pathOf={paths.case}
      create={{ ...create, label: 'New case', sheet: <sheet.Component name={create.name} onClose={create.close} /> }}
      bulk={bulk}
      exporter={exporter}
      views={views}
      empty={
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
      }
    />
  )
}
