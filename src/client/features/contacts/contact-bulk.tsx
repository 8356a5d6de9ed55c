import { IconEye, IconTag, IconTagOff, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { Contact } from '../../../contract/contacts/contacts.ts'
import { AudiencePanel } from '../../kit/bulk/audience-panel.tsx'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import type { BulkProps } from '../../kit/bulk/bulk-props.ts'
import { audienceStep, deleteStep } from '../../kit/bulk/record-steps.ts'
import { SelectionBar } from '../../kit/bulk/selection-bar.tsx'
import type { BulkStep } from '../../kit/bulk/use-bulk.ts'
import { PickPanel } from '../../kit/search/panels/pick-panel.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import { newTagLabel, tagsLike } from '../tags/tag-options.ts'
import { tagStep, untagStep } from './contact-bulk-steps.ts'
import { contactResource } from './contact-resource.ts'
import { contactNoun } from './contact-search.ts'
import { tagsOf } from './contact-words.ts'
import { contactQueries } from './queries.ts'
import { UntagPanel } from './untag-panel.tsx'

interface StepPanelProps {
  contacts: readonly Contact[]
  run: (step: BulkStep<Contact>) => void
}

/** Adds a tag; a new name makes a new tag. */
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

const audienceOf = ({ visibility, groupId, allowedUsers }: Contact) => ({ visibility, groupId, allowedUsers })

const actionsFor = (contacts: readonly Contact[], ownCompanyId: string | undefined, run: StepPanelProps['run']): BulkAction[] => {
  const ownAlone = contacts.length === 1 && contacts[0]?.id === ownCompanyId
  return [
    { label: 'Tag', keys: 't', icon: IconTag, panel: { width: 280, content: <TagPanel contacts={contacts} run={run} /> } },
    {
      label: 'Untag',
      keys: 'u',
      icon: IconTagOff,
      panel: { width: 280, content: <UntagPanel tags={contacts.flatMap(tagsOf)} onChoose={(tag) => run(untagStep(contacts, tag))} /> },
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
            records={contacts.map((contact) => ({ author: contact.author, audience: audienceOf(contact) }))}
            noun={contactNoun}
            onChoose={(audience, name) =>
              run(audienceStep(contactResource, contacts, audience, { name, audienceOf, toChange: (change) => change }))
            }
          />
        ),
      },
    },
    {
      label: 'Delete',
      keys: 'delete',
      icon: IconTrash,
      disabled: ownAlone,
      title: ownAlone ? "Your own company can't be deleted." : undefined,
      onClick: () => run(deleteStep(contactResource, contacts)),
    },
  ]
}

/** The bulk actions of contacts. */
export const ContactBulk = (props: BulkProps<Contact>) => {
  const { ownCompanyId } = useMe().account
  return <SelectionBar {...props} noun={contactNoun} actions={(run) => actionsFor(props.records, ownCompanyId, run)} />
}
