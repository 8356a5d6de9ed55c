import type { ReactNode } from 'react'
import { useKeys } from '../keys/hotkeys.ts'
import { Key } from '../keys/key.tsx'
import { FloatingBar } from '../page/floating-bar.tsx'
import { formatCount } from '../text/format-count.ts'
import classes from './bulk-bar.module.css'

/**
 * The bar at the bottom while something is selected: the number, the actions, and a button that clears the selection, as Esc does.
 *
 * @param children Mantine `Button`s, variant subtle, with their icons
 * @param noun the words after the number, "selected" by default
 * @param clearLabel the label of the clear button, "Clear" by default
 */
export const BulkBar = ({
  count,
  onClear,
  noun = 'selected',
  doing,
  clearLabel = 'Clear',
  children,
}: {
  count: number
  onClear: () => void
  noun?: string
  /** Words before the number: "Exporting…". */
  doing?: string | undefined
  clearLabel?: string
  children?: ReactNode
}) => {
  useKeys({ escape: onClear }, { enabled: count > 0 })
  if (count === 0) return null
  return (
    <FloatingBar label={`${count} ${noun}`} className={classes.bar}>
      <span className={classes.count} role="status">
        {doing !== undefined && `${doing} `}
        {formatCount(count)} {noun}
      </span>
      {children && <div className={classes.actions}>{children}</div>}
      <button type="button" className={classes.clear} onClick={onClear}>
        {clearLabel}
        <Key k="Esc" />
      </button>
    </FloatingBar>
  )
}
