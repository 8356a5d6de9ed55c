import { contactFields, entityValues, type NewContact } from '../../../../contract/contacts/contacts.ts'
import { datumKey } from '../../../../contract/contacts/datum-key.ts'
import { emailValues } from '../../../../contract/contacts/email-in.ts'
import { tagNames } from '../../../../contract/contacts/tags.ts'
import { isSameName } from '../../../../contract/name-order.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import type { Schema } from '../../../../contract/wire/wire.ts'
import { hasBrokenLetters } from '../../../kit/text-files/decode-text.ts'
import type { Audience } from '../../../kit/visibility/audience.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { isWithoutYear } from '../../../ui/dates/month-day.ts'
import { contactTypeNamed } from '../import-columns/contact-type-named.ts'
import { type Field, type Part, partsOf } from '../import-columns/file-fields.ts'
import { dateTypeNamed, kindNamed } from '../import-columns/guess-fields.ts'
import { isCompanyName } from './company-form.ts'
import { plainCell } from './plain-cell.ts'
import { addressesOf, type Entry } from './read-addresses.ts'
import { type DayOrder, isNoDay, readDay } from './read-day.ts'
import { readName } from './read-name.ts'
import { splitTagCell, splitValues } from './split-values.ts'

/** A contact to write, with its tags, which are sent on their own. */
export interface ImportDraft {
  readonly contact: NewContact
  readonly tags: readonly string[]
  /** The text of a note to add. */
  readonly note?: string | undefined
}

/** Why a row can't be imported, and the column that is to be changed: one fault a cell. */
export interface RowFault {
  readonly column: number
  readonly message: string
}

export interface CheckedRow {
  readonly draft: ImportDraft
  readonly faults: readonly RowFault[]
  /** The name as it was read, where the cell says it differently: "Anna Weber" of "Dr. Weber, Anna". */
  readonly readAs?: string | undefined
}

export interface ReadSettings {
  readonly fields: readonly Field[]
  /** The columns that name the kinds of others, by these. */
  readonly kindColumns: ReadonlyMap<number, number>
  readonly order: DayOrder
  /** Who can see the contacts, unless the row says it. */
  readonly audience: Audience
  readonly readAudience: (text: string) => { audience: Audience } | { fault: string }
  readonly now: Date
}

