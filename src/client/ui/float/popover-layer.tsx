import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { InitialFocus } from '../layers/initial-focus.tsx'
import { elementOf, inLandmark, LayerAnchor, useReturnFocus } from '../layers/layer-anchor.tsx'
import classes from './layers.module.css'

export interface PopoverLayout {
  /** px, 368 by default. */
  width?: number | 'content'
  position?: 'bottom-start' | 'bottom-end' | 'bottom' | 'left'
  /** px between the popover and its target, 6 by default. */
  gap?: number
}

interface PopoverLayerProps extends PopoverLayout {
  target: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  children: ReactNode
}

const inWindow = { flip: true, shift: { padding: 8 }, size: { padding: 8 } }

export const PopoverLayer = (props: PopoverLayerProps) => {
  const { target, label, onClose, width = 368, position = 'bottom-start', gap = 6, children } = props
  const element = elementOf(target)
  useReturnFocus(element)
  return (
    <Popover
      {...inLandmark(element)}
      opened
      onChange={onClose}
      position={position}
      offset={gap}
      width={width === 'content' ? 'max-content' : width}
      middlewares={inWindow}
      trapFocus
      // Escape is handled below, after what is inside: a list of options closes before its popover.
      closeOnEscape={false}
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <LayerAnchor element={element} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={classes.float ?? ''}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onClose()
        }}
      >
        <InitialFocus />
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
