import { useRef, useState } from 'react'
import { type Address, type Contact, kinds } from '../../../../contract/contacts/contacts.ts'
import { hasDraft } from '../../../ui/edit/draft-storage.ts'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import { useFocusBack } from '../../../ui/inline/use-focus-back.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import { AddressForm } from './address-form.tsx'
import classes from './properties.module.css'
import { Entry, Property } from './property.tsx'

const kindOptions = kinds.map((kind) => ({ value: kind, label: kind }))

/** An address as it is written on a letter: street; postcode and city, state, country. */
const linesOf = ({ address, zipCode, city, state, country }: Address) => {
  const place = [[zipCode, city].filter(Boolean).join(' '), state, country].filter(Boolean).join(', ')
  return [address, place].filter(Boolean).join('\n')
}

const AddressEntry = ({ address, edit }: { address: Address; edit: ContactEdit }) => {
  const { id } = address
  const draftKey = edit.draftKey(`address:${id}`)
  const [editing, setEditing] = useState(() => hasDraft(draftKey))
  const text = useRef<HTMLButtonElement>(null)
  useFocusBack(editing, text)
  const lines = linesOf(address)
  const short = lines.replaceAll('\n', ', ')
  if (id.startsWith('new-')) return <Entry caption={address.kind}>{short}</Entry>
  if (editing)
    return (
      <AddressForm
        address={address}
        record={edit.contact}
        draftKey={draftKey}
        onSave={(change, from) => edit.save({ addresses: [{ id, ...change }] }, from, { message: 'Changed the address' })}
        onClose={() => setEditing(false)}
      />
    )
  return (
    <Entry
      removeLabel={`Remove address ${short}`}
      onRemove={() => edit.apply({ addresses: [{ id: `-${id}` }] }, { message: `Removed the address ${short}`, quiet: false })}
      caption={
        <InlineSelect
          label="Kind of address"
          value={kinds.find((kind) => kind === address.kind) ?? 'other'}
          options={kindOptions}
          onChange={(kind) => edit.apply({ addresses: [{ id, kind }] }, { message: `Made the address ${kind}` })}
        />
      }
    >
      <button ref={text} type="button" className={classes.lines} aria-label={`Edit address ${short}`} onClick={() => setEditing(true)}>
        <bdi>{lines || 'Empty address'}</bdi>
      </button>
    </Entry>
  )
}

/** The addresses of a contact. */
export const AddressRow = ({ contact, edit }: { contact: Contact; edit: ContactEdit }) => {
  const [adding, setAdding] = useState(() => hasDraft(edit.draftKey('new-address')))
  const { addresses } = contact
  return (
    <Property
      label="Address"
      addLabel="Add an address"
      empty={addresses.length === 0 && !adding}
      adding={adding}
      onAdd={() => setAdding(true)}
    >
      {addresses.map((address) => (
        <AddressEntry key={address.id} address={address} edit={edit} />
      ))}
      {adding && (
        <AddressForm
          address={{}}
          record={contact}
          draftKey={edit.draftKey('new-address')}
          onSave={(parts, from) => edit.save({ addresses: [{ ...parts, kind: 'work' }] }, from, { message: 'Added an address' })}
          onClose={() => setAdding(false)}
        />
      )}
    </Property>
  )
}
