import { type HTMLAttributes, type ReactElement, useState } from 'react'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { avatar } from '../../ui/avatar/avatar.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { checkboxKeys } from '../../ui/fields/checkbox-keys.ts'
import { SearchField } from '../../ui/filters/search-field.tsx'
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

/** How many people fit without scrolling. */
const inSight = 8

/** The people who can be responsible, found by name where they are many. */
const People = ({ value, required, onChange }: Omit<PeoplePickerProps, 'target'>) => {
  const { users, meId } = useWorkspace()
  const assignable = useAssignable()
  const [term, setTerm] = useState('')
  const known = new Set(assignable.map(({ id }) => id))
  const people = [...assignable, ...users.filter(({ id }) => !known.has(id) && (value.includes(id) || id === meId))]
  const found = people.filter(({ name }) => term === '' || findNormalized(name, term))
  const isLast = (id: string) => required && value.length === 1 && value.includes(id)
  const first = found.find(({ id }) => !isLast(id))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the boxes inside
    <div onKeyDown={checkboxKeys}>
      {people.length > inSight && (
        <div className={classes.search}>
          <SearchField value={term} onChange={setTerm} placeholder="Find a person" label="Find a person" />
        </div>
      )}
      <ul className={classes.people}>
        {found.map(({ id, name }) => (
          <li key={id} data-first={id === first?.id || undefined}>
            <Checkbox
              label={<bdi>{id === meId ? `${name} (you)` : name}</bdi>}
              checked={value.includes(id)}
              disabled={isLast(id)}
              onChange={(checked) => onChange(checked ? id : `-${id}`)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={classes.hint}>No one matches.</p>}
    </div>
  )
}

/** Chooses who is responsible, in a popover with those who can be. */
export const PeoplePicker = ({ target, ...people }: PeoplePickerProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Popover label="Responsible" width={240} opened={open} onChange={setOpen} target={target(open, () => setOpen(!open))}>
      <People {...people} />
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
