import { type Contact, type ContactChange, type ContactDatum, type EntityType, kinds } from '../../../../contract/contacts/contacts.ts'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { EntriesProperty } from '../../../kit/record/entries-property.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { datumIn, validateDatum } from '../datum.ts'
import classes from './contact-properties.module.css'
import { hrefOf } from './datum-link.ts'

const words = {
  phone: { label: 'Phone', addLabel: 'Add a phone', one: 'phone', type: 'tel' },
  'e-mail': { label: 'E-mail', addLabel: 'Add an e-mail', one: 'e-mail', type: 'email' },
  website: { label: 'Website', addLabel: 'Add a website', one: 'website', type: 'url' },
} as const satisfies Record<EntityType, object>

/** Whether an entry is for work, personal, or other. */
export const workOrPersonal = {
  options: kinds.map((kind) => ({ value: kind, label: kind })),
  valueOf: (entry: { kind?: string | undefined }): string => kinds.find((kind) => kind === entry.kind) ?? 'other',
  partsOf: (kind: string) => ({ kind }),
}

const linkTo = (type: EntityType, value: string, country: string | undefined) => {
  const href = hrefOf(type, value, country)
  return href ? (
    <a
      className={type === 'phone' ? classes.phone : classes.link}
      href={href}
      {...(type === 'website' && { target: '_blank', rel: 'noreferrer noopener' })}
    >
      <bdi>{value}</bdi>
    </a>
  ) : (
    <bdi>{value}</bdi>
  )
}

/** The phones, e-mail addresses or websites of a contact. */
export const DataProperty = ({ type, edit }: { type: EntityType; edit: RecordEdit<Contact, ContactChange> }) => {
  const { country } = useMe().account
  return (
    <EntriesProperty<ContactDatum, Contact, ContactChange>
      {...words[type]}
      entries={edit.record.contactData.filter(({ entityType }) => entityType === type)}
      edit={edit}
      changeOf={(datum) => ({ contactData: [datum as NonNullable<ContactChange['contactData']>[number]] })}
      textOf={({ entityValue }) => entityValue}
      kinds={workOrPersonal}
      initial={{ entityType: type, kind: 'work' }}
      editor={({ entry, onSave, ...field }) => (
        <TextEdit
          key={field.draftKey}
          {...field}
          oneLine
          pencil={entry !== undefined && hrefOf(type, entry.entityValue) !== undefined}
          type={words[type].type}
          value={entry?.entityValue ?? ''}
          validate={(value) => (value === '' ? undefined : validateDatum(type, value))}
          onSave={(entityValue, from) => onSave(entityValue === '' ? undefined : { entityValue: datumIn(type, entityValue) }, from)}
          render={(value) => linkTo(type, value, country)}
        />
      )}
    />
  )
}
