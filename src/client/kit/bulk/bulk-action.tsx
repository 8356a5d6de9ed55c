import { Button } from '@mantine/core'
import type { AriaAttributes, ReactNode } from 'react'
import { Popover } from '../../ui/float/popover.tsx'
import { WithReason } from '../../ui/float/with-reason.tsx'
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
  /** Why it can't be used for what is selected, as a sentence; it is disabled then. */
  readonly reason?: string | undefined
}

interface BulkButtonProps {
  action: BulkAction
  open: boolean
  onOpen: (open: boolean) => void
}

/** A bulk action as a button of the bar, with its panel above it. */
export const BulkButton = ({ action, open, onOpen }: BulkButtonProps) => {
  const { label, icon, keys, onClick, panel, disabled = false, reason } = action
  const buttonWith = (aria: AriaAttributes) => (
    <Button
      variant="subtle"
      {...aria}
      disabled={disabled && !reason}
      {...(reason !== undefined && { 'data-disabled': true })}
      leftSection={<Icon of={icon} />}
      rightSection={
        keys && (
          <span className={classes.key} aria-hidden="true">
            <Keys combo={keys} />
          </span>
        )
      }
      onClick={reason ? undefined : (onClick ?? (() => onOpen(!open)))}
    >
      {label}
    </Button>
  )
  if (!panel || reason) return <WithReason reason={reason}>{buttonWith}</WithReason>
  return (
    <Popover opened={open} onChange={onOpen} label={label} width={panel.width} gap={14} target={buttonWith({})}>
      {panel.content}
    </Popover>
  )
}
