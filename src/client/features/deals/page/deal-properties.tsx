import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Deal, DealChange } from '../../../../contract/deals/deals.ts'
import { DayEdit } from '../../../kit/due/day-edit.tsx'
import { deadlineFormat } from '../../../kit/due/day-formats.ts'
import { useNarrowerNotes } from '../../../kit/notes/use-narrower-notes.ts'
import { BackgroundProperty } from '../../../kit/record/background-property.tsx'
import { FilesProperty } from '../../../kit/record/files-property.tsx'
import { PickedProperty } from '../../../kit/record/picked-property.tsx'
import { RelatedLink } from '../../../kit/record/relation.tsx'
import { ResponsibleProperty } from '../../../kit/record/responsible-property.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { VisibilityProperty } from '../../../kit/record/visibility-property.tsx'
import { paths } from '../../../paths.ts'
import { findContacts } from '../../../records/contacts/contact-finder.ts'
import { InvolvedProperty } from '../../../records/contacts/involved-property.tsx'
import { relatedTo, useNewContact } from '../../../records/contacts/use-new-contact.ts'
import { formatDate, formatDateTime } from '../../../ui/dates/format-date.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { CategoryProperty } from '../../categories/category-field.tsx'
import { dealCategorySet } from '../../categories/category-sets.ts'
import { useCategories } from '../../categories/use-categories.ts'
import { projectResource } from '../../projects/project-resource.ts'
import { projectSource } from '../../projects/project-source.ts'
import { audienceOf } from '../deal-resource.ts'
import { partyOf, statusWords } from '../deal-words.ts'

interface DealPropertiesProps {
  edit: RecordEdit<Deal, DealChange>
  /** Unfolds the properties, for an action of the palette. */
  onShow: () => void
}
type Edit = Pick<DealPropertiesProps, 'edit'>

const Party = ({ edit }: Edit) => {
  const client = useQueryClient()
  const withContact = useNewContact('company')
  const party = partyOf(edit.record)
  const { people } = edit.record
  return (
    <PickedProperty
      label="With"
      field="Person or company"
      description="An existing contact. A new name creates a new company."
      search={(term) => findContacts(client, term)}
      createLabel={(term) => `New company “${term}”`}
      picked={party && { name: relatedTo(party).name, shown: <RelatedLink {...relatedTo(party)} /> }}
      onPick={(option) =>
        void withContact(option, (contact, made) =>
          edit.apply(
            { dealWith: contact.id },
            { message: `Now with ${relatedTo(contact).name}`, shown: { people: [...people, contact] }, made },
          ),
        )
      }
      onRemove={(name) => edit.apply({ dealWith: '' }, { message: `No longer with ${name}`, quiet: false })}
    />
  )
}

const Expected = ({ edit }: Edit) => (
  <InlineRow label="Expected">
    <DayEdit
      label="expected date"
      placeholder="Add an expected date"
      format={deadlineFormat}
      value={edit.record.expectedOn}
      record={edit.record}
      draftKey={edit.draftKey('expected date')}
      onSave={(expectedOn = '', from) =>
        edit.save({ expectedOn }, from, { message: expectedOn ? `Expected on ${formatDate(expectedOn)}` : 'Removed the expected date' })
      }
    />
  </InlineRow>
)

const Project = ({ edit }: Edit) => {
  const client = useQueryClient()
  const { projectId } = edit.record
  const { data } = useQuery({ ...projectResource.detail(projectId ?? ''), enabled: projectId !== undefined })
  const name = projectId && (data?.name ?? '…')
  const to = projectId && paths.record('projects', projectId)
  return (
    <PickedProperty
      label="Project"
      field="Project"
      search={(term) => projectSource.find(client, term)}
      picked={name ? { name, shown: to ? <Link to={to}>{name}</Link> : <bdi>{name}</bdi> } : undefined}
      onPick={({ id, label }) => id && edit.apply({ projectId: id }, { message: `Linked the project ${label}` })}
      onRemove={(removed) => edit.apply({ projectId: '' }, { message: `Removed the project ${removed}`, quiet: false })}
    />
  )
}

const Category = ({ edit }: Edit) => {
  const { nameOf: categoryOf } = useCategories(dealCategorySet)
  const { dealCategoryId } = edit.record
  return (
    <CategoryProperty
      set={dealCategorySet}
      name={dealCategoryId && (categoryOf(dealCategoryId) ?? '…')}
      onPick={(id, name, made) => edit.apply({ dealCategoryId: id }, { message: `Changed the category to ${name}`, made })}
      onRemove={(removed) => edit.apply({ dealCategoryId: '' }, { message: `Removed the category ${removed}`, quiet: false })}
    />
  )
}

/** Everything that is known about a deal beside its price, edited in place. */
export const DealProperties = ({ edit, onShow }: DealPropertiesProps) => {
  const { id, name, author, createdAt, statusSince, dealStatus, dealResponsibleId, groupId } = edit.record
  const narrower = useNarrowerNotes({ resource: 'deals', id }, groupId)
  return (
    <>
      <Party edit={edit} />
      <InvolvedProperty edit={edit} />
      <ResponsibleProperty
        userId={dealResponsibleId}
        onChange={(userId, message) => edit.apply({ dealResponsibleId: userId }, { message })}
      />
      <Expected edit={edit} />
      <Category edit={edit} />
      <Project edit={edit} />
      <BackgroundProperty edit={edit} />
      <FilesProperty edit={edit} name={name} onShow={onShow} />
      <InlineRow label="Created">{formatDateTime(createdAt)}</InlineRow>
      {dealStatus !== 'pending' && <InlineRow label={statusWords[dealStatus].label}>{formatDateTime(statusSince)}</InlineRow>}
      <VisibilityProperty
        record={{ audience: audienceOf(edit.record), author, createdAt, hint: narrower }}
        name={name}
        onShow={onShow}
        onChange={(change) => edit.apply(change, { message: 'Changed the visibility', quiet: false })}
      />
    </>
  )
}
