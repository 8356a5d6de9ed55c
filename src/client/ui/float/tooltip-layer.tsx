import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'
import { Keys } from '../keys/key.tsx'
import { elementOf, inLandmark } from '../layers/layer-anchor.tsx'
import classes from './layers.module.css'

export interface TooltipContent {
  label: string
  /** Shortcut: `mod+K`. */
  keys?: string | undefined
  position?: 'top' | 'bottom' | 'left' | 'right'
}

export const TooltipLayer = ({ target, label, keys, position = 'bottom' }: TooltipContent & { target: RefObject<HTMLElement | null> }) => {
  const element = elementOf(target)
  return (
    <Tooltip
      {...inLandmark(element)}
      opened
      target={element}
      position={position}
      offset={6}
      zIndex={700}
      className={classes.tooltip ?? ''}
      transitionProps={{ duration: 0 }}
      label={
        <>
          {label}
          {keys && <Keys combo={keys} joined />}
        </>
      }
    />
  )
}
