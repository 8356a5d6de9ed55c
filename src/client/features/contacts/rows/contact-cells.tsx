import { IconLock, IconUserCheck, IconUsers } from '@tabler/icons-react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import type { Visibility } from '../../../../contract/visibility.ts'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatAgo } from '../../../ui/dates/format-ago.ts'
import { parseUtc } from '../../../ui/dates/format-date.ts'
import { rowBox } from '../../../ui/fields/checkbox.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { tagsInRow } from '../../../ui/tag/tag.tsx'
import type { ListedContact } from '../contact-cache.ts'
import { firstEmail, fullName, tagsOf } from '../contact-words.ts'
import classes from './contact-cells.module.css'
import { fitTags } from './fit-tags.ts'

const signs = {
  'only-me': { icon: IconLock, words: 'Only its creator sees this' },
  group: { icon: IconUsers, words: 'A workgroup sees this' },
  'selected-people': { icon: IconUserCheck, words: 'Selected people see this' },
} as const

const SeenBySign = ({ visibility }: { visibility: Exclude<Visibility, 'public'> }) => (
  <span className={classes.sign} title={signs[visibility].words}>
    <Icon of={signs[visibility].icon} size={14} />
    <span className="t-unseen">{signs[visibility].words}</span>
  </span>
)

const secondLine = ({ type, title, companyName }: Contact) => (
  <span className={classes.second}>
    {type === 'company' ? (
      'Company'
    ) : (
      <>
        {title && <bdi>{title}</bdi>}
        {title && companyName && ', '}
        {companyName && <bdi>{companyName}</bdi>}
      </>
    )}
  </span>
)

/** What the cells of all rows depend on beside their contacts. */
export interface CellContext {
  phone: boolean
  /** px for the tags. */
  room: number
  now: Date
}

/**
 * The cells of one contact: plain elements, as few as there can be and none a component, for they are all drawn anew while one scrolls. The
 * box, the link and the pointer are heard by the list.
 */
export const contactCells =
  ({ phone, room, now }: CellContext) =>
  (contact: ListedContact, selected: boolean) => {
    const name = fullName(contact)
    const tags = tagsOf(contact)
    const isCompany = contact.type === 'company'
    return (
      // biome-ignore-start lint/a11y/useFocusableInteractive: the grid has the focus, and names its row
      // biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a cell is not pressed, it is read
      <>
        <span role="gridcell" className={classes.pick}>
          {rowBox(selected, `Select ${name}`)}
        </span>
        <span role="gridcell" className={classes.name} data-gone={contact.gone}>
          {avatar(name, contact.type, phone ? 36 : 24)}
          <a href={paths.contact(contact.id)} tabIndex={-1} className={classes.link}>
            {name}
          </a>
          {contact.gone && !phone && <span className={classes.gone}>no longer here</span>}
          {contact.visibility !== 'public' && <SeenBySign visibility={contact.visibility} />}
          {phone && (contact.gone ? <span className={classes.second}>no longer here</span> : secondLine(contact))}
        </span>
        {!phone && (
          <>
            <span role="gridcell" className={classes.title}>
              {isCompany ? 'Company' : contact.title}
            </span>
            <span role="gridcell" className={classes.company}>
              {isCompany ? <span className={classes.narrow}>Company</span> : contact.companyName}
            </span>
            <span role="gridcell" className={classes.email}>
              {firstEmail(contact)}
            </span>
            <span role="gridcell" className={classes.tags}>
              {tagsInRow(tags, fitTags(tags, room))}
            </span>
          </>
        )}
        <time role="gridcell" className={classes.changed} dateTime={`${contact.updatedAt.replace(' ', 'T')}Z`}>
          {formatAgo(parseUtc(contact.updatedAt), now)}
        </time>
      </>
      // biome-ignore-end lint/a11y/useFocusableInteractive: as above
      // biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: as above
    )
  }
