import { useState } from 'react'
import type { Contact, ContactDatum } from '../../../../contract/contacts/contacts.ts'
import { type entityTypes, kinds } from '../../../../contract/contacts/contacts.ts'
import { hasDraft } from '../../../ui/edit/draft-storage.ts'
import { InlineField } from '../../../ui/inline/inline-field.tsx'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import type { ReadContact } from '../queries.ts'
import { AddEntry } from './add-entry.tsx'
import { hrefOf, validateDatum } from './datum-link.ts'
import classes from './properties.module.css'
import { Entry, Property } from './property.tsx'

type EntityType = (typeof entityTypes)[number]
type Kind = (typeof kinds)[number]

const words = {
  phone: { label: 'Phone', add: 'Add a phone', one: 'phone', type: 'tel' },
  'e-mail': { label: 'E-mail', add: 'Add an e-mail', one: 'e-mail', type: 'email' },
  website: { label: 'Website', add: 'Add a website', one: 'website', type: 'url' },
} as const satisfies Record<EntityType, object>

const kindOptions = kinds.map((kind) => ({ value: kind, label: kind }))
const kindOf = (text: string | undefined): Kind => kinds.find((kind) => kind === text) ?? 'other'

const Datum = ({ datum, type, edit }: { datum: ContactDatum; type: EntityType; edit: ContactEdit }) => {
  const { id, entityValue } = datum
  const { one } = words[type]
  // Until the service has given it an id it can only be looked at.
  if (id.startsWith('new-')) return <Entry caption={datum.kind}>{entityValue}</Entry>
  const removal = { contactData: [{ id: `-${id}` }] }
  const removed = { message: `Removed the ${one} ${entityValue}`, quiet: false }
  const save = (value: string, from: ReadContact) =>
    value === ''
      ? edit.save(removal, from, removed)
      : edit.save({ contactData: [{ id, entityValue: value }] }, from, { message: `Changed the ${one} to ${value}` })
  const href = hrefOf(type, entityValue)
  return (
    <Entry
      removeLabel={`Remove ${one} ${entityValue}`}
      onRemove={() => edit.apply(removal, removed)}
      caption={
        <InlineSelect
          label={`Kind of ${one}`}
          value={kindOf(datum.kind)}
          options={kindOptions}
          onChange={(kind) => edit.apply({ contactData: [{ id, kind }] }, { message: `Made the ${one} ${kind}` })}
        />
      }
    >
      <InlineField
        label={one}
        oneLine
        pencil={href !== undefined}
        draftKey={edit.draftKey(`datum:${id}`)}
        type={words[type].type}
        value={entityValue}
        record={edit.contact}
        placeholder={words[type].add}
        validate={(value) => (value === '' ? undefined : validateDatum(type, value))}
        onSave={save}
        render={(value) =>
          href ? (
            <a
              className={type === 'phone' ? classes.name : classes.link}
              href={href}
              {...(type === 'website' ? { target: '_blank', rel: 'noreferrer noopener' } : {})}
            >
              <bdi>{value}</bdi>
            </a>
          ) : (
            <bdi>{value}</bdi>
          )
        }
      />
    </Entry>
  )
}

/** The phones, e-mail addresses or websites of a contact. */
export const DataRow = ({ contact, type, edit }: { contact: Contact; type: EntityType; edit: ContactEdit }) => {
  const [adding, setAdding] = useState(() => hasDraft(edit.draftKey(`new-${type}`)))
  const data = contact.contactData.filter(({ entityType }) => entityType === type)
  const { label, add, one } = words[type]
  return (
    <Property label={label} addLabel={add} empty={data.length === 0 && !adding} adding={adding} onAdd={() => setAdding(true)}>
      {data.map((datum) => (
        <Datum key={datum.id} datum={datum} type={type} edit={edit} />
      ))}
      {adding && (
        <AddEntry
          label={`New ${one}`}
          draftKey={edit.draftKey(`new-${type}`)}
          placeholder={add}
          type={words[type].type}
          validate={(value) => validateDatum(type, value)}
          record={contact}
          onAdd={(entityValue, from) =>
            edit.save({ contactData: [{ entityType: type, entityValue, kind: 'work' }] }, from, {
              message: `Added the ${one} ${entityValue}`,
            })
          }
          onClose={() => setAdding(false)}
        />
      )}
    </Property>
  )
}
