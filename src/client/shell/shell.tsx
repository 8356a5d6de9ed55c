import { Fragment, type MouseEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { isSameName } from '../../contract/name-order.ts'
import { findNormalized } from '../../contract/normalize-for-search.ts'
import { DestinationsContext } from '../kit/domain/destinations-context.ts'
import { ConnectedContext, useSendUnsent } from '../kit/drafts/send-when-back.ts'
import { UndoKeys } from '../kit/undo/undo-keys.tsx'
import { useConnection } from '../lib/online.ts'
import { useMe } from '../lib/session/use-me.ts'
import { SameNameContext } from '../ui/combo/same-name.ts'
import { setTimeZone } from '../ui/dates/time-zone.ts'
import { setWeekStart } from '../ui/dates/week-start.ts'
import { ConfirmHost } from '../ui/dialogs/confirm.tsx'
import { UndoNotes } from '../ui/float/undo-note.tsx'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'
import { PartBoundary } from '../ui/lazy/part-boundary.tsx'
import { keepFocus } from '../ui/page/keep-focus.ts'
import { UnderHeadContext } from '../ui/page/page-head.tsx'
import { FindContext } from '../ui/text/text-highlight.tsx'
import { useConnectionBanner } from './connection-banner.tsx'
import { destinationsFor } from './destinations.ts'
import { useLive } from './live/use-live.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageArrival } from './page-arrival.tsx'
import { fetchPalette, Palette } from './palette/palette.tsx'
import { Print, PrintHead } from './print.tsx'
import { BottomBar } from './rail/bottom-bar.tsx'
import { Rail } from './rail/rail.tsx'
import { scrollHeadAway } from './scroll-head-away.ts'
import { SessionEnded } from './session-ended.tsx'
import classes from './shell.module.css'
import { ShellKeys } from './shell-keys.tsx'
import { useKeepRefusedDrafts } from './use-refused-drafts.ts'
import { useRoleChange } from './use-role-change.ts'
import { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts'
import { useVersionBanner } from './version-banner.tsx'

const keySheet = lazyComponent(() => import('./key-sheet.tsx').then(({ KeySheet }) => KeySheet))

/** Everything around the pages. Memoized: navigation does not render it again. `children` replace the route's page. */
export const Shell = memo(({ children = <Outlet /> }: { children?: ReactNode }) => {
  const me = useMe()
  // Before anything below renders a date.
  setTimeZone(me.timeZone)
  setWeekStart(me.weekStart)
  const connected = useConnection() === 'online'
  const connectionBanner = useConnectionBanner()
  const versionBanner = useVersionBanner()
  const underHead = (more: ReactNode) => (
    <>
      {connectionBanner(more)}
      {versionBanner}
    </>
  )
  const main = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  const search = () => setOpen('palette')
  const showKeys = () => setOpen('keys')
  useLive()
  useRoleChange(me)
  useSendUnsent(connected)
  useKeepRefusedDrafts()
  useSignedOutElsewhere(me.id)
  useEffect(keepFocus, [])
  // In the demo the fragment is the path.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <SameNameContext value={isSameName}>
      <FindContext value={findNormalized}>
        <div className={classes.shell}>
          <NavigationProgress />
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page, and screen readers list it as a link */}
          <a className={classes.skip} href="#page" onClick={skip}>
            Skip to content
          </a>
          <PartBoundary>
            <Rail onSearch={search} onSearchIntent={() => void fetchPalette().catch(() => undefined)} />
          </PartBoundary>
          <PrintHead />
          <main id="page" ref={main} className={classes.main} tabIndex={-1} onScrollCapture={scrollHeadAway}>
            <ConnectedContext value={connected}>
              <UnderHeadContext value={underHead}>
                <DestinationsContext value={destinationsFor(me)}>
                  <Fragment key={`${me.timeZone} ${me.weekStart}`}>{children}</Fragment>
                </DestinationsContext>
              </UnderHeadContext>
            </ConnectedContext>
          </main>
          <PageArrival main={main} />
          <PartBoundary>
            <BottomBar onSearch={search} />
          </PartBoundary>
          <UndoNotes ahead />
          <UndoKeys person={`${me.account.id}/${me.id}`} />
          <ConfirmHost />
          <Print />
          <SessionEnded />
          <ShellKeys onSearch={search} onShowKeys={showKeys} />
          {open === 'palette' && (
            <PartBoundary onBroken={close}>
              <Palette onClose={close} onShowKeys={showKeys} />
            </PartBoundary>
          )}
          {open === 'keys' && <keySheet.Component opened onClose={close} onMissing={close} />}
        </div>
      </FindContext>
    </SameNameContext>
  )
})
