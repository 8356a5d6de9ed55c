import type { Ref } from 'react'
import classes from '../anchor/float.module.css'
import { Icon, type IconType } from '../icons/icon.tsx'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps {
  /** What it does: its name for assistive technology and its tooltip. */
  label: string
  icon: IconType
  onClick?: (() => void) | undefined
  /** The key that does the same, shown in the tooltip. */
  keys?: string
  /** px: 32, or 28 in filter lines. */
  size?: 28 | 32
  disabled?: boolean
  /** For what it switches on and off. */
  pressed?: boolean
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

/** A button that is an icon alone, with its name spoken and shown. */
export const IconButton = ({ label, icon, keys, size = 32, pressed, type = 'button', ...rest }: IconButtonProps) => (
  <Tooltip label={label} keys={keys}>
    <button {...rest} type={type} className={classes.button} data-size={size} aria-label={label} aria-pressed={pressed}>
      <Icon of={icon} />
    </button>
  </Tooltip>
)
