import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { audienceMark } from '../../../kit/list/audience-mark.tsx'
import type { Columns } from '../../../kit/list/columns.ts'
import { firstEmail, fullName, tagsOf } from '../../../records/contacts/contact-words.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { tagsInRow } from '../../../ui/tag/tag.tsx'
import classes from './contact-columns.module.css'

const isCompany = ({ type }: Contact) => type === 'company'

/** The columns of the contact list. */
export const contactColumns: Columns<Contact> = {
  className: classes.columns,
  title: {
    label: 'Name',
    className: classes.name,
    sorts: ['name', '-name'],
    before: (contact, phone) => avatar(fullName(contact), contact.type, phone ? 36 : 24),
    after: ({ visibility }) => audienceMark(visibility),
  },
  others: [
    { label: 'Title', className: classes.title, cell: (contact) => (isCompany(contact) ? 'Company' : contact.title) },
    {
      label: 'Company',
      className: classes.company,
      cell: (contact) => (isCompany(contact) ? <span className={classes.narrow}>Company</span> : contact.companyName),
    },
    { label: 'E-mail', className: classes.email, cell: firstEmail },
    { label: 'Tags', className: classes.tags, cell: (contact) => tagsInRow(tagsOf(contact), 25) },
    { label: 'Updated', className: classes.updated, sorts: ['-changed', 'changed'], time: ({ updatedAt }) => updatedAt },
  ],
  secondLine: (contact) => (isCompany(contact) ? 'Company' : [contact.title, contact.companyName].filter(Boolean).join(', ')),
}
