import { IconCheck, IconCircleDot, IconTrash } from '@tabler/icons-react'
import type { Case, CaseStatus } from '../../../contract/cases.ts'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../kit/bulk/bulk-props.ts'
import { responsibleAction, visibilityAction } from '../../kit/bulk/common-actions.tsx'
import { changeStep, deleteStep } from '../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../kit/bulk/selection-bar.tsx'
import { audienceOf, toAudienceChange } from './case-audience.ts'
import { caseResource } from './case-resource.ts'
import { caseNoun } from './case-search.ts'

/** Closes or reopens cases. Those that have the status already are left out. */
export const statusStep = (cases: readonly Case[], caseStatus: CaseStatus): BulkStep<Case> => {
  const [verb, act] = caseStatus === 'closed' ? ['closed', 'close'] : ['reopened', 'reopen']
  const others = cases.filter((record) => record.caseStatus !== caseStatus)
  return changeStep(caseResource, others, () => ({ caseStatus }), { done: verb, short: verb, act })
}

const actionsFor = (cases: readonly Case[], run: (step: BulkStep<Case>) => void): BulkAction[] => {
  const selected = { resource: caseResource, records: cases, run }
  const isOpen = cases.some(({ caseStatus }) => caseStatus === 'open')
  return [
    isOpen
      ? { label: 'Close', keys: 's', icon: IconCheck, onClick: () => run(statusStep(cases, 'closed')) }
      : { label: 'Reopen', keys: 's', icon: IconCircleDot, onClick: () => run(statusStep(cases, 'open')) },
    responsibleAction(selected, (caseResponsibleId) => ({ caseResponsibleId })),
    visibilityAction(selected, { noun: caseNoun, audienceOf, toChange: toAudienceChange }),
    { label: 'Delete', keys: 'delete', icon: IconTrash, onClick: () => run(deleteStep(caseResource, cases)) },
  ]
}

/** What can be done with the selected cases. */
export const CaseBulk = (props: BulkProps<Case>) => (
  <SelectionBar {...props} noun={caseNoun} actions={(run) => actionsFor(props.records, run)} />
)
