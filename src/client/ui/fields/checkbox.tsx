import { Checkbox as MantineCheckbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import classes from './checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  /** Called with the new state, and whether Shift was held (to extend a selection). */
  onChange: (checked: boolean, withShift: boolean) => void
  label: ReactNode
  hideLabel?: boolean
  /** Some but not all of its items are checked. */
  indeterminate?: boolean
  disabled?: boolean
}

const noIcon = () => null

export const Checkbox = ({ label, hideLabel = false, onChange, ...rest }: CheckboxProps) => (
  <MantineCheckbox
    {...rest}
    label={hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    size="xs"
    // The mark is a background image, which the checkboxes of rows share.
    icon={noIcon}
    classNames={{
      root: classes.root,
      inner: hideLabel ? classes.inner : `${classes.inner} ${classes.beside}`,
      input: classes.box,
      label: classes.label,
    }}
    onChange={(event) => {
      const { nativeEvent } = event
      onChange(event.currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }}
  />
)

const handledByRows = () => undefined

/** The checkbox of a row of a long list: a plain element outside of the tab order. The list handles its clicks. */
export const rowBox = (checked: boolean, label: string) => (
  <input type="checkbox" className={classes.box} checked={checked} onChange={handledByRows} aria-label={label} tabIndex={-1} />
)
