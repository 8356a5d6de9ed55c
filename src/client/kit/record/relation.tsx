import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inSentence } from '../../locale.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import type { ComboOption, ComboSearch } from '../../ui/combo/use-options.ts'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { PickPopover } from '../edit/pick-popover.tsx'
import classes from './relations.module.css'

/** A record that another one links to. */
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

interface RelationsPropertyProps {
  /** "Involved" */
  label: string
  /** The label of the field in the panel: "Person or company". */
  field: string
  description?: string
  related: readonly Related[]
  search: ComboSearch
  createLabel?: (term: string) => string
  /** Adds a choice; without an id it is a new one by this name. */
  onAdd: (option: ComboOption) => void
  onRemove: (record: Related) => void
}

/** The related records of a record, found or created in a panel. */
export const RelationsProperty = ({ label, related, onAdd, onRemove, ...panel }: RelationsPropertyProps) => {
  const add = `Add a ${inSentence(panel.field)}`
  return (
    <InlineRow label={label}>
      <ul className={classes.people}>
        {related.map((record) => (
          <li key={record.id}>
            <RelatedRow actions={<IconButton label={`Remove ${record.name}`} icon={IconX} size={28} onClick={() => onRemove(record)} />}>
              <RelatedLink {...record} />
            </RelatedRow>
          </li>
        ))}
      </ul>
      <PickPopover
        {...panel}
        label={add}
        onPick={onAdd}
        target={(isOpen, toggle) => (
          <button type="button" className={classes.empty} aria-expanded={isOpen} onClick={toggle}>
            {add}
          </button>
        )}
      />
    </InlineRow>
  )
}
