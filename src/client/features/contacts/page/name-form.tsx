import { type KeyboardEvent, useState } from 'react'
import type { ContactChange } from '../../../../contract/contacts/contacts.ts'
import { contactFields } from '../../../../contract/contacts/contacts.ts'
import { decode } from '../../../../contract/wire/decode.ts'
import { inWords } from '../../../lib/service-error.ts'
import { useEditOf } from '../../../ui/edit/use-edit-of.ts'
import { sameDraft } from '../../../ui/fields/draft-storage.ts'
import { KeptLine } from '../../../ui/inline/kept-line.tsx'
import { fullName } from '../contact-words.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import type { ReadContact } from '../queries.ts'
import classes from './contact-head.module.css'

interface Name {
  readonly name: string
  readonly lastName: string
}

const changeOf = (was: Name, name: string, lastName: string): ContactChange | undefined => {
  const change = {
    ...(name === was.name ? {} : { name }),
    ...(lastName === was.lastName ? {} : { lastName }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

interface NameFormProps {
  contact: ReadContact
  edit: ContactEdit
  /** Why the last try was refused. */
  refused: string | undefined
  onClose: () => void
  onRefused: (reason: string) => void
}

/** The name in its parts. Enter keeps, Esc drops, leaving keeps; a refused name stays with its reason. */
export const NameForm = ({ contact, edit, refused, onClose, onRefused }: NameFormProps) => {
  const shown: Name = { name: contact.name, lastName: contact.lastName ?? '' }
  const [draft, setDraft, kept] = useEditOf(edit.draftKey('name'), shown, contact)
  const before = kept.was.value
  const { name, lastName } = draft
  const [error, setError] = useState(refused)
  const drop = () => {
    kept.discard()
    onClose()
  }
  // Closed at once: the name stands in the heading before it is answered. Refused, it is opened again with what was typed.
  const tryKeep = () => {
    const change = changeOf(before, name.trim(), lastName.trim())
    const reading = decode(contactFields.name, name)
    if (!reading.ok) return setError(reading.faults[0]?.message)
    if (!change) return drop()
    onClose()
    edit
      .save(change, kept.was.record, { message: `Renamed to ${fullName({ name: name.trim(), lastName: lastName.trim() })}` })
      .then(kept.discard, (reason: unknown) => onRefused(inWords(reason)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') tryKeep()
    else drop()
  }
  const shared = { className: classes.input, onKeyDown, 'aria-invalid': error ? true : undefined, autoComplete: 'off', spellCheck: false }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus leaves
    <span className={classes.form} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && tryKeep()}>
      <input
        {...shared}
        aria-label="Name"
        autoFocus={!kept.restoredAt}
        value={name}
        onFocus={(event) => sameDraft(draft, before) && event.currentTarget.select()}
        onChange={(event) => setDraft({ name: event.currentTarget.value, lastName })}
      />
      {contact.type === 'person' && (
        <input
          {...shared}
          aria-label="Last name"
          placeholder="Last name"
          value={lastName}
          onChange={(event) => setDraft({ name, lastName: event.currentTarget.value })}
        />
      )}
      {kept.restoredAt && <KeptLine at={kept.restoredAt} onStartAfresh={drop} />}
      {error && (
        <span className={classes.error} role="alert">
          {error}
        </span>
      )}
    </span>
  )
}
