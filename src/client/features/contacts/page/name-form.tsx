import { type KeyboardEvent, useState } from 'react'
import type { Contact, ContactChange } from '../../../../contract/contacts.ts'
import { contactFields } from '../../../../contract/contacts.ts'
import { decode } from '../../../../contract/decode.ts'
import { inWords } from '../../../lib/service-error.ts'
import { fullName } from '../contact-words.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import classes from './contact-head.module.css'

const changeOf = (contact: Contact, name: string, lastName: string): ContactChange | undefined => {
  const change = {
    ...(name === contact.name ? {} : { name }),
    ...(lastName === (contact.lastName ?? '') ? {} : { lastName }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The name in its parts. Enter keeps, Esc drops, leaving keeps; a refused name stays with its reason. */
export const NameForm = ({ contact, edit, onClose }: { contact: Contact; edit: ContactEdit; onClose: () => void }) => {
  const [name, setName] = useState(contact.name)
  const [lastName, setLastName] = useState(contact.lastName ?? '')
  const [error, setError] = useState<string>()
  const keep = async () => {
    const change = changeOf(contact, name.trim(), lastName.trim())
    const reading = decode(contactFields.name, name)
    if (!reading.ok) return setError(reading.faults[0]?.message)
    if (change) await edit.save(change, { message: `Renamed to ${fullName({ name: name.trim(), lastName: lastName.trim() })}` })
    onClose()
  }
  const tryKeep = () => void keep().catch((reason: unknown) => setError(inWords(reason)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') tryKeep()
    else onClose()
  }
  const shared = { className: classes.input, onKeyDown, 'aria-invalid': error ? true : undefined, autoComplete: 'off', spellCheck: false }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus leaves
    <span className={classes.form} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && tryKeep()}>
      <input
        {...shared}
        aria-label="Name"
        autoFocus
        value={name}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {contact.type === 'person' && (
        <input
          {...shared}
          aria-label="Last name"
          placeholder="Last name"
          value={lastName}
          onChange={(event) => setLastName(event.currentTarget.value)}
        />
      )}
      {error && (
        <span className={classes.error} role="alert">
          {error}
        </span>
      )}
    </span>
  )
}
