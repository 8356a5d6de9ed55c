import { searchDigits } from '../../../contract/contacts/phone-number.ts'
import { tagKey } from '../../../contract/contacts/tags.ts'
import type { Acl } from '../../core/store/common-columns.ts'
import type { ResourceDefinition } from '../../core/store/definitions/resource-definition.ts'
import { gramsOf } from '../../core/store/searchable/grams.ts'
import { reversed } from '../../core/store/searchable/phones.ts'
import type { ContactRow } from '../../core/store/tables.ts'
import { seesByAcl } from '../../core/visibility/visibility.ts'
import { listedEntry, searchNameOf, sortKeyOf } from './contact-record.ts'
import { contactSearchSource } from './find/contact-search-source.ts'

const aclOf = ({ visibility, groupId, allowedUsers }: Acl) => ({ visibility, groupId, allowedUsers })
/** Returns the columns that decide the visibility of a row, without those that have no effect. Contacts with the same audience are counted together. */
const audienceOf = ({ visibility, authorId, groupId, allowedUsers }: ContactRow) => ({
  visibility,
  authorId: visibility === 'public' ? '0' : authorId,
  groupId: visibility === 'group' ? (groupId ?? '0') : '0',
  allowedUsers: JSON.stringify(visibility === 'selected-people' ? allowedUsers : []),
})
/** The values that the position in lists and the grams depend on. */
const named = ({ type, name, lastName }: ContactRow) => JSON.stringify([type, name, lastName])
/** The tags of a contact by their keys. Two older spellings of one tag count once. */
const keyedTags = (row: ContactRow) => [...new Map(row.tags.map((tag) => [tagKey(tag), tag]))]

const dataOf = (row: ContactRow, type: 'e-mail' | 'phone') => {
  return row.contactData.filter(({ entityType }) => entityType === type).map(({ entityValue }) => entityValue)
}
const emailsOf = (row: ContactRow) => {
  const emails = new Set(dataOf(row, 'e-mail').map((email) => email.toLowerCase()))
  return [...emails].map((email) => ({ email, domain: email.slice(email.lastIndexOf('@')) }))
}
const phonesOf = (row: ContactRow) => {
  const numbers = new Set(dataOf(row, 'phone').flatMap(searchDigits))
  return [...numbers].map((digits) => ({ digits, reversed: reversed(digits) }))
}
const yearlyDaysOf = (row: ContactRow) => {
  const dates = row.importantDates.filter(({ isEveryYear }) => isEveryYear)
  return [...new Set(dates.map(({ date }) => date.slice(-5)))].map((monthDay) => ({ monthDay }))
}
const owner = (row: ContactRow) => ({ contactId: row.id })

export const contactDefinition: ResourceDefinition<ContactRow> = {
  noun: 'contact',
  titleOf: (row) => [row.name, row.lastName].filter(Boolean).join(' '),
  sees: seesByAcl,
  rights: { edit: 'everyone' },
  searched: ['name', 'lastName'],
  searchSource: contactSearchSource,
  links: { companyId: 'contacts', groupId: 'workgroups' },
  attachments: 'attachment',
  derived: {
    tables: [
      { table: 'listedContacts', owner, rows: (row) => [{ ...listedEntry(row), ...aclOf(row), authorId: row.authorId }] },
      {
        table: 'contactNames',
        owner,
        rows: (row) => [{ type: row.type, name: row.name, lastName: row.lastName, ...aclOf(row), authorId: row.authorId }],
      },
      {
        table: 'contactTags',
        owner,
        from: (row) => JSON.stringify(row.tags) + named(row),
        rows: (row) => keyedTags(row).map(([tagKey]) => ({ tagKey, sortKey: sortKeyOf(row) })),
      },
      {
        table: 'contactGrams',
        owner,
        from: named,
        rows: (row) => {
          const sortKey = sortKeyOf(row)
          return gramsOf(searchNameOf(row)).map((gram) => ({ gram, sortKey }))
        },
      },
      { table: 'contactEmails', owner, from: (row) => JSON.stringify(row.contactData), rows: emailsOf },
      { table: 'contactPhones', owner, from: (row) => JSON.stringify(row.contactData), rows: phonesOf },
      { table: 'contactDates', owner, from: (row) => JSON.stringify(row.importantDates), rows: yearlyDaysOf },
    ],
    counts: [
      { table: 'contactCounts', keys: (row) => [{ type: row.type, ...audienceOf(row) }] },
      { table: 'tagCounts', keys: (row) => keyedTags(row).map(([tagKey, tag]) => ({ tagKey, tag, ...audienceOf(row) })) },
    ],
  },
}
