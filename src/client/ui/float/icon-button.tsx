import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { AriaAttributes, MouseEvent, Ref } from 'react'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends AriaAttributes {
  /** Accessible name and tooltip. */
  label: string
  icon: IconType
  onClick?: ((event: MouseEvent) => void) | undefined
  onAuxClick?: (event: MouseEvent) => void
  /** Shortcut shown in the tooltip. */
  keys?: string
  /** px: 32, or 28 in filter lines. */
  size?: 28 | 32
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon. */
export const IconButton = ({ label, icon, keys, size = 32, ...rest }: IconButtonProps) => (
  <Tooltip label={label} keys={keys}>
    <ActionIcon {...rest} variant="subtle" size={size} className={classes.button ?? ''} aria-label={label}>
      <Icon of={icon} bold={icon === IconDots} />
    </ActionIcon>
  </Tooltip>
)
