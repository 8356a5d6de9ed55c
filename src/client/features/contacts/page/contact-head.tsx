import { Button } from '@mantine/core'
import { IconLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { InlineField } from '../../../ui/inline/inline-field.tsx'
import { useFocusBack } from '../../../ui/inline/use-focus-back.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { fullName } from '../contact-words.ts'
import type { ContactEdit } from '../edit/use-contact-edit.ts'
import classes from './contact-head.module.css'
import { ContactsCrumb } from './contacts-crumb.tsx'
import { type NameFault, NameForm } from './name-form.tsx'

export interface HeadActions {
  readonly write: () => void
  readonly copyLink: () => void
  readonly erase: (() => void) | undefined
}

const Company = ({ contact: { companyId, companyName } }: { contact: Contact }) =>
  companyId && companyName ? (
    <Link className={classes.company} to={paths.contact(companyId)}>
      <bdi>{companyName}</bdi>
    </Link>
  ) : null

const Subtitle = ({ contact, edit }: { contact: Contact; edit: ContactEdit }) => (
  <div className={classes.subtitle}>
    <div className={classes.work}>
      <InlineField
        label="title"
        draftKey={edit.draftKey('title')}
        value={contact.title ?? ''}
        record={edit.contact}
        placeholder={contact.type === 'company' ? 'Add what it does' : 'Add a title'}
        onSave={(title, from) => edit.save({ title }, from, { message: title ? `Changed the title to ${title}` : 'Removed the title' })}
        render={(title) => (contact.companyName ? `${title},` : title)}
      />
    </div>
    {!contact.title && contact.companyName && (
      <span className={classes.between} aria-hidden="true">
        ·
      </span>
    )}
    <Company contact={contact} />
  </div>
)

/** The name of a contact, what they do and where, and what can be done with them. */
export const ContactHead = ({
  contact,
  edit,
  actions,
  naming,
  onNaming,
}: {
  contact: Contact
  edit: ContactEdit
  actions: HeadActions
  /** Whether the name is being changed. */
  naming: boolean
  onNaming: (naming: boolean) => void
}) => {
  const name = fullName(contact)
  const pencil = useRef<HTMLButtonElement>(null)
  const [refused, setRefused] = useState<NameFault>()
  const close = () => {
    setRefused(undefined)
    onNaming(false)
  }
  const reopen = (fault: NameFault) => {
    setRefused(fault)
    onNaming(true)
  }
  useFocusBack(naming, pencil)
  return (
    <div className={classes.head}>
      <PageHead
        crumbs={[<ContactsCrumb key="contacts" />, <Company key="company" contact={contact} />].slice(
          0,
          contact.companyId && contact.companyName ? 2 : 1,
        )}
        avatar={<Avatar name={name} kind={contact.type} size={40} />}
        title={
          naming ? (
            <NameForm contact={contact} edit={edit} refused={refused} onClose={close} onRefused={reopen} />
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: the pencil beside it is the way for the keyboard
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <bdi className={classes.name} onClick={() => !document.getSelection()?.toString() && onNaming(true)}>
              {name}
            </bdi>
          )
        }
        count={
          naming ? undefined : (
            <span className={classes.pencil}>
              <IconButton ref={pencil} label="Edit name" icon={IconPencil} keys="e" size={28} onClick={() => onNaming(true)} />
            </span>
          )
        }
        subtitle={<Subtitle contact={contact} edit={edit} />}
        actions={
          <>
            <ActionsMenu
              label={`More for ${name}`}
              items={[
                { label: 'Edit', icon: IconPencil, key: 'e', onClick: () => onNaming(true) },
                { label: 'Copy link', icon: IconLink, onClick: actions.copyLink },
                ...(actions.erase ? [{ label: 'Delete', icon: IconTrash, onClick: actions.erase, danger: true }] : []),
              ]}
            />
            <span className={classes.write}>
              <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={actions.write}>
                Note
              </Button>
            </span>
          </>
        }
      />
    </div>
  )
}
