import { type ReactNode, useLayoutEffect } from 'react'
import { useKeys } from '../keys/hotkeys.ts'
import { Key } from '../keys/key.tsx'
import { formatCount } from '../text/format-count.ts'
import classes from './bulk-bar.module.css'

/**
 * The bar at the bottom while something is selected: how many, what can be done, and the way out. Esc clears.
 *
 * @param children Mantine `Button`s, variant subtle, with their icons
 * @param noun what is said after the number, "selected" when left out
 * @param clearLabel the word for the way out, "Clear" when left out
 */
export const BulkBar = ({
  count,
  onClear,
  noun = 'selected',
  clearLabel = 'Clear',
  children,
}: {
  count: number
  onClear: () => void
  noun?: string
  clearLabel?: string
  children?: ReactNode
}) => {
  useKeys({ escape: onClear }, { enabled: count > 0 })
  const shown = count > 0
  useLayoutEffect(() => {
    // Notes stand above the bar, not over it.
    const { style } = document.documentElement
    if (shown) style.setProperty('--t-note-rise', '3.75rem')
    return () => void style.removeProperty('--t-note-rise')
  }, [shown])
  if (!shown) return null
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label={`${count} ${noun}`}>
        <span className={classes.count} role="status">
          {formatCount(count)} {noun}
        </span>
        {children && <div className={classes.actions}>{children}</div>}
        <button type="button" className={classes.clear} onClick={onClear}>
          {clearLabel}
          <Key k="Esc" />
        </button>
      </div>
    </div>
  )
}
