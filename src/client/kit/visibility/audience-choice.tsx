import { useId, useState } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { personNoun } from '../../ui/text/nouns.ts'
import { audienceName, eligiblePeople, narrowCount } from './access.ts'
import { type Audience, type AudienceChange, audienceOption, everyone, togglePerson } from './audience.ts'
import classes from './audience-choice.module.css'
import { audienceIcon } from './audience-label.tsx'
import { useWorkspace } from './use-workspace.ts'

interface AudienceChoiceProps {
  /** Undefined while nothing is chosen, such as for records with different audiences. */
  audience: Audience | undefined
  /** The creator: "Only me" is offered to them alone. Undefined for records of several creators. */
  author: string | undefined
  /** Called for every choice. "Selected people" is a choice once the first person is selected. */
  onChange: (change: AudienceChange) => void
  /** "Selected people" was chosen and nobody is selected yet. */
  onUndecided?: () => void
}

const useOptions = (author: string | undefined) => {
  const workspace = useWorkspace()
  const people = eligiblePeople(workspace)
  const narrow = narrowCount(everyone, workspace)
  const sizeOf = (ids: readonly string[]) => (workspace.within ? people.filter(({ id }) => ids.includes(id)) : ids).length
  const everybody = narrow === undefined ? 'in the workspace, not clients' : countOf(narrow, personNoun)
  const all: { label: string; hint: string; change: AudienceChange }[] = [
    { label: audienceName(everyone, workspace.groups, workspace.within), hint: everybody, change: { visibility: 'public' } },
    ...workspace.groups.map(({ id, name, users }) => ({
      label: name,
      hint: `workgroup, ${countOf(sizeOf(users), personNoun)}`,
      change: { visibility: 'group' as const, groupId: id },
    })),
    { label: 'Only me', hint: 'not even administrators', change: { visibility: 'only-me' } },
    { label: 'Selected people', hint: '', change: { visibility: 'selected-people' } },
  ]
  const options = all.filter(({ change }) => change.visibility !== 'only-me' || author === workspace.meId)
  return { options, people }
}

/** Chooses who can see one or more records: everyone, a workgroup, only the creator, or selected people. */
export const AudienceChoice = ({ audience, author, onChange, onUndecided }: AudienceChoiceProps) => {
  const name = useId()
  const { options, people } = useOptions(author)
  const [selecting, setSelecting] = useState(false)
  const chosen = selecting ? 'selected-people' : audience && audienceOption(audience)
  const selected = audience?.visibility === 'selected-people' ? audience.allowedUsers : undefined
  return (
    <div className={classes.choice} role="radiogroup" aria-label="Visible to">
      {options.map(({ label, hint, change }) => (
        <label key={audienceOption(change)} className={classes.option}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={chosen === audienceOption(change)}
            onChange={() => {
              setSelecting(change.visibility === 'selected-people')
              if (change.visibility === 'selected-people') onUndecided?.()
              else onChange(change)
            }}
          />
          <Icon of={audienceIcon[change.visibility]} />
          <bdi className={classes.label}>{label}</bdi>
          <span className={classes.hint}>{hint}</span>
        </label>
      ))}
      {chosen === 'selected-people' && (
        <ul className={classes.people} aria-label="Selected people">
          {people.map((user) => (
            <li key={user.id}>
              <Checkbox
                checked={user.id === author || (selected?.includes(user.id) ?? false)}
                disabled={user.id === author}
                onChange={() => onChange(togglePerson(audience ?? everyone, user.id))}
                label={user.name}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
