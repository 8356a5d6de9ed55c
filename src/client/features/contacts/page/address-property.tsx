import type { Address, Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { EntriesProperty } from '../../../kit/record/entries-property.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { addressLines } from '../../../records/contacts/contact-fields.ts'
import { AddressEdit } from './address-edit.tsx'
import { workOrPersonal } from './data-property.tsx'

/** The addresses of a contact. */
export const AddressProperty = ({ edit }: { edit: RecordEdit<Contact, ContactChange> }) => (
  <EntriesProperty<Address, Contact, ContactChange>
    label="Address"
    one="address"
    addLabel="Add an address"
    entries={edit.record.addresses}
    edit={edit}
    changeOf={(address) => ({ addresses: [address as NonNullable<ContactChange['addresses']>[number]] })}
    textOf={(address) => addressLines(address).replaceAll('\n', ', ')}
    kinds={workOrPersonal}
    initial={{ kind: 'work' }}
    editor={(props) => <AddressEdit key={props.draftKey} {...props} />}
  />
)
