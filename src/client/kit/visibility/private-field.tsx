import { FieldError } from '../../ui/edit/field-error.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import classes from './private-field.module.css'

interface PrivateFieldProps {
  /** What the record is called: "link". */
  noun: string
  /** What is hidden with it: "its files or its comments". */
  parts: string
  checked: boolean
  error?: string | undefined
  onChange: (isPrivate: boolean) => void
}

/** The switch of a form that hides a new record from clients, and who will see it. */
export const PrivateField = ({ noun, parts, checked, error, onChange }: PrivateFieldProps) => (
  <div className={classes.private}>
    <Switch label="Private" checked={checked} onChange={onChange} />
    <p className={classes.hint}>
      {checked ? `Clients cannot see this ${noun}, ${parts}.` : `Everyone in the project can see this ${noun}.`}
    </p>
    {error && <FieldError>{error}</FieldError>}
  </div>
)
