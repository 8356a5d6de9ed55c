import { IconArrowMerge, IconTag, IconTagOff, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import type { BulkAction } from '../../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import type { BulkProps } from '../../../kit/bulk/bulk-props.ts'
import { visibilityAction } from '../../../kit/bulk/common-actions.tsx'
import { deleteStep } from '../../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../../kit/bulk/selection-bar.tsx'
import { PickPanel } from '../../../kit/search/panels/pick-panel.tsx'
import { audienceOf } from '../../../kit/visibility/audience.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { contactNoun } from '../../../records/contacts/contact-search.ts'
import { tagsOf } from '../../../records/contacts/contact-words.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { newTagLabel, tagsLike } from '../tags/tag-options.ts'
import { tagStep, untagStep } from './contact-bulk-steps.ts'
import { UntagPanel } from './untag-panel.tsx'

interface StepPanelProps {
  contacts: readonly Contact[]
  run: (step: BulkStep<Contact>) => void
}

/** Adds a tag. A new name creates one. */
const TagPanel = ({ contacts, run }: StepPanelProps) => {
  const client = useQueryClient()
  return (
    <PickPanel
      label="Add a tag"
      find={async (client, term) =>
        tagsLike(await client.fetchQuery(contactQueries.tags()), term).map(([tag]) => ({ id: tag, label: tag }))
      }
      onPick={({ label }) => run(tagStep(contacts, label))}
      createLabel={(term) => newTagLabel(client.getQueryData(contactQueries.tags().queryKey) ?? [], term)}
    />
  )
}

interface ActionProps extends StepPanelProps {
  ownCompanyId: string | undefined
  merge: (a: string, b: string) => void
}

const actionsFor = ({ contacts, ownCompanyId, run, merge }: ActionProps): BulkAction[] => {
  const ownAlone = contacts.length === 1 && contacts[0]?.id === ownCompanyId
  const [a, b, ...more] = contacts
  const mergeable = a && b && more.length === 0 && a.type === b.type
  return [
    { label: 'Tag', keys: 't', icon: IconTag, panel: { width: 280, content: <TagPanel contacts={contacts} run={run} /> } },
    {
      label: 'Untag',
      keys: 'u',
      icon: IconTagOff,
      panel: { width: 280, content: <UntagPanel tags={contacts.flatMap(tagsOf)} onChoose={(tag) => run(untagStep(contacts, tag))} /> },
    },
    visibilityAction(
      { resource: contactResource, records: contacts, run },
      { noun: contactNoun, audienceOf, toChange: (change) => change },
    ),
    {
      label: 'Merge',
      keys: 'm',
      icon: IconArrowMerge,
      reason: mergeable ? undefined : 'Select two people or two companies to merge.',
      onClick: () => mergeable && merge(a.id, b.id),
    },
    {
      label: 'Delete',
      keys: 'delete',
      icon: IconTrash,
      reason: ownAlone ? "Your own company can't be deleted." : undefined,
      onClick: () => run(deleteStep(contactResource, contacts)),
    },
  ]
}

/** The bulk actions of contacts. */
export const ContactBulk = (props: BulkProps<Contact>) => {
  const { ownCompanyId } = useMe().account
  const navigate = useNavigate()
  const merge = (a: string, b: string) => void navigate(paths.mergeContacts(a, b))
  return <SelectionBar {...props} noun={contactNoun} actions={(run) => actionsFor({ contacts: props.records, ownCompanyId, run, merge })} />
}
