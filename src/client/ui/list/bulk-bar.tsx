import type { ReactNode } from 'react'
import { useKeys } from '../keys/hotkeys.ts'
import { Key } from '../keys/key.tsx'
import classes from './bulk-bar.module.css'

/**
 * The bar at the bottom while something is selected: how many, what can be done, and the way out. Esc clears.
 *
 * @param children Mantine `Button`s, variant subtle, with their icons
 * @param noun what is said after the number, "selected" when left out
 */
export const BulkBar = ({
  count,
  onClear,
  noun = 'selected',
  children,
}: {
  count: number
  onClear: () => void
  noun?: string
  children: ReactNode
}) => {
  useKeys({ escape: onClear }, { enabled: count > 0 })
  if (count === 0) return null
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label={`${count} ${noun}`}>
        <span className={classes.count} role="status">
          {count.toLocaleString('en-GB')} {noun}
        </span>
        <div className={classes.actions}>{children}</div>
        <button type="button" className={classes.clear} onClick={onClear}>
          Clear
          <Key k="Esc" />
        </button>
      </div>
    </div>
  )
}
