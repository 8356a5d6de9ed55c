import { type HTMLAttributes, type ReactElement, useState } from 'react'
import { avatar } from '../../ui/avatar/avatar.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { firstName } from '../../ui/text/first-name.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { useAssignable } from './assignable.ts'
import classes from './people-picker.module.css'

interface PeoplePickerProps {
  /** The ids of the responsible users. */
  value: readonly string[]
  /** Somebody has to be responsible: the last one cannot be removed. */
  required: boolean
  /** Called with the change: the id that was added, or with a minus sign the one that was removed. */
  onChange: (change: string) => void
  target: (isOpen: boolean, toggle: () => void) => ReactElement<HTMLAttributes<HTMLElement>>
}

/** Chooses who is responsible, in a popover with those who can be. */
export const PeoplePicker = ({ value, required, onChange, target }: PeoplePickerProps) => {
  const [open, setOpen] = useState(false)
  const { users, meId } = useWorkspace()
  const assignable = useAssignable()
  const known = new Set(assignable.map(({ id }) => id))
  const people = [...assignable, ...users.filter(({ id }) => !known.has(id) && (value.includes(id) || id === meId))]
  return (
    <Popover label="Responsible" width={240} opened={open} onChange={setOpen} target={target(open, () => setOpen(!open))}>
      <ul className={classes.people}>
        {people.map(({ id, name }) => {
          const chosen = value.includes(id)
          return (
            <li key={id}>
              <Checkbox
                label={<bdi>{id === meId ? `${name} (you)` : name}</bdi>}
                checked={chosen}
                disabled={required && chosen && value.length === 1}
                onChange={(checked) => onChange(checked ? id : `-${id}`)}
              />
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}

/** The responsible users of a record: one by name, several by their pictures. `pictures` leaves out the name. */
export const ResponsiblePeople = ({ ids, pictures = false }: { ids: readonly string[]; pictures?: boolean }) => {
  const { nameOf } = useWorkspace()
  const names = ids.map(nameOf)
  return (
    <span className={classes.row} title={names.join(', ')}>
      {names.slice(0, 3).map((name, at) => (
        <span key={ids[at]} className={classes.picture}>
          {avatar(name, 'person', 20)}
        </span>
      ))}
      {names.length > 3 && <span>+{names.length - 3}</span>}
      {names.length === 1 && !pictures && <bdi>{firstName(names[0] ?? '')}</bdi>}
    </span>
  )
}

/** The responsible users of a record as a button that changes them. */
export const PeopleButton = ({ value, ...picker }: Omit<PeoplePickerProps, 'target'>) => {
  const { nameOf } = useWorkspace()
  const names = value.map(nameOf).join(', ')
  return (
    <PeoplePicker
      {...picker}
      value={value}
      target={(isOpen, toggle) => (
        <button type="button" className={classes.button} aria-expanded={isOpen} onClick={toggle}>
          <span aria-hidden>{names ? <ResponsiblePeople ids={value} /> : 'Nobody responsible'}</span>
          <VisuallyHidden>{names || 'Nobody'} responsible. Change who is responsible</VisuallyHidden>
        </button>
      )}
    />
  )
}
