import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusFirst, keepTabInside } from '../anchor/focus-inside.ts'
import { focusTitle } from '../anchor/focus-title.ts'
import { IconButton } from '../float/icon-button.tsx'
import { useKeys } from '../keys/hotkeys.ts'
import classes from './sheet.module.css'

interface SheetProps {
  opened: boolean
  /** Esc, the cross. The owner closes it, and may ask first. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot, the filled one first. */
  footer?: ReactNode
  /** It holds words alone: Tab reaches them, for what scrolls and holds nothing else to focus has to be reached. */
  reads?: boolean
}

const Opened = ({ onClose, title, children, footer, reads = false }: Omit<SheetProps, 'opened'>) => {
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  // Read while it is drawn: a field with autofocus takes the focus before any effect runs.
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    if (sheet.current) focusFirst(sheet.current)
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      // It was opened by a key from nowhere.
      if (before === document.body) focusTitle()
    }
  }, [before])
  const leave = (event: KeyboardEvent) => {
    const layer = event.target instanceof Element ? event.target.closest('[role=dialog], [role=alertdialog], [role=menu]') : null
    // A menu or a question above the sheet closes by itself first.
    if (layer && layer !== sheet.current) return false
    onClose()
    return true
  }
  useKeys({ escape: leave }, { inLayer: true })
  return (
    <section
      ref={sheet}
      className={classes.sheet}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => keepTabInside(event, sheet.current)}
    >
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <IconButton label="Close" icon={IconX} keys="esc" onClick={onClose} />
      </header>
      <div className={classes.body} tabIndex={reads ? 0 : undefined}>
        {children}
      </div>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </section>
  )
}

/**
 * The side sheet in which things are made: at the right, 480 wide, without veiling the page; it fills a phone. The focus
 * goes to the element with `data-autofocus` or the first field, stays inside, and comes back at the end.
 */
export const Sheet = ({ opened, ...rest }: SheetProps) => (opened ? createPortal(<Opened {...rest} />, document.body) : null)
