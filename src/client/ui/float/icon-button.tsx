import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { AriaAttributes, Ref } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends AriaAttributes {
  /** What it does: its name and its tooltip. */
  label: string
  icon: IconType
  onClick?: (() => void) | undefined
  /** The key that does the same, shown in the tooltip. */
  keys?: string
  /** px: 32, or 28 in filter lines. */
  size?: 28 | 32
  disabled?: boolean
  /** Whether what it toggles is on. */
  pressed?: boolean
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

/** An icon without a word. */
export const IconButton = ({ label, icon, keys, size = 32, pressed, ...rest }: IconButtonProps) => (
  <Tooltip label={label} keys={keys}>
    <ActionIcon {...rest} variant="subtle" size={size} className={classes.button ?? ''} aria-label={label} aria-pressed={pressed}>
      <Icon of={icon} bold={icon === IconDots} />
    </ActionIcon>
  </Tooltip>
)
