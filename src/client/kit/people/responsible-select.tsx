import { SelectField } from '../../ui/fields/select-field.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import type { Person } from './responsible.ts'

interface ResponsibleSelectProps {
  /** The id of a user; empty for nobody. */
  value: string
  error?: string | undefined
  /** Who can be responsible; the colleagues by default. */
  people?: readonly Person[] | undefined
  onChange: (userId: string) => void
}

/** Assigns a new record to a user. */
export const ResponsibleSelect = ({ value, error, people, onChange }: ResponsibleSelectProps) => {
  const { users } = useWorkspace()
  const colleagues = users.filter(({ active, role }) => active && role !== 'client')
  return (
    <SelectField
      label="Responsible"
      error={error}
      value={value}
      options={[{ value: '', label: 'Nobody' }, ...(people ?? colleagues).map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={onChange}
    />
  )
}
