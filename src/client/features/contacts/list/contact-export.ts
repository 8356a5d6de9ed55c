import type { QueryClient } from '@tanstack/react-query'
import { type Contact, type entityTypes, kinds } from '../../../../contract/contacts/contacts.ts'
import type { Note } from '../../../../contract/notes/notes.ts'
import type { Exporter } from '../../../kit/list/use-export.ts'
import { userNames } from '../../../kit/list/user-names.ts'
import { writeCsv } from '../../../kit/list/write-csv.ts'
import { readNotes } from '../../../kit/notes/read-notes.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'
import { tagsOf } from '../../../records/contacts/contact-words.ts'
import { joinValues } from './join-values.ts'

/** The names behind the ids of a contact. */
export interface ExportNames {
  readonly user: (id: string) => string
  readonly group: (id: string) => string
}

type Column = readonly [head: string, text: (contact: Contact, names: ExportNames) => string]

/** A tag has no comma, so only what other programs write between tags is marked. */
const tagCell = (tag: string) => tag.replaceAll(/(\\*)(;|:::)/g, '$1$1\\$2')
const words: Record<(typeof entityTypes)[number], string> = { phone: 'Phone', 'e-mail': 'E-mail', website: 'Website' }

// Values without a kind, or of an unknown one, must not be lost.
const isOf = (kind: string, held: string | undefined) => held === kind || (kind === 'other' && !kinds.some((each) => each === held))

const dataColumns = (['e-mail', 'phone', 'website'] as const satisfies (typeof entityTypes)[number][]).flatMap((type) =>
  kinds.map(
    (kind): Column => [
      `${words[type]} (${kind})`,
      ({ contactData }) =>
        joinValues(contactData.filter((each) => each.entityType === type && isOf(kind, each.kind)).map(({ entityValue }) => entityValue)),
    ],
  ),
)

const addressParts = { Street: 'address', Postcode: 'zipCode', City: 'city', State: 'state', Country: 'country' } as const

/** A column for each part of an address. Where there are several of a kind, an empty part keeps its place. */
const addressColumns = kinds.flatMap((kind) =>
  Object.entries(addressParts).map(
    ([part, key]): Column => [
      `${part} (${kind})`,
      ({ addresses }) => {
        const parts = addresses.filter((each) => isOf(kind, each.kind)).map((address) => address[key] ?? '')
        return parts.some(Boolean) ? joinValues(parts) : ''
      },
    ],
  ),
)

/** Most are yearly; the others say so. */
const datesOf = ({ importantDates }: Contact, type: string) =>
  joinValues(importantDates.filter((each) => each.type === type).map(({ date, isEveryYear }) => (isEveryYear ? date : `${date} (once)`)))

const otherDates = ({ importantDates }: Contact) =>
  joinValues(
    importantDates
      .filter(({ type }) => type !== 'birthday' && type !== 'anniversary')
      .map(({ date, isEveryYear }) => (isEveryYear ? `${date} (yearly)` : date)),
  )

/** The people by name: readers of the file don't know who "you" is. The owner is always one of them. */
const visibleTo = ({ visibility, groupId, allowedUsers, author }: Contact, { user, group }: ExportNames) => {
  if (visibility === 'public') return 'Everyone'
  if (visibility === 'group') return `Workgroup ${groupId ? group(groupId) : ''}`
  return joinValues([...new Set([author, ...(visibility === 'selected-people' ? (allowedUsers ?? []) : [])])].map(user))
}

const columns: readonly Column[] = [
  ['Type', ({ type }) => type],
  ['First name', ({ name }) => name],
  ['Last name', ({ lastName }) => lastName ?? ''],
  ['Title', ({ title }) => title ?? ''],
  ['Company', ({ companyName }) => companyName ?? ''],
  ...dataColumns,
  ...addressColumns,
  ['Birthday', (contact) => datesOf(contact, 'birthday')],
  ['Anniversary', (contact) => datesOf(contact, 'anniversary')],
  ['Other dates', otherDates],
  ['Tags', (contact) => tagsOf(contact).map(tagCell).join(', ')],
  ['Background', ({ backgroundInfo }) => backgroundInfo ?? ''],
  ['Visible to', visibleTo],
  ['Files', ({ attachment }) => (attachment.length ? String(attachment.length) : '')],
  ['Created by', ({ author }, { user }) => user(author)],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Updated (UTC)', ({ updatedAt }) => updatedAt],
  ['Id', ({ id }) => id],
]

/** "2026-11-20 09:30:00 Ana Admin: She signed.", newest first, with an empty line between them. */
const notesColumn = (notesOf: ReadonlyMap<string, readonly Note[]>): Column => [
  'Notes',
  ({ id }, { user }) => (notesOf.get(id) ?? []).map(({ date, author, body }) => `${date} ${user(author)}: ${body}`).join('\n\n'),
]

/** Returns contacts as CSV text with a header line; with their notes, by the id of the contact, if given. @throws Unreachable when the code that writes it could not be loaded */
export const toCsv = (
  contacts: readonly Contact[],
  names: ExportNames,
  notesOf?: ReadonlyMap<string, readonly Note[]>,
): Promise<string> => {
  const written = notesOf ? [...columns, notesColumn(notesOf)] : columns
  return writeCsv(
    written.map(([head]) => head),
    contacts.map((contact) => written.map(([, text]) => text(contact, names))),
  )
}

const namesFor = async (client: QueryClient): Promise<ExportNames> => {
  const [user, groups] = await Promise.all([userNames(client), client.fetchQuery(workgroupQueries.list())])
  const workgroups = new Map(groups.map(({ id, name }) => [id, name]))
  return { user, group: (id) => workgroups.get(id) ?? id }
}

/** Writes contacts with the names of their people and workgroups. */
export const exportContacts: Exporter<Contact> = async (contacts, client) => toCsv(contacts, await namesFor(client))

/** The same with the notes that the user sees. */
export const exportWithNotes: Exporter<Contact> = async (contacts, client, run) => {
  const ids = contacts.map(({ id }) => id)
  return toCsv(contacts, await namesFor(client), await readNotes(ids, run))
}
