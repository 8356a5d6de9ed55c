import type { ReactNode, Ref } from 'react'
import classes from './checkbox.module.css'

/**
 * A box to tick.
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

const heardAround = () => undefined

/** The box of a row of a long list: the element alone, out of the way of Tab. What surrounds the rows hears the press. */
export const rowBox = (checked: boolean, label: string) => (
  <input type="checkbox" className={classes.box} checked={checked} onChange={heardAround} aria-label={label} tabIndex={-1} />
)
