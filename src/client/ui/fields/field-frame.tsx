import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'
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

/** What ties the control of a field to its label and to the sentence under it. */
interface Ties {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, field, and one sentence under it: the error, or else the description. `children` draws the field with what ties it to them. */
export const FieldFrame = (props: FieldProps & { children: (ties: Ties) => ReactNode }) => {
  const { label, error, description, aside, children } = props
  const own = useId()
  const id = props.id ?? own
  const said = `${id}-said`
  return (
    <div className={classes.frame}>
      <div className={classes.top}>
        <label className={classes.label} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error || description ? said : undefined })}
      {/* After the control, so that Tab leads from field to field. */}
      {aside && <div className={classes.aside}>{aside}</div>}
      {error ? (
        <p className={classes.error} id={said} role="alert">
          <Icon of={IconAlertTriangle} size={14} />
          <span>{error}</span>
        </p>
      ) : (
        description && (
          <p className={classes.description} id={said}>
            {description}
          </p>
        )
      )}
    </div>
  )
}
