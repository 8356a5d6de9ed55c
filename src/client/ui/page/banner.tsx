import type { ReactNode } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './banner.module.css'

/**
 * A line of 40 above the content: what happened, and what to do.
 *
 * @param tone screen readers announce red at once and the others at the next pause; quiet has no colour
 * @param action a text or default button at the right end
 */
export const Banner = ({
  tone,
  icon,
  action,
  children,
}: {
  tone: 'red' | 'amber' | 'green' | 'quiet'
  icon?: IconType
  action?: ReactNode
  children: ReactNode
}) => (
  <div className={classes.banner} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
    {icon && (
      <span className={classes.sign}>
        <Icon of={icon} />
      </span>
    )}
    <span className={classes.words}>{children}</span>
    {action}
  </div>
)
