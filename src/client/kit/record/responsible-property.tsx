import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import type { ComboOption } from '../../ui/combo/use-options.ts'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { PickPopover } from '../edit/pick-popover.tsx'
import classes from '../people/people.module.css'
import { findAmong, findResponsible, type Person, unassigned } from '../people/responsible.ts'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { RelatedRow } from './relation.tsx'

interface ResponsiblePropertyProps {
  userId: string | undefined
  /** Who can be responsible; the colleagues by default. */
  people?: readonly Person[]
  /** Saves another user, or an empty text for nobody. `message` is the notification. */
  onChange: (userId: string, message: string) => void
}

/** The user responsible for a record, with a picker. */
export const ResponsibleProperty = ({ userId, people, onChange }: ResponsiblePropertyProps) => {
  const client = useQueryClient()
  const { nameOf } = useWorkspace()
  const name = userId && nameOf(userId)
  const pick = ({ id = unassigned, label }: ComboOption) =>
    id === unassigned ? onChange('', 'Removed the responsible user') : onChange(id, `Assigned to ${label}`)
  return (
    <InlineRow label="Responsible">
      <RelatedRow
        actions={
          <PickPopover
            label="Choose who is responsible"
            field="Responsible"
            search={(term) => (people ? Promise.resolve(findAmong(people, term)) : findResponsible(client, term))}
            onPick={pick}
            target={(isOpen, toggle) =>
              name ? (
                <IconButton label="Change who is responsible" icon={IconPencil} size={28} onClick={toggle} />
              ) : (
                <button type="button" className={classes.empty} aria-expanded={isOpen} onClick={toggle}>
                  {people ? 'Assign to somebody' : 'Assign to a colleague'}
                </button>
              )
            }
          />
        }
      >
        {name && (
          <span className={classes.user}>
            <Avatar name={name} kind="person" size={20} /> <bdi>{name}</bdi>
          </span>
        )}
      </RelatedRow>
    </InlineRow>
  )
}
