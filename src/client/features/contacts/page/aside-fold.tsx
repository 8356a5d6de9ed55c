import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { Sign } from '../../../ui/signs/sign.tsx'
import { tagsOf } from '../contact-words.ts'
import classes from './contact-page.module.css'

/** The properties as one line, where there is no room for them beside the stream: the first phone and e-mail, the tags. */
export const AsideFold = ({ contact, unfolded, onToggle }: { contact: Contact; unfolded: boolean; onToggle: () => void }) => {
  const first = (type: string) => contact.contactData.find(({ entityType }) => entityType === type)?.entityValue
  const parts = [first('phone'), first('e-mail'), tagsOf(contact).slice(0, 3).join(', ')].filter(Boolean)
  return (
    <button type="button" className={classes.fold} aria-expanded={unfolded} onClick={onToggle}>
      <span className={classes.summary}>
        {parts.length > 0 && !unfolded
          ? parts.map((part) => <bdi key={part}>{part}</bdi>)
          : 'Phone, e-mail, address, tags, who can see this'}
      </span>
      <Sign of={unfolded ? IconChevronUp : IconChevronDown} size={14} />
    </button>
  )
}
