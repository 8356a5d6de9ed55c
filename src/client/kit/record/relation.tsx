import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import type { ComboSearch } from '../../ui/combo/use-options.ts'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { PickPopover } from '../edit/pick-popover.tsx'
import classes from './relations.module.css'

/** A person or company that a record links to. */
export interface Related {
  readonly id: string
  readonly name: string
  readonly kind: 'person' | 'company'
  readonly to: string
}

export const RelatedLink = ({ name, kind, to }: Omit<Related, 'id'>) => (
  <Link className={classes.named} to={to} title={name}>
    <Avatar name={name} kind={kind} size={20} />
    <bdi className={classes.name}>{name}</bdi>
  </Link>
)

/** One related record, with buttons that appear on hover. */
export const RelatedRow = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <div className={classes.picked}>
    {children}
    <span className={children ? classes.appears : undefined}>{actions}</span>
  </div>
)

/** The people and companies of a record. A picker finds existing contacts and creates new ones. */
export const PeopleProperty = ({
  label,
  people,
  search,
  onAdd,
  onRemove,
}: {
  /** "Involved" */
  label: string
  people: readonly Related[]
  search: ComboSearch
  /** Adds a contact; without an id it is a new one by this name. */
  onAdd: (contact: { id?: string; label: string }) => void
  onRemove: (contact: Related) => void
}) => (
  <InlineRow label={label}>
    <ul className={classes.people}>
      {people.map((contact) => (
        <li key={contact.id}>
          <RelatedRow actions={<IconButton label={`Remove ${contact.name}`} icon={IconX} size={28} onClick={() => onRemove(contact)} />}>
            <RelatedLink {...contact} />
          </RelatedRow>
        </li>
      ))}
    </ul>
    <PickPopover
      label="Add a person or company"
      field="Person or company"
      description="An existing contact. A new name creates a new contact."
      search={search}
      createLabel={(term) => `New contact “${term}”`}
      onPick={onAdd}
      target={(isOpen, toggle) => (
        <button type="button" className={classes.empty} aria-expanded={isOpen} onClick={toggle}>
          Add a person or company
        </button>
      )}
    />
  </InlineRow>
)
