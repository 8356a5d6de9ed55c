import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { type Audience, audienceOption, changedAudience, everyone, togglePerson } from '../visibility/audience.ts'
import { audienceIcon } from '../visibility/audience-label.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import classes from './create-sheet.module.css'

interface AudienceSelectProps {
  value: Audience
  onChange: (audience: Audience) => void
  error?: string | undefined
}

/** Chooses who can see a new record: everyone, a workgroup, selected people, or only its creator. */
export const AudienceSelect = ({ value, onChange, error }: AudienceSelectProps) => {
  const { users, groups, meId } = useWorkspace()
  const others = users.filter(({ id, active, role }) => active && role !== 'client' && id !== meId)
  const chosen = value.allowedUsers ?? []
  const options: { label: string; audience: Audience }[] = [
    { label: 'Everyone', audience: everyone },
    ...groups.map(({ id, name }) => ({ label: name, audience: { visibility: 'group', groupId: id } as const })),
    { label: 'Selected people', audience: { visibility: 'selected-people', allowedUsers: [] } },
    { label: 'Only me', audience: { visibility: 'only-me' } },
  ]
  return (
    <div className={classes.audience}>
      <SelectField
        label="Visible to"
        icon={audienceIcon[value.visibility]}
        error={error}
        value={audienceOption(value)}
        options={options.map(({ label, audience }) => ({ label, value: audienceOption(audience) }))}
        onChange={(key) => onChange(options.find(({ audience }) => audienceOption(audience) === key)?.audience ?? everyone)}
      />
      {value.visibility === 'selected-people' && (
        <ul className={classes.people} aria-label="Selected people">
          {others.map((user) => (
            <li key={user.id}>
              <Checkbox
                checked={chosen.includes(user.id)}
                onChange={() => onChange(changedAudience(value, togglePerson(value, user.id)))}
                label={<bdi>{user.name}</bdi>}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
