import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-head.module.css'

/** Tabs in one line, which scrolls sideways where there is no room for all: the current one is brought into sight. */
export const TabStrip = ({ children }: { children: ReactNode }) => {
  const strip = useRef<HTMLDivElement>(null)
  const shown = useRef(-1)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    // Another tab, or a count before it that has come by now.
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
