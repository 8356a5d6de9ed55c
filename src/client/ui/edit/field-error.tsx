import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { Icon } from '../icons/icon.tsx'
import classes from './field-error.module.css'

/** Why what was typed has not been saved, under its field; in amber where it only waits for the service. */
export const FieldError = ({ id, waits = false, children }: { id?: string; waits?: boolean; children: string }) => (
  <span id={id} className={classes.said} data-waits={waits || undefined} role="alert">
    <Icon of={waits ? IconCloudOff : IconAlertTriangle} size={14} />
    <span>
      {children}
      {waits && ' It is sent when the connection is back.'}
    </span>
  </span>
)
