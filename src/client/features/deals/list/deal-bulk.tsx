import { IconTrash } from '@tabler/icons-react'
import type { Deal, DealStatus } from '../../../../contract/deals/deals.ts'
import type { BulkAction } from '../../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../../kit/bulk/bulk-props.ts'
import { responsibleAction, visibilityAction } from '../../../kit/bulk/common-actions.tsx'
import { changeStep, deleteStep } from '../../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../../kit/bulk/selection-bar.tsx'
import { ChoicePanel } from '../../../kit/search/panels/choice-panel.tsx'
import { categoryAction, categoryVerb } from '../../categories/category-action.tsx'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { audienceOf, dealResource } from '../deal-resource.ts'
import { dealNoun } from '../deal-search.ts'
import { useStatusStep } from '../deal-status.ts'
import { statuses, statusWords } from '../deal-words.ts'

type StatusStep = ReturnType<typeof useStatusStep>

const actionsFor = (deals: readonly Deal[], run: (step: BulkStep<Deal>) => void, statusStep: StatusStep): BulkAction[] => {
  const selected = { resource: dealResource, records: deals, run }
  const [first] = deals
  const same = deals.every(({ dealStatus }) => dealStatus === first?.dealStatus)
  return [
    {
      label: 'Status',
      longLabel: 'Change the status of',
      keys: 's',
      icon: statusWords[first?.dealStatus ?? 'pending'].icon,
      panel: {
        width: 200,
        content: (
          <ChoicePanel
            options={statuses.map((value) => ({ value, label: statusWords[value].label }))}
            value={same ? (first?.dealStatus ?? '') : ''}
            onApply={(status) => run(statusStep(deals, status as DealStatus))}
          />
        ),
      },
    },
    responsibleAction(selected, (dealResponsibleId) => ({ dealResponsibleId })),
    categoryAction(dealCategorySet, (id, name, group) =>
      run({ ...changeStep(dealResource, deals, () => ({ dealCategoryId: id }), categoryVerb(id, name)), group }),
    ),
    visibilityAction(selected, { noun: dealNoun, audienceOf, toChange: (change) => change }),
    { label: 'Delete', keys: 'delete', icon: IconTrash, onClick: () => run(deleteStep(dealResource, deals)) },
  ]
}

/** What can be done with the selected deals. */
export const DealBulk = (props: BulkProps<Deal>) => {
  const statusStep = useStatusStep()
  return <SelectionBar {...props} noun={dealNoun} actions={(run) => actionsFor(props.records, run, statusStep)} />
}
