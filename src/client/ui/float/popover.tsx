import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from '../anchor/float.module.css'
import { focusableIn, focusFirst, keepTabInside } from '../anchor/focus-inside.ts'
import type { Placement } from '../anchor/place.ts'
import { useFloat } from '../anchor/use-float.ts'

interface PopoverProps {
  /** The one element it opens beside. Say `aria-expanded` on it when the state is kept outside. */
  target: ReactElement
  /** What it is, for assistive technology. */
  label: string
  children: ReactNode
  /** px, 368 when left out; `target` is as wide as the target. */
  width?: number | 'target' | 'content'
  /** For who keeps the state outside. Without it a press on the target opens and closes. */
  opened?: boolean
  onChange?: (opened: boolean) => void
  position?: Extract<Placement, 'bottom-start' | 'bottom-end' | 'bottom' | 'left'>
  /** px from the target, 6 when left out; more where the target lies in something that is to stay in sight whole. */
  gap?: number
}

/** A floating part beside what it explains. The focus goes in and comes back; Esc and a press outside close it. */
export const Popover = (props: PopoverProps) => {
  const { target, label, children, width = 368, position = 'bottom-start', gap = 6 } = props
  const [own, setOwn] = useState(false)
  const opened = props.opened ?? own
  const anchor = useRef<HTMLSpanElement>(null)
  const float = useRef<HTMLDivElement>(null)
  const set = (next: boolean) => {
    setOwn(next)
    props.onChange?.(next)
  }
  useFloat({
    opened,
    anchor,
    float,
    placement: position,
    gap,
    matchWidth: width === 'target',
    onPressOutside: () => set(false),
  })
  useEffect(() => {
    const element = float.current
    const from = anchor.current
    if (!opened || !element) return
    focusFirst(element)
    return () => {
      // Where the focus has been taken elsewhere it stays there.
      const lost = document.activeElement === document.body || element.contains(document.activeElement)
      if (lost) focusableIn(from)[0]?.focus({ preventScroll: true })
    }
  }, [opened])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the target inside has the focus and the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <span ref={anchor} className={classes.anchor} onClick={props.opened === undefined ? () => set(!opened) : undefined}>
        {target}
      </span>
      {opened && (
        <div
          ref={float}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classes.float}
          style={{ width: typeof width === 'number' ? width : undefined }}
          onKeyDown={(event) => {
            keepTabInside(event, float.current)
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.preventDefault()
            set(false)
          }}
        >
          {children}
        </div>
      )}
    </>
  )
}
