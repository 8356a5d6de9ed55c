import type { ReactNode } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './empty-state.module.css'

/**
 * Shown in place of a list: a strong sentence, a muted one and an action. The icon is for "nothing exists yet" and "not
 * found", not for a filter that finds nothing.
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
