import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { Icon } from '../icons/icon.tsx'
import classes from './field-error.module.css'

/** The reason why a text was not saved, under its field; amber while it waits for the connection. */
export const FieldError = ({ id, waits = false, children }: { id?: string | undefined; waits?: boolean; children: string }) => (
  <span id={id} className={classes.said} data-waits={waits || undefined} role="alert">
    <Icon of={waits ? IconCloudOff : IconAlertTriangle} size={14} />
    <span>
      {children}
      {waits && ' It will be sent when the connection is back.'}
    </span>
  </span>
)
