import { type Contact, type ContactChange, contactFields } from '../../../../contract/contacts/contacts.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import type { TitleParts } from '../../../kit/edit/title-edit.tsx'
import { type Fault, useEditor } from '../../../kit/edit/use-editor.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { faultAt } from '../../../lib/service-error.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'

const partsOf = ({ name, lastName }: Contact): TitleParts => ({ name, lastName: lastName ?? '' })

const validate = ({ name }: TitleParts): Fault | undefined => {
  const message = faultMessage(contactFields.name, name)
  return message === undefined ? undefined : { message, part: 'name' }
}

const partOf = (reason: unknown) => {
  if (faultAt(reason, 'contact.last-name')) return 'lastName'
  return faultAt(reason, 'contact.name') ? 'name' : undefined
}

/** The editor of a contact's name, part by part: only the parts that differ are sent. */
export const useContactNameEditor = (edit: RecordEdit<Contact, ContactChange>) => {
  const { record } = edit
  return useEditor({
    value: partsOf(record),
    record,
    draftKey: edit.draftKey('name'),
    validate,
    partOf,
    onSave: ({ name = '', lastName = '' }, from) => {
      const change = { ...(name !== from.name && { name }), ...(lastName !== (from.lastName ?? '') && { lastName }) }
      return edit.save(change, from, { message: `Renamed to ${fullName({ name, lastName })}` })
    },
  })
}

/** The inputs of the name, by part. */
export const nameLabels = ({ type }: Contact): TitleParts =>
  type === 'person' ? { name: 'First name', lastName: 'Last name' } : { name: 'Name' }
