import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import type { ContactChange } from '../../../../contract/contacts/contacts.ts'
import { contactFields } from '../../../../contract/contacts/contacts.ts'
import { decode } from '../../../../contract/wire/decode.ts'
import { errorMessage, faultAt } from '../../../lib/service-error.ts'
import { sameDraft } from '../../../ui/edit/draft-storage.ts'
import { FieldError } from '../../../ui/edit/field-error.tsx'
import { useSendWhenBack, whyLeftBehind } from '../../../ui/edit/send-when-back.ts'
import { useEditDraft } from '../../../ui/edit/use-edit-draft.ts'
import { afterPress } from '../../../ui/inline/after-press.ts'
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

/** What is wrong with a name, and with which part of it. */
export interface NameFault {
  readonly message: string
  readonly part?: 'name' | 'lastName'
  readonly reason?: unknown
}
const faultOf = (reason: unknown): NameFault => {
  const message = errorMessage(reason)
  if (faultAt(reason, 'contact.last-name')) return { message, part: 'lastName' }
  return faultAt(reason, 'contact.name') ? { message, part: 'name' } : { message, reason }
}

interface NameFormProps {
  contact: ReadContact
  edit: ContactEdit
  /** Why the last try was refused. */
  refused: NameFault | undefined
  onClose: () => void
  onRefused: (fault: NameFault) => void
}

/** The name in its parts. Enter keeps, Esc drops, leaving keeps; a refused name stays with its reason. */
export const NameForm = ({ contact, edit, refused, onClose, onRefused }: NameFormProps) => {
  const shown: Name = { name: contact.name, lastName: contact.lastName ?? '' }
  const [draft, setDraft, kept] = useEditDraft(edit.draftKey('name'), shown, contact)
  const before = kept.was.value
  const { name, lastName } = draft
  const [fault, setFault] = useState(() => {
    const why = whyLeftBehind(edit.draftKey('name'))
    return refused ?? (why === undefined ? undefined : faultOf(why))
  })
  const said = useId()
  const drop = () => {
    kept.discard()
    onClose()
  }
  // Closed at once: the name stands in the heading before it is answered. Refused, it is opened again with what was typed.
  const tryKeep = () => {
    const change = changeOf(before, name.trim(), lastName.trim())
    const reading = decode(contactFields.name, name)
    if (!reading.ok) return setFault({ message: reading.faults[0]?.message ?? '', part: 'name' })
    if (!change) return drop()
    onClose()
    edit
      .save(change, kept.was.record, { message: `Renamed to ${fullName({ name: name.trim(), lastName: lastName.trim() })}` })
      .then(kept.discard, (reason: unknown) => {
        missed(reason)
        onRefused(faultOf(reason))
      })
  }
  const { waits, missed } = useSendWhenBack({ reason: fault?.reason, send: tryKeep, draftKey: edit.draftKey('name') })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') tryKeep()
    else drop()
  }
  const field = (part: keyof typeof before) => ({
    className: classes.input,
    value: draft[part],
    onKeyDown,
    'aria-invalid': fault?.part === part ? true : undefined,
    'aria-describedby': fault ? said : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setFault(undefined)
      setDraft({ ...draft, [part]: event.currentTarget.value })
    },
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus leaves
    <span className={classes.form} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && afterPress(tryKeep)}>
      <input
        {...field('name')}
        aria-label="Name"
        autoFocus={!kept.restoredAt}
        onFocus={(event) => sameDraft(draft, before) && event.currentTarget.select()}
      />
      {contact.type === 'person' && <input {...field('lastName')} aria-label="Last name" placeholder="Last name" />}
      {kept.restoredAt && <KeptLine at={kept.restoredAt} onStartAfresh={drop} />}
      {fault && (
        <FieldError id={said} waits={waits}>
          {fault.message}
        </FieldError>
      )}
    </span>
  )
}