/** `<https://a.example>, b.example` */
const websitesIn = (text: string) =>
  text
    .split(/,\s+/)
    .map((each) => each.replace(/^<(.*)>$/, '$1').trim())
    .filter((each) => each !== '' && !/^https?:\/*$/i.test(each))

const dataTypes = ['e-mail', 'phone', 'website'] as const
const dateTypes = { birthday: 'birthday', anniversary: 'anniversary', date: 'other' } as const
const valuesOf = (type: (typeof dataTypes)[number], text: string) =>
  splitValues(text).flatMap((value) => (type === 'e-mail' ? emailValues(value) : type === 'website' ? websitesIn(value) : value))

interface Datum {
  readonly entityType: string
  readonly entityValue: string
  readonly kind: string
}

/** Two columns may have the same value, such as a website and a domain. */
const withoutRepeats = <T extends Datum>(data: readonly T[]): T[] => {
  const isAlone = ({ entityType }: Datum) => data.filter((each) => each.entityType === entityType).length === 1
  const keyOf = (each: Datum) => (isAlone(each) ? each.entityType : `${each.kind} ${datumKey(each)}`)
  return [...Map.groupBy(data, keyOf).values()].flatMap(([first]) => first ?? [])
}

/** Reads a row as a contact, and checks each cell with the rules of the service. */
export const readRow = (cells: readonly string[], settings: ReadSettings): CheckedRow => {
  const { fields, kindColumns, order, now } = settings
  const faults: RowFault[] = []
  const check = <T>(schema: Schema<T>, value: unknown, column: number) => {
    const message = faultMessage(schema, value)
    if (message !== undefined) faults.push({ column, message })
  }
  const cellsOf = new Map<Part, Entry[]>()
  fields.forEach((field, column) => {
    const { part, kind: guessed } = partsOf(field)
    const text = plainCell(cells[column] ?? '', field)
    if (!text || part === 'out' || part === 'kind') return
    const says = cells[kindColumns.get(column) ?? -1] ?? ''
    const kind = (says && kindNamed(says)) || guessed
    if (hasBrokenLetters(text)) faults.push({ column, message: 'Some letters can’t be read. Type them again, or choose another encoding.' })
    cellsOf.set(part, [...(cellsOf.get(part) ?? []), { column, kind, text, says }])
  })
  const entries = (part: Part) => cellsOf.get(part) ?? []
  const textOf = (part: Part, between = ' ') =>
    entries(part)
      .map(({ text }) => text)
      .join(between)
  const columnOf = (...parts: Part[]) =>
    Math.max(
      0,
      fields.findIndex((field) => parts.includes(partsOf(field).part)),
    )
  const checkedLine = (part: Part) => {
    const text = textOf(part)
    if (text) check(contactFields.line, text, columnOf(part))
    return text
  }

  const first = [checkedLine('first'), checkedLine('middle')].filter(Boolean).join(' ')
  const [last, company] = [checkedLine('last'), checkedLine('company')]
  const [inOrder, lastFirst] = [checkedLine('full'), checkedLine('lastFirst')]
  const full = inOrder || lastFirst
  const isNamed = first !== '' || last !== '' || full !== ''
  const typed = textOf('type')
  const isFirm = first === '' && last === '' && isCompanyName(full) && (company === '' || isSameName(company, full))
  const type = contactTypeNamed(typed) ?? (isFirm || (!isNamed && company) ? 'company' : 'person')
  if (typed && !contactTypeNamed(typed)) faults.push({ column: columnOf('type'), message: 'Use “person” or “company”.' })
  const parts = first || last ? { name: first || last, lastName: first && last } : readName(full, !inOrder)
  const whole = isNamed ? [first, last].filter(Boolean).join(' ') || full : company
  const { name, lastName } = type === 'company' ? { name: whole, lastName: '' } : parts
  if (!name) check(contactFields.name, name, columnOf('first', 'full', 'lastFirst', 'last', 'company'))
  const title = checkedLine('title')
  const backgroundInfo = textOf('background', '\n')
  check(contactFields.longText, backgroundInfo, columnOf('background'))
  const note = textOf('note', '\n\n')
  if (note) check(contactFields.noteBody, note, columnOf('note'))

  const data = dataTypes.flatMap((entityType) =>
    entries(entityType).flatMap(({ column, kind, text }) =>
      valuesOf(entityType, text).map((entityValue) => {
        check(entityValues[entityType], entityValue, column)
        return { entityType, entityValue, kind }
      }),
    ),
  )
  const contactData = withoutRepeats(data)
  const importantDates = (Object.keys(dateTypes) as (keyof typeof dateTypes)[]).flatMap((part) =>
    entries(part).flatMap(({ column, text, says }) =>
      splitValues(text).flatMap((value) => {
        if (isNoDay(value)) return []
        const type = (part === 'date' && dateTypeNamed(says)) || dateTypes[part]
        const [, date = value, often] = /^(.+?) \((once|yearly)\)$/.exec(value) ?? []
        const read = readDay(date, order, now)
        if ('fault' in read) faults.push({ column, message: read.fault })
        if (!('day' in read)) return []
        const isEveryYear = isWithoutYear(read.day) || (often ? often === 'yearly' : type !== 'other')
        return [{ type, date: read.day, isEveryYear }]
      }),
    ),
  )
  const tags = entries('tags').flatMap(({ column, text }) => {
    const split = splitTagCell(text)
    if (split.length > 0) check(tagNames, split.join(','), column)
    return split
  })
  let { audience } = settings
  for (const { column, text } of entries('visible')) {
    const read = settings.readAudience(text)
    if ('fault' in read) faults.push({ column, message: read.fault })
    else audience = read.audience
  }
  const contact: NewContact = {
    type,
    name,
    ...(lastName && { lastName }),
    ...(title && { title }),
    ...(type === 'person' && company && { companyName: company }),
    ...(backgroundInfo && { backgroundInfo }),
    ...(contactData.length > 0 && { contactData }),
    ...(importantDates.length > 0 && { importantDates }),
    ...addressesOf(entries, check),
    visibility: audience.visibility,
    ...(audience.groupId !== undefined && { groupId: audience.groupId }),
    ...(audience.allowedUsers && { allowedUsers: [...audience.allowedUsers] }),
  }
  const readAs = parts.lastName && type === 'person' && full !== '' && !(first || last) ? fullName(parts) : undefined
  const firstOfCells = new Map(faults.toReversed().map((fault) => [fault.column, fault]))
  return {
    draft: { contact, tags, ...(note && { note }) },
    faults: [...firstOfCells.values()].toSorted((a, b) => a.column - b.column),
    ...(readAs !== full.replaceAll(/\s+/g, ' ') && { readAs }),
  }
}
