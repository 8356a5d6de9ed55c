import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Sign } from '../signs/sign.tsx'
import classes from './field.module.css'

/** What every field of a form takes. */
export interface FieldProps {
  /** The words above the field. */
  label: string
  /** A sentence under the field that says what to do; its place is kept by the field alone. */
  error?: ReactNode
  /** A sentence under the field while there is no error. */
  description?: ReactNode
  /** At the right end of the label's line: "Forgotten". */
  aside?: ReactNode
  id?: string
}

/** The ids of the sentences under a field, for `aria-describedby`. */
export const describedBy = (id: string, { error, description }: Pick<FieldProps, 'error' | 'description'>) =>
  error || description ? `${id}-said` : undefined

/** Label above, field, and one sentence under it: the error, or else the description. */
export const FieldFrame = ({ id, label, error, description, aside, children }: FieldProps & { id: string; children: ReactNode }) => (
  <div className={classes.frame}>
    <div className={classes.top}>
      <label className={classes.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {aside}
    </div>
    {children}
    {error ? (
      <p className={classes.error} id={`${id}-said`} role="alert">
        <Sign of={IconAlertTriangle} size={14} />
        <span>{error}</span>
      </p>
    ) : (
      description && (
        <p className={classes.description} id={`${id}-said`}>
          {description}
        </p>
      )
    )}
  </div>
)
