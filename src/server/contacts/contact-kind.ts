import { gramsOf } from '../grams.ts'
import type { Kind } from '../kind.ts'
import type { ContactColumns, ContactRow } from '../store/rows/contacts.ts'
import { seesGuarded } from '../visibility.ts'
import { contactColumns, foldedName, sortKeyOf } from './contact-record.ts'

const guardOf = ({ visibility, groupId, allowedUsers }: ContactRow) => ({ visibility, groupId, allowedUsers })

const emailsOf = (row: ContactRow) => {
  const data = JSON.parse(row.contactData) as { entityType: string; entityValue: string }[]
  const emails = data.filter((datum) => datum.entityType === 'e-mail').map((datum) => datum.entityValue.toLowerCase())
  return [...new Set(emails)].map((email) => ({ email, domain: email.slice(email.lastIndexOf('@')) }))
}
const owner = (row: ContactRow) => ({ contactId: row.id })

export const contactKind: Kind<ContactRow> = {
  noun: 'contact',
  titleOf: (row) => [row.name, row.lastName].filter(Boolean).join(' '),
  sees: seesGuarded,
  editedBy: 'everyone',
  counted: 'contacts',
  links: { companyId: 'contacts', groupId: 'workgroups' },
  attachments: 'attachment',
  columns: (row) => ({ ...contactColumns(row) }),
  columnNames: ['sortKey', 'searchName', 'titleKey', 'record'] satisfies (keyof ContactColumns)[],
  derived: [
    {
      table: 'contactTags',
      owner,
      rows: (row) =>
        (JSON.parse(row.tags) as string[]).map((tag) => ({
          tagKey: tag.toLowerCase(),
          sortKey: sortKeyOf(row),
          tag,
          authorId: row.authorId,
          ...guardOf(row),
        })),
    },
    { table: 'contactGrams', owner, rows: (row) => gramsOf(foldedName(row)).map((gram) => ({ gram, sortKey: sortKeyOf(row) })) },
    { table: 'contactEmails', owner, rows: emailsOf },
  ],
}
