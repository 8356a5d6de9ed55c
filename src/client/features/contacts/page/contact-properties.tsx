import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { useNarrowerNotes } from '../../../kit/notes/use-narrower-notes.ts'
import { BackgroundProperty } from '../../../kit/record/background-property.tsx'
import { FilesProperty } from '../../../kit/record/files-property.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { VisibilityProperty } from '../../../kit/record/visibility-property.tsx'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { AddressProperty } from './address-property.tsx'
import { CompanyProperty } from './company-property.tsx'
import { CompanyPeople, ContactProjects } from './contact-lists.tsx'
import { DataProperty } from './data-property.tsx'
import { DateProperty } from './date-property.tsx'
import { TagsProperty } from './tags-property.tsx'

interface ContactPropertiesProps {
  edit: RecordEdit<Contact, ContactChange>
  /** Unfolds the properties, for an action of the palette. */
  onShow: () => void
}

/** The properties of a contact, edited in place. */
export const ContactProperties = ({ edit, onShow }: ContactPropertiesProps) => {
  const contact = edit.record
  const { id, type, visibility, groupId, allowedUsers, author, createdAt } = contact
  const name = fullName(contact)
  const narrower = useNarrowerNotes({ resource: 'contacts', id }, groupId)
  return (
    <>
      <DataProperty type="phone" edit={edit} />
      <DataProperty type="e-mail" edit={edit} />
      <DataProperty type="website" edit={edit} />
      {type === 'person' ? <CompanyProperty edit={edit} /> : <CompanyPeople companyId={id} />}
      <AddressProperty edit={edit} />
      <DateProperty edit={edit} />
      <TagsProperty contact={contact} onShow={onShow} />
      <BackgroundProperty edit={edit} />
      <ContactProjects contactId={id} />
      <FilesProperty edit={edit} name={name} onShow={onShow} />
      <VisibilityProperty
        record={{ audience: { visibility, groupId, allowedUsers }, author, createdAt, hint: narrower }}
        name={name}
        onShow={onShow}
        onChange={(change) => edit.apply({ ...change }, { message: 'Changed the visibility', quiet: false })}
      />
    </>
  )
}
