import { type Contact, type entityTypes, kinds } from '../../../../contract/contacts/contacts.ts'
import { Unreachable } from '../../../lib/service-error.ts'
import { tagsOf } from '../contact-words.ts'

/** The words for what a contact holds the ids of. */
export interface ExportNames {
  readonly user: (id: string) => string
  readonly group: (id: string) => string
}

type Column = readonly [head: string, text: (contact: Contact, names: ExportNames) => string]

const lines = (values: readonly string[]) => values.join('; ')
const words: Record<(typeof entityTypes)[number], string> = { phone: 'Phone', 'e-mail': 'E-mail', website: 'Website' }

// What has no kind, or one that is not known, must not be missing.
const isOf = (kind: string, held: string | undefined) => held === kind || (kind === 'other' && !kinds.some((each) => each === held))

const dataColumns = (['e-mail', 'phone', 'website'] as const satisfies (typeof entityTypes)[number][]).flatMap((type) =>
  kinds.map(
    (kind): Column => [
      `${words[type]} (${kind})`,
      ({ contactData }) =>
        lines(contactData.filter((each) => each.entityType === type && isOf(kind, each.kind)).map(({ entityValue }) => entityValue)),
    ],
  ),
)

const addressColumns = kinds.map(
  (kind): Column => [
    `Address (${kind})`,
    ({ addresses }) =>
      lines(
        addresses
          .filter((each) => isOf(kind, each.kind))
          .map(({ address, zipCode, city, state, country }) => [address, zipCode, city, state, country].filter(Boolean).join(', ')),
      ),
  ],
)

/** Most come again every year; the others say that they do not. */
const datesOf = ({ importantDates }: Contact, type: string) =>
  lines(importantDates.filter((each) => each.type === type).map(({ date, isEveryYear }) => (isEveryYear ? date : `${date} (once)`)))

const otherDates = ({ importantDates }: Contact) =>
  lines(
    importantDates
      .filter(({ type }) => type !== 'birthday' && type !== 'anniversary')
      .map(({ date, isEveryYear }) => (isEveryYear ? `${date} (yearly)` : date)),
  )

/** By name, for the file goes to people who do not know who "you" is. The creator always sees it. */
const seenBy = ({ visibility, groupId, allowedUsers, author }: Contact, { user, group }: ExportNames) => {
  if (visibility === 'public') return 'Everyone'
  if (visibility === 'group') return `Workgroup ${groupId ? group(groupId) : ''}`
  return lines([...new Set([author, ...(visibility === 'selected-people' ? (allowedUsers ?? []) : [])])].map(user))
}

const columns: readonly Column[] = [
  ['Type', ({ type }) => type],
  ['Name', ({ name }) => name],
  ['Last name', ({ lastName }) => lastName ?? ''],
  ['Title', ({ title }) => title ?? ''],
  ['Company', ({ companyName }) => companyName ?? ''],
  ...dataColumns,
  ...addressColumns,
  ['Birthday', (contact) => datesOf(contact, 'birthday')],
  ['Anniversary', (contact) => datesOf(contact, 'anniversary')],
  ['Other dates', otherDates],
  ['Tags', (contact) => tagsOf(contact).join(', ')],
  ['Background', ({ backgroundInfo }) => backgroundInfo ?? ''],
  ['Who can see it', seenBy],
  ['Files', ({ attachment }) => (attachment.length ? String(attachment.length) : '')],
  ['Created by', ({ author }, { user }) => user(author)],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Changed (UTC)', ({ updatedAt }) => updatedAt],
  ['Id', ({ id }) => id],
]

// A spreadsheet would run what begins like this as a formula; of telephone numbers only those with something to reckon in them.
const formula = /^[=@\t\r-]|^\+(?!\d[\d\s().]*(; \+?\d[\d\s().]*)*$)/

/** Contacts as CSV text, one a line under a line of heads. @throws Unreachable when what writes it did not load */
export const toCsv = async (contacts: readonly Contact[], names: ExportNames): Promise<string> => {
  const { unparse } = await import('papaparse').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  const heads = columns.map(([head]) => head)
  return unparse([heads, ...contacts.map((contact) => columns.map(([, text]) => text(contact, names)))], { escapeFormulae: formula })
}

/** Gives text to the person as a file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export const downloadCsv = (csv: string, today: Date) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }))
  link.download = `contacts-${today.toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
