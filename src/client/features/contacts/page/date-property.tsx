import { type Contact, type ContactChange, dateTypes, type ImportantDate } from '../../../../contract/contacts/contacts.ts'
import { dateFormat } from '../../../kit/edit/formats.ts'
import { ValueEdit } from '../../../kit/edit/value-edit.tsx'
import { EntriesProperty } from '../../../kit/record/entries-property.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'

const kinds = {
  options: dateTypes.flatMap((type) => [
    { value: `${type} yearly`, label: `${type}, yearly` },
    { value: `${type} once`, label: type },
  ]),
  valueOf: ({ type, isEveryYear }: ImportantDate) => `${type} ${isEveryYear ? 'yearly' : 'once'}`,
  partsOf: (value: string) => ({
    type: dateTypes.find((type) => value.startsWith(type)) ?? 'other',
    isEveryYear: value.endsWith('yearly'),
  }),
}

/** Birthdays and other dates. A new date is yearly: the birthday of a person, the anniversary of a company. */
export const DateProperty = ({ edit }: { edit: RecordEdit<Contact, ContactChange> }) => (
  <EntriesProperty<ImportantDate, Contact, ContactChange>
    label="Dates"
    one="date"
    addLabel="Add a date"
    entries={edit.record.importantDates}
    edit={edit}
    changeOf={(date) => ({ importantDates: [date as NonNullable<ContactChange['importantDates']>[number]] })}
    textOf={({ date }) => formatDate(date)}
    kinds={kinds}
    initial={{ type: edit.record.type === 'person' ? 'birthday' : 'anniversary', isEveryYear: true }}
    editor={({ entry, onSave, placeholder: _, ...field }) => (
      <ValueEdit
        {...field}
        key={field.draftKey}
        format={dateFormat}
        value={entry?.date}
        onSave={(date, from) => onSave(date === undefined ? undefined : { date }, from)}
      />
    )}
  />
)
