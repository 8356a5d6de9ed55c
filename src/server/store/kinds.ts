import { contactColumns, foldedName, sortKeyOf } from '../contacts/contact-record.ts'
import { gramsOf } from '../grams.ts'
import type { ContactColumns, ContactRow, JournaledTables, TableName, Tables } from './tables.ts'

type DerivedTable = 'contactGrams' | 'contactTags' | 'contactEmails' | 'workgroupUsers' | 'fileUses'

/** Rows that follow from a row and are rewritten whenever it is: lookups in the other direction. */
interface Derived<Row> {
  table: DerivedTable
  /** The columns, besides the account, that find a row's own entries. */
  owner: (row: Row) => Record<string, string>
  rows: (row: Row) => Record<string, string | null>[]
}
export interface Kind<Row> {
  /** Counted against the account's capacity under this name. */
  counted?: 'contacts'
  /** What the row points at: restored or kept only while that is there. */
  links: { [column: string]: TableName }
  derived: Derived<Row>[]
  /** A column whose value no two rows may share. */
  unique?: string
  /** What a person calls one of these. */
  noun: string
  titleOf: (row: Row) => string
  /** Columns that follow from the others; never written by verbs, never in the journal. */
  columns?: (row: Row) => Record<string, string>
  columnNames?: readonly string[]
}

const guardOf = ({ visibility, groupId, allowedUsers }: ContactRow) => ({ visibility, groupId, allowedUsers })
const ids = (json: string) => JSON.parse(json) as string[]
const fileUses = <Row extends { id: string }>(kind: string, json: (row: Row) => string): Derived<Row> => ({
  table: 'fileUses',
  owner: (row) => ({ ownerKind: kind, ownerId: row.id }),
  rows: (row) => ids(json(row)).map((fileId) => ({ fileId })),
})

const emailsOf = (row: ContactRow) => {
  const data = JSON.parse(row.contactData) as { entityType: string; entityValue: string }[]
  const emails = data.filter((datum) => datum.entityType === 'e-mail').map((datum) => datum.entityValue.toLowerCase())
  return [...new Set(emails)].map((email) => ({ email, domain: email.slice(email.lastIndexOf('@')) }))
}
const fullName = (row: ContactRow) => [row.name, row.lastName].filter(Boolean).join(' ')

/** Goes up whenever what follows from a row changes (a field of the contract, a letter of the folding): the next start then writes it all anew. */
export const derivedVersion = '1'

export const kinds: { [T in TableName]: Kind<JournaledTables[T]> } = {
  contacts: {
    counted: 'contacts',
    links: { companyId: 'contacts', groupId: 'workgroups' },
    noun: 'contact',
    titleOf: fullName,
    columns: (row) => ({ ...contactColumns(row) }),
    columnNames: ['sortKey', 'searchName', 'titleKey', 'record'] satisfies (keyof ContactColumns)[],
    derived: [
      {
        table: 'contactTags',
        owner: (row) => ({ contactId: row.id }),
        rows: (row) =>
          ids(row.tags).map((tag) => ({
            tagKey: tag.toLowerCase(),
            sortKey: sortKeyOf(row),
            tag,
            authorId: row.authorId,
            ...guardOf(row),
          })),
      },
      {
        table: 'contactGrams',
        owner: (row) => ({ contactId: row.id }),
        rows: (row) => gramsOf(foldedName(row)).map((gram) => ({ gram, sortKey: sortKeyOf(row) })),
      },
      { table: 'contactEmails', owner: (row) => ({ contactId: row.id }), rows: emailsOf },
      fileUses('contacts', (row) => row.attachment),
    ],
  },
  notes: {
    links: { groupId: 'workgroups' },
    noun: 'note',
    titleOf: (row) => row.body.slice(0, 80),
    derived: [fileUses('notes', (row) => row.attachments)],
  },
  comments: {
    links: {},
    noun: 'comment',
    titleOf: (row) => row.body.slice(0, 80),
    derived: [fileUses('comments', (row) => row.attachments)],
  },
  workgroups: {
    links: {},
    noun: 'workgroup',
    titleOf: (row) => row.name,
    derived: [
      { table: 'workgroupUsers', owner: (row) => ({ workgroupId: row.id }), rows: (row) => ids(row.users).map((userId) => ({ userId })) },
    ],
  },
  users: { links: { companyId: 'contacts' }, noun: 'person', titleOf: (row) => row.name, derived: [], unique: 'emailKey' },
  files: { links: {}, noun: 'file', titleOf: (row) => row.name, derived: [] },
}

/** The columns of other tables that name a row by kind and id. */
export const polymorphic: { table: 'notes' | 'comments'; kind: 'ownerKind' | 'resourceKind'; id: 'ownerId' | 'resourceId' }[] = [
  { table: 'notes', kind: 'ownerKind', id: 'ownerId' },
  { table: 'comments', kind: 'resourceKind', id: 'resourceId' },
]
export type { Tables }

/** A row as verbs write it and the journal keeps it, without the columns that follow from the others. */
export const asWritten = <T extends TableName>(table: T, row: JournaledTables[T]): JournaledTables[T] => {
  const { columnNames } = kinds[table]
  if (!columnNames) return row
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columnNames.includes(column))) as unknown as JournaledTables[T]
}
