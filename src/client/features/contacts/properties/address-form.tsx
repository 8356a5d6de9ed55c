import { Button } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { Address } from '../../../../contract/contacts/contacts.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { FieldError } from '../../../ui/edit/field-error.tsx'
import { useSendWhenBack, whyLeftBehind } from '../../../ui/edit/send-when-back.ts'
import { useEditDraft } from '../../../ui/edit/use-edit-draft.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { afterPress } from '../../../ui/inline/after-press.ts'
import { KeptLine } from '../../../ui/inline/kept-line.tsx'
import type { ReadContact } from '../queries.ts'
import classes from './properties.module.css'

export type AddressParts = Record<'address' | 'zipCode' | 'city' | 'state' | 'country', string>

const partsOf = (address: Partial<Address>): AddressParts => ({
  address: address.address ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
  state: address.state ?? '',
  country: address.country ?? '',
})

/** The parts that differ; undefined when none does. */
const changedParts = (was: AddressParts, after: AddressParts): Partial<AddressParts> | undefined => {
  const changed = Object.entries(after).filter(([key, value]) => value.trim() !== was[key as keyof AddressParts])
  return changed.length > 0 ? Object.fromEntries(changed.map(([key, value]) => [key, value.trim()])) : undefined
}

/** The parts of an address, kept by Enter, by the button, or by leaving; Esc drops them. Until then they are kept on this device. */
export const AddressForm = ({
  address,
  record,
  draftKey,
  onSave,
  onClose,
}: {
  address: Partial<Address>
  /** The contact that the address is a part of. */
  record: ReadContact
  draftKey: string
  onSave: (change: Partial<AddressParts>, from: ReadContact) => Promise<void>
  onClose: () => void
}) => {
  const [parts, setParts, kept] = useEditDraft(draftKey, partsOf(address), record)
  const [failed, setFailed] = useState(() => whyLeftBehind(draftKey))
  const set = (key: keyof AddressParts) => (value: string) => {
    setFailed(undefined)
    setParts((now) => ({ ...now, [key]: value }))
  }
  const drop = () => {
    kept.discard()
    onClose()
  }
  const keep = async () => {
    const change = changedParts(kept.was.value, parts)
    try {
      if (change) await onSave(change, kept.was.record)
      drop()
    } catch (reason) {
      setFailed(reason)
      missed(reason)
    }
  }
  const { waits, missed } = useSendWhenBack({ reason: failed, send: () => void keep(), draftKey })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      drop()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void keep()
  }
  return (
    <form
      className={classes.form}
      aria-label="Address"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && afterPress(() => void keep())}
    >
      <TextArea label="Street" rows={1} value={parts.address} onChange={set('address')} autoFocus={!kept.restoredAt} />
      <div className={classes.pair}>
        <TextField label="Postcode" value={parts.zipCode} onChange={set('zipCode')} autoComplete="off" />
        <TextField label="City" value={parts.city} onChange={set('city')} autoComplete="off" />
      </div>
      <TextField label="State or region" value={parts.state} onChange={set('state')} autoComplete="off" />
      <TextField label="Country" value={parts.country} onChange={set('country')} autoComplete="off" />
      {kept.restoredAt && <KeptLine at={kept.restoredAt} onStartAfresh={kept.discard} />}
      {failed !== undefined && <FieldError waits={waits}>{errorMessage(failed)}</FieldError>}
      <div className={classes.buttons}>
        <Button size="xs" type="submit">
          Save
        </Button>
        <Button size="xs" variant="subtle" onMouseDown={(event) => event.preventDefault()} onClick={drop}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
