import { InlineSelect } from '../../ui/inline/inline-select.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'

/** A person of the workspace, chosen in place, or nobody. */
export const PersonEdit = ({
  label,
  value,
  onChange,
}: {
  /** "Responsible" */
  label: string
  /** The id of a user. */
  value: string | undefined
  onChange: (userId: string | undefined) => void
}) => {
  const { users } = useWorkspace()
  // A person who has left stays shown until somebody else is chosen.
  const people = users.filter(({ id, active, role }) => id === value || (active && role !== 'client'))
  const options = [{ value: '', label: 'Nobody' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]
  return <InlineSelect label={label} value={value ?? ''} options={options} onChange={(id) => onChange(id || undefined)} />
}
