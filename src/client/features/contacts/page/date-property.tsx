import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { dateTypes, type ImportantDate } from '../../../../contract/contacts/important-dates.ts'
import { DayEdit } from '../../../kit/due/day-edit.tsx'
import { dateFormat } from '../../../kit/due/day-formats.ts'
import { EntriesProperty } from '../../../kit/record/entries-property.tsx'
import { capitalized } from '../../../kit/record/record-words.ts'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { daysAgo, formatDate, formatShort, parseUtc } from '../../../ui/dates/format-date.ts'
import { isWithoutYear } from '../../../ui/dates/month-day.ts'
import { nextYearly } from '../../../ui/dates/next-yearly.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { dayNoun, yearNoun } from '../../../ui/text/nouns.ts'
import { birthdayParts, yearlyFormat } from './remembered-date.ts'

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
  allows: ({ date }: ImportantDate, value: string) => value.endsWith('yearly') || !isWithoutYear(date),
}

/** Days are counted when there are at most this many left. */
const soon = 60

/** When a date comes next: "Turns 46 on Sun 14 Mar, in 12 days". Undefined for a past date that does not come back. */
export const nextInWords = (
  { type, date, isEveryYear }: Pick<ImportantDate, 'type' | 'date' | 'isEveryYear'>,
  now: Date,
): string | undefined => {
  const next = isEveryYear ? nextYearly(date, now) : { day: date, years: 0, moved: false }
  const days = -daysAgo(parseUtc(next.day), now)
  if (days < 0) return undefined
  const what =
    next.years < 1 ? '' : type === 'birthday' ? `Turns ${next.years} ` : type === 'anniversary' ? `${countOf(next.years, yearNoun)} ` : ''
  const day =
    days === 0
      ? 'today'
      : days === 1
        ? 'tomorrow'
        : `on ${formatShort(next.day, now)}${days <= soon ? `, in ${countOf(days, dayNoun)}` : ''}`
  const text = `${what}${what ? day : capitalized(day)}`
  return next.moved ? `${text} (28 Feb when there is no 29 Feb)` : text
}

/** Birthdays and other dates. A new date is yearly: the birthday of a person, the anniversary of a company. */
export const DateProperty = ({ edit }: { edit: RecordEdit<Contact, ContactChange> }) => {
  const now = useNow()
  const initial = { type: edit.record.type === 'person' ? 'birthday' : 'anniversary', isEveryYear: true }
  return (
    <EntriesProperty<ImportantDate, Contact, ContactChange>
      label="Dates"
      one="date"
      addLabel="Add a date"
      entries={edit.record.importantDates}
      edit={edit}
      changeOf={(date) => ({ importantDates: [date as NonNullable<ContactChange['importantDates']>[number]] })}
      textOf={({ date }) => formatDate(date)}
      hintOf={(date) => nextInWords(date, now)}
      kinds={kinds}
      initial={initial}
      editor={({ entry, onSave, placeholder: _, ...field }) => (
        <DayEdit
          key={field.draftKey}
          {...field}
          value={entry?.date}
          format={entry?.isEveryYear === false ? dateFormat : yearlyFormat}
          onSave={async (date, from) => {
            if (date === undefined) return onSave(undefined, from)
            const isBirthday = entry === undefined && initial.type === 'birthday'
            return onSave(isBirthday ? await birthdayParts(edit.record.importantDates, date) : { date }, from)
          }}
        />
      )}
    />
  )
}
