import { useId, useState } from 'react'
import type { User } from '../../../contract/x/people/users.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { type Audience, type AudienceChange, audienceKey, changedAudience, everyone, togglePerson } from './audience.ts'
import classes from './audience-choice.module.css'
import { audienceIcon } from './audience-sign.tsx'
import { audienceName, isNarrow, peopleInWords, peopleWithin, type Workspace } from './who-can-see.ts'

interface Option {
  readonly key: string
  readonly label: string
  readonly says: string
  readonly change: AudienceChange | undefined
  readonly visibility: Audience['visibility']
}

const optionsOf = (workspace: Workspace, people: readonly User[]): Option[] => [
  {
    key: 'public',
    label: audienceName(everyone, workspace.groups, isNarrow(workspace)),
    says: isNarrow(workspace) ? peopleInWords(people.length) : 'in the workspace, clients never',
    change: { visibility: 'public' },
    visibility: 'public',
  },
  ...workspace.groups.map(
    ({ id, name, users }): Option => ({
      key: `group ${id}`,
      label: name,
      says: `workgroup, ${peopleInWords(workspace.within ? people.filter(({ id }) => users.includes(id)).length : users.length)}`,
      change: { visibility: 'group', groupId: id },
      visibility: 'group',
    }),
  ),
  { key: 'only-me', label: 'Only me', says: 'not even an administrator', change: { visibility: 'only-me' }, visibility: 'only-me' },
  { key: 'selected-people', label: 'Selected people', says: 'one by one', change: undefined, visibility: 'selected-people' },
]

/** Chooses who may see a record; every press is a choice. Selected people begins with the first person ticked. */
export const AudienceChoice = ({
  audience,
  author,
  workspace,
  onChange,
  onUndecided,
}: {
  /** Left out where nothing is chosen yet. */
  audience: Audience | undefined
  author: string
  workspace: Workspace
  onChange: (change: AudienceChange) => void
  /** Selected people are wanted, and nobody is ticked yet. */
  onUndecided?: () => void
}) => {
  const name = useId()
  const [ticking, setTicking] = useState(false)
  // What was pressed stands until the record says the same, or says that it was refused.
  const given = audience && audienceKey(audience)
  const [asked, setAsked] = useState<{ audience: Audience; instead: string | undefined }>()
  if (asked && asked.instead !== given) setAsked(undefined)
  const shown = asked?.audience ?? audience
  const ask = (change: AudienceChange) => {
    setAsked({ audience: changedAudience(shown ?? everyone, change), instead: given })
    onChange(change)
  }
  const chosen = ticking ? 'selected-people' : shown?.visibility === 'group' ? `group ${shown.groupId}` : shown?.visibility
  const people = peopleWithin(workspace)
  const options = optionsOf(workspace, people).filter(({ visibility }) => visibility !== 'only-me' || author === workspace.meId)
  return (
    <div className={classes.choice} role="radiogroup" aria-label="Who can see this">
      {options.map(({ key, label, says, change, visibility }) => (
        <label key={key} className={classes.option}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={chosen === key}
            onChange={() => {
              setTicking(!change)
              if (change) return ask(change)
              setAsked(undefined)
              onUndecided?.()
            }}
          />
          <Icon of={audienceIcon[visibility]} />
          <bdi className={classes.label}>{label}</bdi>
          <span className={classes.says}>{says}</span>
        </label>
      ))}
      {chosen === 'selected-people' && (
        <ul className={classes.people} aria-label="Selected people">
          {people.map((user) => (
            <li key={user.id}>
              <Checkbox
                checked={
                  user.id === author || (shown?.visibility === 'selected-people' && (shown.allowedUsers?.includes(user.id) ?? false))
                }
                disabled={user.id === author}
                onChange={() => ask(togglePerson(shown ?? everyone, user.id))}
                label={user.name}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
