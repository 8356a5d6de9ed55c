import { useState } from 'react'
import { type Contact, dateTypes, type ImportantDate } from '../../../../contract/contacts/contacts.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { dateFault, parseDate } from '../../../ui/dates/parse-date.ts'
import { hasDraft } from '../../../ui/edit/draft-storage.ts'
import { InlineField } from '../../../ui/inline/inline-field.tsx'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import type { ReadContact } from '../queries.ts'
import { AddEntry } from './add-entry.tsx'
import { Entry, Property } from './property.tsx'

const options = dateTypes.flatMap((type) => [
  { value: `${type} yearly`, label: `${type}, yearly` },
  { value: `${type} once`, label: type },
])
const read = (text: string) => parseDate(text, new Date())
const validate = (text: string) => (text === '' ? undefined : dateFault(text, new Date()))

const DateEntry = ({ entry, edit }: { entry: ImportantDate; edit: ContactEdit }) => {
  const { id, type, isEveryYear, date } = entry
  const shown = formatDate(date)
  const kind = `${type} ${isEveryYear ? 'yearly' : 'once'}`
  if (id.startsWith('new-')) return <Entry caption={type}>{shown}</Entry>
  const removal = { importantDates: [{ id: `-${id}` }] }
  const removed = { message: `Removed the date ${shown}`, quiet: false }
  const choose = (chosen: string) => {
    const next = dateTypes.find((each) => chosen.startsWith(each)) ?? 'other'
    edit.apply({ importantDates: [{ id, type: next, isEveryYear: chosen.endsWith('yearly') }] }, { message: `Made the date ${next}` })
  }
  return (
    <Entry
      removeLabel={`Remove date ${shown}`}
      onRemove={() => edit.apply(removal, removed)}
      caption={<InlineSelect label="Kind of date" value={kind} options={options} onChange={choose} />}
    >
      <InlineField
        label="date"
        draftKey={edit.draftKey(`date:${id}`)}
        value={shown}
        record={edit.contact}
        placeholder="17 Nov 2026"
        validate={validate}
        onSave={async (text, from) => {
          const next = read(text)
          if (next === undefined) return edit.save(removal, from, removed)
          await edit.save({ importantDates: [{ id, date: next }] }, from, { message: `Changed the date to ${formatDate(next)}` })
        }}
      />
    </Entry>
  )
}

/** Birthdays and other days to remember. A new one is a yearly birthday first; its kind is a press away. */
export const DateRow = ({ contact, edit }: { contact: Contact; edit: ContactEdit }) => {
  const [adding, setAdding] = useState(() => hasDraft(edit.draftKey('new-date')))
  const dates = contact.importantDates
  const type = contact.type === 'person' ? 'birthday' : 'anniversary'
  const add = async (text: string, from: ReadContact) => {
    const date = read(text)
    if (date)
      await edit.save({ importantDates: [{ type, isEveryYear: true, date }] }, from, { message: `Added the date ${formatDate(date)}` })
  }
  return (
    <Property label="Dates" addLabel="Add a date" empty={dates.length === 0 && !adding} adding={adding} onAdd={() => setAdding(true)}>
      {dates.map((entry) => (
        <DateEntry key={entry.id} entry={entry} edit={edit} />
      ))}
      {adding && (
        <AddEntry
          label="New date"
          draftKey={edit.draftKey('new-date')}
          placeholder="17 Nov 2026"
          validate={validate}
          record={contact}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Property>
  )
}
