import type { ReactNode, Ref } from 'react'
import classes from './checkbox.module.css'

/**
 * A box to tick; a plain element, light enough for the rows of a long list.
 *
 * @param label the words beside it; with `hideLabel` they are a string and only spoken
 * @param indeterminate some of what it stands for is ticked
 * @param onChange called with what it will be, and whether Shift was held (to extend a selection)
 */
export const Checkbox = ({
  checked,
  onChange,
  label,
  hideLabel = false,
  indeterminate = false,
  disabled = false,
  tabIndex,
  ref,
}: {
  checked: boolean
  onChange: (checked: boolean, withShift: boolean) => void
  label: ReactNode
  hideLabel?: boolean
  indeterminate?: boolean
  disabled?: boolean
  tabIndex?: number
  ref?: Ref<HTMLInputElement>
}) => (
  <label className={classes.checkbox}>
    <input
      ref={(node) => {
        if (node) node.indeterminate = indeterminate
        if (typeof ref === 'function') return ref(node)
        if (ref) ref.current = node
      }}
      type="checkbox"
      className={classes.box}
      checked={checked}
      disabled={disabled}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      tabIndex={tabIndex}
      onChange={(event) => {
        const native = event.nativeEvent
        onChange(event.currentTarget.checked, 'shiftKey' in native && native.shiftKey === true)
      }}
    />
    {!hideLabel && label}
  </label>
)
