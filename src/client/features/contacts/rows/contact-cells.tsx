import { IconLock, IconUserCheck, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Contact } from '../../../../contract/contacts.ts'
import type { Visibility } from '../../../../contract/visibility.ts'
import { paths } from '../../../paths.ts'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import type { RowState } from '../../../ui/list/list-row.tsx'
import { Avatar } from '../../../ui/signs/avatar.tsx'
import { Sign } from '../../../ui/signs/sign.tsx'
import { TagList } from '../../../ui/signs/tag.tsx'
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
    <Sign of={signs[visibility].icon} size={14} />
    <span className="t-unseen">{signs[visibility].words}</span>
  </span>
)

const Cell = ({ is, title, children }: { is: string | undefined; title?: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names its row
  <span role="gridcell" className={is} title={title}>
    {children}
  </span>
)

const Second = ({ contact: { title, companyName } }: { contact: Contact }) => (
  <>
    {title && <bdi>{title}</bdi>}
    {title && companyName && ', '}
    {companyName && <bdi>{companyName}</bdi>}
  </>
)

const heardByTheList = () => undefined

/** The cells of one contact, with so many px for its tags. Plain elements: the box and the link are heard by the list, not by each row. */
export const contactCells =
  (room: number) =>
  (contact: Contact, { selected }: RowState) => {
    const name = fullName(contact)
    const email = firstEmail(contact)
    const tags = tagsOf(contact)
    const isCompany = contact.type === 'company'
    return (
      <div role="presentation" className={classes.cells}>
        <Cell is={classes.pick}>
          <Checkbox checked={selected} onChange={heardByTheList} label={`Select ${name}`} hideLabel tabIndex={-1} />
        </Cell>
        <Cell is={classes.name}>
          <span className={classes.small}>
            <Avatar name={name} kind={contact.type} size={24} />
          </span>
          <span className={classes.large}>
            <Avatar name={name} kind={contact.type} size={36} />
          </span>
          <span className={classes.named}>
            <a href={paths.contact(contact.id)} tabIndex={-1} className={classes.link} title={name}>
              <bdi>{name}</bdi>
            </a>
            {contact.visibility !== 'public' && <SeenBySign visibility={contact.visibility} />}
          </span>
          <span className={classes.second}>{isCompany ? 'Company' : <Second contact={contact} />}</span>
        </Cell>
        <Cell is={classes.title} title={contact.title}>
          {isCompany ? 'Company' : <bdi>{contact.title}</bdi>}
        </Cell>
        <Cell is={classes.company} title={contact.companyName}>
          {isCompany ? <span className={classes.narrow}>Company</span> : <bdi>{contact.companyName}</bdi>}
        </Cell>
        <Cell is={classes.email} title={email}>
          {email}
        </Cell>
        <Cell is={classes.tags}>
          <TagList names={tags} max={fitTags(tags, room)} />
        </Cell>
        <Cell is={classes.changed}>
          <TimeAgo at={contact.updatedAt} />
        </Cell>
      </div>
    )
  }
