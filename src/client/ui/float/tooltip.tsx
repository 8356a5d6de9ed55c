import { type ReactElement, useEffect, useRef, useState } from 'react'
import classes from '../anchor/float.module.css'
import type { Placement } from '../anchor/place.ts'
import { useFloat } from '../anchor/use-float.ts'
import { Keys } from '../keys/key.tsx'

const delay = 500

/**
 * A word on what is pointed at (after 500 ms) or focused with the keyboard (at once), with its key. It is only seen: what
 * it says must also be the name or the description of what it stands on. Not for rows of long lists: use `title`.
 *
 * @param keys the key that does the same, `mod+K`
 */
export const Tooltip = ({
  label,
  keys,
  position = 'bottom',
  children,
}: {
  label: string
  keys?: string | undefined
  position?: Extract<Placement, 'top' | 'bottom' | 'left' | 'right'>
  children: ReactElement
}) => {
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed')
  const anchor = useRef<HTMLSpanElement>(null)
  const float = useRef<HTMLDivElement>(null)
  const opened = state === 'open'
  const close = () => setState('closed')
  useFloat({ opened, anchor, float, placement: position, onPressOutside: close })
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('open'), delay)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the element inside */}
      <span
        ref={anchor}
        className={classes.anchor}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setState('waiting')}
        onPointerLeave={close}
        onPointerDown={close}
        onFocus={(event) => event.target.matches(':focus-visible') && setState('open')}
        onBlur={close}
        onKeyDown={close}
      >
        {children}
      </span>
      {opened && (
        <div ref={float} popover="manual" role="tooltip" className={classes.tooltip}>
          {label}
          {keys && <Keys combo={keys} joined />}
        </div>
      )}
    </>
  )
}
