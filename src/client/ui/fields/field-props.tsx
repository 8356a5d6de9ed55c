import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import classes from './field-props.module.css'

export interface FieldProps {
  label: string
  /** Says what is wrong and how to fix it. Replaces the description. */
  error?: ReactNode
  description?: ReactNode
  /** Marks it as required; the form checks it. */
  required?: boolean
  /** At the right end of the label's line: "Forgot password?". Tab reaches it after the field. */
  aside?: ReactNode
  id?: string
}

/** The props of a Mantine input for the frame around it. */
export const fieldProps = ({ label, error, description, aside, id, required }: FieldProps) => ({
  label,
  error: error && (
    <span className={classes.error}>
      <Icon of={IconAlertTriangle} size={14} />
      <span>{error}</span>
    </span>
  ),
  errorProps: { role: 'alert' },
  description: error ? undefined : description,
  inputContainer: (input: ReactNode) => (
    <>
      {input}
      {aside && <div className={classes.aside}>{aside}</div>}
    </>
  ),
  ...(id !== undefined && { id }),
  ...(required && { 'aria-required': true, withAsterisk: true }),
})
