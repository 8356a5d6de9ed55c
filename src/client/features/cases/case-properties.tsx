import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { Case, CaseChange } from '../../../contract/cases.ts'
import { PickPopover } from '../../kit/edit/pick-popover.tsx'
import { useNarrowerNotes } from '../../kit/notes/use-narrower-notes.ts'
import { BackgroundProperty } from '../../kit/record/background-property.tsx'
import { FilesProperty } from '../../kit/record/files-property.tsx'
import { PeopleProperty, RelatedRow } from '../../kit/record/relation.tsx'
import type { RecordEdit } from '../../kit/record/use-record-edit.ts'
import { VisibilityProperty } from '../../kit/record/visibility-property.tsx'
import type { Audience } from '../../kit/visibility/audience.ts'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { formatDateTime } from '../../ui/dates/format-date.ts'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { findContacts } from '../contacts/contact-finder.ts'
import { contactResource } from '../contacts/contact-resource.ts'
import { fullName } from '../contacts/contact-words.ts'
import { toAudienceChange } from './case-audience.ts'
import classes from './case-properties.module.css'
import { unassigned } from './case-search.ts'
import { findResponsible } from './case-sources.ts'

interface CasePropertiesProps {
  edit: RecordEdit<Case, CaseChange>
  audience: Audience
  /** Unfolds the properties, for an action of the palette. */
  onShow: () => void
}

const Responsible = ({ edit }: Pick<CasePropertiesProps, 'edit'>) => {
  const client = useQueryClient()
  const { nameOf } = useWorkspace()
  const { caseResponsibleId } = edit.record
  const name = caseResponsibleId && nameOf(caseResponsibleId)
  const pick = ({ id = unassigned, label }: ComboOption) =>
    edit.apply(
      { caseResponsibleId: id === unassigned ? '' : id },
      { message: id === unassigned ? 'Removed the responsible user' : `Assigned to ${label}` },
    )
  return (
    <InlineRow label="Responsible">
      <RelatedRow
        actions={
          <PickPopover
            label="Choose who is responsible"
            field="Responsible"
            search={(term) => findResponsible(client, term)}
            onPick={pick}
            target={(isOpen, toggle) =>
              name ? (
                <IconButton label="Change who is responsible" icon={IconPencil} size={28} onClick={toggle} />
              ) : (
                <button type="button" className={classes.empty} aria-expanded={isOpen} onClick={toggle}>
                  Assign to a colleague
                </button>
              )
            }
          />
        }
      >
        {name && (
          <span className={classes.user}>
            <Avatar name={name} kind="person" size={20} /> <bdi>{name}</bdi>
          </span>
        )}
      </RelatedRow>
    </InlineRow>
  )
}

const Involved = ({ edit }: Pick<CasePropertiesProps, 'edit'>) => {
  const client = useQueryClient()
  const { record } = edit
  const add = async ({ id, label }: { id?: string; label: string }) => {
    try {
      const contactId = id ?? (await contactResource.create({ type: 'person', name: label }, {})).id
      const contact = await client.fetchQuery(contactResource.ahead(contactId))
      edit.apply({ involvedPeople: [contactId] }, { message: `Added ${label}`, shown: { people: [...record.people, contact] } })
    } catch (error) {
      notify({ message: `Couldn't add ${label}. ${errorMessage(error)}`, tone: 'red' })
    }
  }
  return (
    <PeopleProperty
      label="Involved"
      people={record.people.map((contact) => ({
        id: contact.id,
        name: fullName(contact),
        kind: contact.type,
        to: paths.contact(contact.id),
      }))}
      search={(term) => findContacts(client, term)}
      onAdd={(contact) => void add(contact)}
      onRemove={({ id, name }) =>
        edit.apply(
          { involvedPeople: [`-${id}`] },
          {
            message: `Removed ${name}`,
            quiet: false,
            shown: { people: record.people.filter((contact) => contact.id !== id) },
          },
        )
      }
    />
  )
}

/** Everything that is known about a case, edited in place. */
export const CaseProperties = ({ edit, audience, onShow }: CasePropertiesProps) => {
  const { id, name, author, createdAt, statusSince, caseStatus, workgroupId } = edit.record
  const narrower = useNarrowerNotes({ resource: 'cases', id }, workgroupId)
  return (
    <>
      <Involved edit={edit} />
      <Responsible edit={edit} />
      <BackgroundProperty edit={edit} />
      <FilesProperty edit={edit} name={name} onShow={onShow} />
      <InlineRow label="Opened">{formatDateTime(createdAt)}</InlineRow>
      {caseStatus === 'closed' && <InlineRow label="Closed">{formatDateTime(statusSince)}</InlineRow>}
      <VisibilityProperty
        record={{ audience, author, createdAt, hint: narrower }}
        name={name}
        onShow={onShow}
        onChange={(change) => edit.apply(toAudienceChange(change), { message: 'Changed the visibility', quiet: false })}
      />
    </>
  )
}
