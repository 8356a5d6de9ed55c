import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { UndoKeys } from '../features/undo/undo-keys.tsx'
import { ConfirmHost } from '../ui/float/confirm.tsx'
import { UndoNotes } from '../ui/float/undo-note.tsx'
import { fetchPalette, Palette } from './palette/palette.tsx'
import { BottomBar } from './rail/bottom-bar.tsx'
import { Rail } from './rail/rail.tsx'
import classes from './shell.module.css'
import { ShellKeys } from './shell-keys.tsx'
import { ConnectionBanner } from './trouble/connection-banner.tsx'
import { SessionEnded } from './trouble/session-ended.tsx'
import { useArrival } from './use-arrival.ts'

const fetchKeySheet = () => import('./key-sheet.tsx')
const KeySheet = lazy(() => fetchKeySheet().then(({ KeySheet }) => ({ default: KeySheet })))

/** Fetches what may be wanted at any moment once the page stands, so that it is there without a network too. */
const fetchAhead = () => void Promise.allSettled([fetchPalette(), fetchKeySheet()])

/** What stands around every page. */
export const Shell = () => {
  const main = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  const find = () => setOpen('palette')
  const showKeys = () => setOpen('keys')
  useArrival(main)
  useEffect(() => {
    const timer = setTimeout(fetchAhead, 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#page">
        Skip to the page
      </a>
      <Rail onFind={find} onFindAhead={fetchAhead} />
      <main id="page" ref={main} className={classes.main} tabIndex={-1}>
        <ConnectionBanner />
        <Outlet />
      </main>
      <BottomBar onFind={find} />
      <UndoNotes />
      <UndoKeys />
      <ConfirmHost />
      <SessionEnded />
      <ShellKeys onFind={find} onShowKeys={showKeys} />
      {open === 'palette' && <Palette onClose={close} onShowKeys={showKeys} />}
      <Suspense fallback={null}>{open === 'keys' && <KeySheet opened onClose={close} />}</Suspense>
    </div>
  )
}
