import { memo, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { findFolded } from '../../contract/fold.ts'
import { UndoKeys } from '../kit/undo/undo-keys.tsx'
import { useConnection } from '../lib/online.ts'
import { useMe } from '../lib/session/use-me.ts'
import { ConfirmHost } from '../ui/dialogs/confirm.tsx'
import { ConnectedContext, useSendLeftBehind } from '../ui/edit/send-when-back.ts'
import { notify, UndoNotes } from '../ui/float/undo-note.tsx'
import { lazyComponent, usePrefetchWhenIdle } from '../ui/lazy/lazy-component.tsx'
import { UnderHeadContext } from '../ui/page/page-head.tsx'
import { FindContext } from '../ui/text/text-highlight.tsx'
import { Arrival } from './arrival.tsx'
import { useLive } from './live/use-live.ts'
import { fetchPalette, Palette } from './palette/palette.tsx'
import { BottomBar } from './rail/bottom-bar.tsx'
import { Rail } from './rail/rail.tsx'
import classes from './shell.module.css'
import { ShellKeys } from './shell-keys.tsx'
import { useConnectionLine } from './trouble/connection-banner.tsx'
import { SessionEnded } from './trouble/session-ended.tsx'

const keySheet = lazyComponent(() => import('./key-sheet.tsx').then(({ KeySheet }) => KeySheet))

// What may be wanted at any moment, without a network too.
const fetches = [fetchPalette, keySheet.fetch]
const fetchAhead = () => void Promise.allSettled(fetches.map((fetch) => fetch()))

/** What stands around every page, and is not drawn again for another one. */
export const Shell = memo(() => {
  const me = useMe()
  const connected = useConnection() === 'online'
  const connectionLine = useConnectionLine()
  const main = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  const find = () => setOpen('palette')
  const showKeys = () => setOpen('keys')
  usePrefetchWhenIdle(fetches)
  useLive()
  useSendLeftBehind(connected)
  return (
    <FindContext value={findFolded}>
      <div className={classes.shell}>
        <a className={classes.skip} href="#page">
          Skip to the page
        </a>
        <Rail onFind={find} onFindAhead={fetchAhead} />
        <main id="page" ref={main} className={classes.main} tabIndex={-1}>
          <ConnectedContext value={connected}>
            <UnderHeadContext value={connectionLine}>
              <Outlet />
            </UnderHeadContext>
          </ConnectedContext>
        </main>
        <Arrival main={main} />
        <BottomBar onFind={find} />
        <UndoNotes />
        <UndoKeys person={`${me.account.id}/${me.id}`} />
        <ConfirmHost />
        <SessionEnded />
        <ShellKeys onFind={find} onShowKeys={showKeys} />
        {open === 'palette' && <Palette onClose={close} onShowKeys={showKeys} />}
        {open === 'keys' && (
          <keySheet.Component
            opened
            onClose={close}
            onMissing={(message) => {
              close()
              notify({ message, tone: 'red' })
            }}
          />
        )}
      </div>
    </FindContext>
  )
})
