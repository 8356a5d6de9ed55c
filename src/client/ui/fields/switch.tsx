import '@mantine/core/styles/Switch.layer.css'
import { Switch as MantineSwitch } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './switch.module.css'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The id of the element that explains it. */
  describedBy?: string | undefined
}

/** Turns something on or off at once. */
export const Switch = ({ label, checked, onChange, describedBy }: SwitchProps) => (
  <MantineSwitch
    classNames={{ root: classes.root, body: classes.body, track: classes.track, thumb: classes.thumb, label: classes.label }}
    aria-describedby={describedBy}
    withThumbIndicator={false}
    label={label}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
