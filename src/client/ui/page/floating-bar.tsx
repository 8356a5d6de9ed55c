import type { ReactNode } from 'react'
import classes from './floating-bar.module.css'
import { useRootProperty } from './use-root-property.ts'

interface FloatingBarProps {
  /** The name of the toolbar. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A toolbar that floats at the bottom of the page. Notifications stay above it. */
export const FloatingBar = ({ label, className = '', children }: FloatingBarProps) => {
  useRootProperty('--t-note-rise', '4.75rem')
  return (
    <div className={classes.place}>
      <div className={`${classes.bar} ${className}`} role="toolbar" aria-label={label}>
        {children}
      </div>
    </div>
  )
}
