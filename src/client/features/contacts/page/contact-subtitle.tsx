import { Link } from 'react-router'
import type { Contact, ContactChange } from '../../../../contract/contacts/contacts.ts'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { paths } from '../../../paths.ts'
import classes from './contact-subtitle.module.css'

/** A link to the company of a person, if there is one. */
export const CompanyLink = ({ contact: { companyId, companyName } }: { contact: Contact }) =>
  companyId && companyName ? (
    <Link className={classes.company} to={paths.contact(companyId)}>
      <bdi>{companyName}</bdi>
    </Link>
  ) : null

/** The title of a contact, edited in place, and a link to the company. */
export const ContactSubtitle = ({ edit }: { edit: RecordEdit<Contact, ContactChange> }) => {
  const contact = edit.record
  const { title, type, companyName } = contact
  return (
    <div className={classes.subtitle}>
      <div className={classes.work}>
        <TextEdit
          label="title"
          draftKey={edit.draftKey('title')}
          value={title ?? ''}
          record={contact}
          placeholder={type === 'company' ? 'Add a description' : 'Add a title'}
          onSave={(next, from) =>
            edit.save({ title: next }, from, { message: next ? `Changed the title to ${next}` : 'Removed the title' })
          }
          render={(text) => (companyName ? `${text},` : text)}
        />
      </div>
      {!title && companyName && (
        <span className={classes.between} aria-hidden="true">
          ·
        </span>
      )}
      <CompanyLink contact={contact} />
    </div>
  )
}
