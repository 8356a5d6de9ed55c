import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Popover } from '../../../ui/float/popover.tsx'
import { Icon, type IconType } from '../../../ui/icons/icon.tsx'
import { Keys } from '../../../ui/keys/key.tsx'
import classes from './bar-action.module.css'

/** Something that can be done to all that are selected. */
export interface Action {
  label: string
  icon: IconType
  /** The key that does the same. */
  keys?: string
  onClick: () => void
  /** px and what stands in the panel it opens. */
  panel?: { width: number; content: ReactNode }
  disabled?: boolean
  /** Why it cannot be used now. */
  title?: string | undefined
}

/** An action as a button of the bar, with its panel over it. */
export const BarAction = ({ action, open, onClose }: { action: Action; open: boolean; onClose: () => void }) => {
  const { label, icon, keys, onClick, panel, disabled = false, title } = action
  const button = (
    <Button
      variant="subtle"
      disabled={disabled}
      title={title}
      leftSection={<Icon of={icon} />}
      rightSection={
        keys && (
          <span className={classes.key} aria-hidden="true">
            <Keys combo={keys} />
          </span>
        )
      }
      onClick={onClick}
    >
      {label}
    </Button>
  )
  if (!panel) return button
  return (
    <Popover opened={open} onChange={onClose} label={label} width={panel.width} gap={14} target={button}>
      {panel.content}
    </Popover>
  )
}
