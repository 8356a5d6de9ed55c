import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { type Audience, changedAudience, everyone, togglePerson } from '../visibility/audience.ts'
import { audienceIcon } from '../visibility/audience-label.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import classes from './create-sheet.module.css'

interface AudienceSelectProps {
  value: Audience
  onChange: (audience: Audience) => void
  error?: string | undefined
}

const keyOf = ({ visibility, groupId }: Audience) => (visibility === 'group' ? `group ${groupId}` : visibility)
const groupIn = (key: string) => /^group (.+)$/.exec(key)?.[1]

const audienceOf = (key: string): Audience => {
  const groupId = groupIn(key)
  if (groupId) return { visibility: 'group', groupId }
  if (key === 'only-me') return { visibility: 'only-me' }
  return key === 'selected-people' ? { visibility: 'selected-people', allowedUsers: [] } : everyone
}

/** Chooses who can see a new record: everyone, a workgroup, selected people, or only its creator. */
export const AudienceSelect = ({ value, onChange, error }: AudienceSelectProps) => {
  const { users, groups, meId } = useWorkspace()
  const others = users.filter(({ id, active, role }) => active && role !== 'client' && id !== meId)
  const chosen = value.allowedUsers ?? []
  return (
    <div className={classes.audience}>
      <SelectField
        label="Visible to"
        icon={audienceIcon[value.visibility]}
        error={error}
        value={keyOf(value)}
        options={[
          { value: 'public', label: 'Everyone' },
          ...groups.map(({ id, name }) => ({ value: `group ${id}`, label: name })),
          { value: 'selected-people', label: 'Selected people' },
          { value: 'only-me', label: 'Only me' },
        ]}
        onChange={(key) => onChange(audienceOf(key))}
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
