import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-head.module.css'

/** Tabs on one line that scrolls sideways if needed. The current tab is scrolled into view. */
export const TabStrip = ({ children }: { children: ReactNode }) => {
  const strip = useRef<HTMLDivElement>(null)
  const shown = useRef(-1)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    // Scroll only when the current tab has changed or moved.
    if (!strip.current || !current || current.offsetLeft === shown.current) return
    shown.current = current.offsetLeft
    const { scrollWidth, clientWidth } = strip.current
    if (scrollWidth > clientWidth) strip.current.scrollLeft = current.offsetLeft - (clientWidth - current.offsetWidth) / 2
  })
  return (
    <div ref={strip} className={classes.tabs}>
      {children}
    </div>
  )
}
