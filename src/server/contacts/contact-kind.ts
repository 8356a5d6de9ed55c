import type { Kind } from '../kinds/kind.ts'
import { gramsOf } from '../search/grams.ts'
import type { ContactRow } from '../store/rows/contacts.ts'
import type { Guarded } from '../store/rows/kept.ts'
import { seesGuarded } from '../visibility/visibility.ts'
import { foldedName, listedEntry, sortKeyOf } from './contact-record.ts'

const guardOf = ({ visibility, groupId, allowedUsers }: Guarded) => ({ visibility, groupId, allowedUsers })
/** All that decides who sees a row, with what does not matter left out: rows that the same people see are counted together. */
const audienceOf = ({ visibility, authorId, groupId, allowedUsers }: ContactRow) => ({
  visibility,
  authorId: visibility === 'public' ? '0' : authorId,
  groupId: visibility === 'group' ? (groupId ?? '0') : '0',
  allowedUsers: visibility === 'selected-people' ? allowedUsers : '[]',
})
/** What a contact's place in lists and its grams are made of. */
const named = ({ type, name, lastName }: ContactRow) => JSON.stringify([type, name, lastName])
const tagsOf = (row: ContactRow) => JSON.parse(row.tags) as string[]

const emailsOf = (row: ContactRow) => {
  const data = JSON.parse(row.contactData) as { entityType: string; entityValue: string }[]
  const emails = data.filter((datum) => datum.entityType === 'e-mail').map((datum) => datum.entityValue.toLowerCase())
  return [...new Set(emails)].map((email) => ({ email, domain: email.slice(email.lastIndexOf('@')) }))
}
const owner = (row: ContactRow) => ({ contactId: row.id })

export const contactKind: Kind<ContactRow> = {
  noun: 'contact',
  titleOf: (row) => [row.name, row.lastName].filter(Boolean).join(' '),
  titleColumns: ['name', 'lastName'],
  sees: seesGuarded,
  editedBy: 'everyone',
  counted: 'contacts',
  links: { companyId: 'contacts', groupId: 'workgroups' },
  attachments: 'attachment',
  derived: [
    { table: 'listedContacts', owner, rows: (row) => [{ ...listedEntry(row), ...guardOf(row), authorId: row.authorId }] },
    {
      table: 'contactNames',
      owner,
      rows: (row) => [{ type: row.type, name: row.name, lastName: row.lastName, ...guardOf(row), authorId: row.authorId }],
    },
    {
      table: 'contactTags',
      owner,
      from: (row) => `${row.tags}${named(row)}`,
      rows: (row) => tagsOf(row).map((tag) => ({ tagKey: tag.toLowerCase(), sortKey: sortKeyOf(row) })),
    },
    {
      table: 'contactGrams',
      owner,
      from: named,
      rows: (row) => {
        const sortKey = sortKeyOf(row)
        return gramsOf(foldedName(row)).map((gram) => ({ gram, sortKey }))
      },
    },
    { table: 'contactEmails', owner, from: (row) => row.contactData, rows: emailsOf },
  ],
  counts: [
    { table: 'contactCounts', keys: (row) => [{ type: row.type, ...audienceOf(row) }] },
    { table: 'tagCounts', keys: (row) => tagsOf(row).map((tag) => ({ tagKey: tag.toLowerCase(), tag, ...audienceOf(row) })) },
  ],
}
