import { IconCheck, IconCircleDot, IconEye, IconTrash, IconUser } from '@tabler/icons-react'
import type { Case, CaseStatus } from '../../../contract/cases.ts'
import { AudiencePanel } from '../../kit/bulk/audience-panel.tsx'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import type { BulkProps } from '../../kit/bulk/bulk-props.ts'
import { audienceStep, changeStep, deleteStep } from '../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../kit/bulk/selection-bar.tsx'
import type { BulkStep } from '../../kit/bulk/use-bulk.ts'
import { PickPanel } from '../../kit/search/panels/pick-panel.tsx'
import { audienceOf, toAudienceChange } from './case-audience.ts'
import { caseResource } from './case-resource.ts'
import { caseNoun, unassigned } from './case-search.ts'
import { findResponsible } from './case-sources.ts'

/** Closes or reopens cases. Those that have the status already are left out. */
export const statusStep = (cases: readonly Case[], caseStatus: CaseStatus): BulkStep<Case> => {
  const verb = caseStatus === 'closed' ? 'closed' : 'reopened'
  const others = cases.filter((record) => record.caseStatus !== caseStatus)
  return changeStep(caseResource, others, () => ({ caseStatus }), { done: verb, short: verb })
}

const responsibleStep = (cases: readonly Case[], userId: string, name: string) =>
  changeStep(caseResource, cases, () => ({ caseResponsibleId: userId === unassigned ? '' : userId }), {
    done: userId === unassigned ? 'now nobody’s responsibility' : `assigned to ${name}`,
    short: 'changed',
  })

const actionsFor = (cases: readonly Case[], run: (step: BulkStep<Case>) => void): BulkAction[] => {
  const isOpen = cases.some(({ caseStatus }) => caseStatus === 'open')
  return [
    isOpen
      ? { label: 'Close', keys: 's', icon: IconCheck, onClick: () => run(statusStep(cases, 'closed')) }
      : { label: 'Reopen', keys: 's', icon: IconCircleDot, onClick: () => run(statusStep(cases, 'open')) },
    {
      label: 'Responsible',
      longLabel: 'Change who is responsible for',
      keys: 'r',
      icon: IconUser,
      panel: {
        width: 280,
        content: (
          <PickPanel
            label="Responsible"
            find={findResponsible}
            onPick={({ id = unassigned, label }) => run(responsibleStep(cases, id, label))}
          />
        ),
      },
    },
    {
      label: 'Visibility',
      longLabel: 'Change the visibility of',
      keys: 'v',
      icon: IconEye,
      panel: {
        width: 368,
        content: (
          <AudiencePanel
            records={cases.map((record) => ({ author: record.author, audience: audienceOf(record) }))}
            noun={caseNoun}
            onChoose={(audience, name) =>
              run(audienceStep(caseResource, cases, audience, { name, audienceOf, toChange: toAudienceChange }))
            }
          />
        ),
      },
    },
    { label: 'Delete', keys: 'delete', icon: IconTrash, onClick: () => run(deleteStep(caseResource, cases)) },
  ]
}

/** What can be done with the selected cases. */
export const CaseBulk = (props: BulkProps<Case>) => (
  <SelectionBar {...props} noun={caseNoun} actions={(run) => actionsFor(props.records, run)} />
)
