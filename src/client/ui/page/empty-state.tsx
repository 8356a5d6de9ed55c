import type { ReactNode } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './empty-state.module.css'

/**
 * What stands where a list would be: one strong sentence, one muted one, one action. The sign is only for "nothing exists
 * yet" and "not here for you", not for a filter that finds nothing.
 */
export const EmptyState = ({ icon, title, text, action }: { icon?: IconType; title: ReactNode; text?: ReactNode; action?: ReactNode }) => (
  <div className={classes.empty} role="status">
    {icon && (
      <span className={classes.sign}>
        <Icon of={icon} size={24} />
      </span>
    )}
    <p className={classes.title}>{title}</p>
    {text && <p className={classes.text}>{text}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)
