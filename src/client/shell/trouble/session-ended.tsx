import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useEnter } from '../../features/session/use-enter.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { beginSession, onSessionEnded } from '../../lib/session/session-events.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import dialogClasses from '../../ui/dialogs/dialog.module.css'

const SignInAgain = lazy(() =>
  import('../../features/session/entrance/sign-in-again.tsx').then(({ SignInAgain }) => ({ default: SignInAgain })),
)

/** Asks to sign in again over the page, so that nothing in it is lost; somebody else begins afresh. */
export const SessionEnded = () => {
  const me = useMe()
  const client = useQueryClient()
  const { restart } = useEnter()
  const [ended, setEnded] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => onSessionEnded(() => setEnded(true)), [])
  useEffect(() => {
    if (ended) dialog.current?.showModal()
  }, [ended])
  if (!ended) return null
  const onDone = async () => {
    const now = await client.fetchQuery({ ...sessionQueries.me(), staleTime: 0 })
    if (now.id !== me.id) return restart()
    setEnded(false)
    beginSession()
    await refresh(client)
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={dialogClasses.dialog}
      aria-labelledby="session-ended"
      // Esc would leave a page that can neither read nor save.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">Your session has ended</h2>
      <Suspense fallback={null}>
        <SignInAgain onDone={() => void onDone()} />
      </Suspense>
    </dialog>
  )
}
