import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { tagsOf } from '../contact-words.ts'
import { hrefOf } from '../properties/datum-link.ts'
import classes from './contact-page.module.css'

/**
 * The properties as one line, where there is no room for them beside the stream: the first phone, whole and to be called, then the
 * first e-mail and the tags, as far as they fit.
 */
export const AsideFold = ({ contact, unfolded, onToggle }: { contact: Contact; unfolded: boolean; onToggle: () => void }) => {
  const first = (type: string) => contact.contactData.find(({ entityType }) => entityType === type)?.entityValue
  const phone = unfolded ? undefined : first('phone')
  const parts = unfolded ? [] : [first('e-mail'), tagsOf(contact).slice(0, 3).join(', ')].filter(Boolean)
  return (
    <div className={classes.fold}>
      {phone && (
        <a className={classes.call} href={hrefOf('phone', phone)}>
          <bdi>{phone}</bdi>
        </a>
      )}
      <button type="button" className={classes.unfold} aria-expanded={unfolded} onClick={onToggle}>
        <span className={classes.summary}>
          {parts.map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
          {parts.length === 0 && `${phone ? 'E-mail' : 'Phone, e-mail'}, address, tags, who can see this`}
        </span>
        <Icon of={unfolded ? IconChevronUp : IconChevronDown} size={14} />
      </button>
    </div>
  )
}
