import { type ReactNode, useId } from 'react'
import classes from './inline-row.module.css'

/** A property: its name at the left, its value, and a caption such as "work" at the right. */
export const InlineRow = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div className={classes.row} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.value}>{children}</div>
    </div>
  )
}
