import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon, type IconType } from '../../ui/icons/icon.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import classes from './bulk.module.css'

/** An action on the selected records. */
export interface BulkAction {
  readonly label: string
  readonly icon: IconType
  readonly keys?: string
  /** The label in the palette, followed by "the 3 selected contacts". Defaults to `label`. */
  readonly longLabel?: string
  /** Runs the action; without it a click opens the panel. */
  readonly onClick?: () => void
  readonly panel?: { readonly width: number; readonly content: ReactNode }
  readonly disabled?: boolean
  /** Why it is disabled. */
  readonly title?: string | undefined
}

interface BulkButtonProps {
  action: BulkAction
  open: boolean
  onOpen: (open: boolean) => void
}

/** A bulk action as a button of the bar, with its panel above it. */
export const BulkButton = ({ action, open, onOpen }: BulkButtonProps) => {
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
      onClick={onClick ?? (() => onOpen(!open))}
    >
      {label}
    </Button>
  )
  if (!panel) return button
  return (
    <Popover opened={open} onChange={onOpen} label={label} width={panel.width} gap={14} target={button}>
      {panel.content}
    </Popover>
  )
}
