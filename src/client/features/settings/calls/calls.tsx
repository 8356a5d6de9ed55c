import { IconTerminal2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { recordCalls, startScreen, useCalls } from '../../../lib/call-log.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { CallDrawer } from './call-drawer.tsx'
import classes from './calls.module.css'

/** Calls back with the path of the page, and again whenever it may have changed. Returns a function that stops it. */
export type WatchPages = (onPage: (pathname: string) => void) => () => void

interface CallsProps {
  watchPages: WatchPages
  /** A class for the button, which otherwise floats above the foot of the navigation. */
  buttonClass?: string
}

/** The button that opens the list of API calls, and the list. */
export const Calls = ({ watchPages, buttonClass = '' }: CallsProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { calls, screen } = useCalls()
  useEffect(() => {
    recordCalls()
    let current: string | undefined
    return watchPages((pathname) => {
      if (current !== undefined && current !== pathname) startScreen()
      current = pathname
    })
  }, [watchPages])
  const count = calls.filter((call) => call.screen === screen).length
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useKeys({ 'g l': () => (open ? close() : setOpen(true)) })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.button} ${buttonClass}`}
        title="Show API calls"
        aria-label={`Calls: ${count}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={IconTerminal2} size={14} />
        <span className={classes.word}>Calls</span> {count}
      </button>
      {open && <CallDrawer onClose={close} />}
    </>
  )
}
