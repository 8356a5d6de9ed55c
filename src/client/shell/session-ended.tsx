import { Button, Portal } from '@mantine/core'
import { useStore } from '@mantine/store'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSignInAndOut } from '../features/session/use-sign-in-and-out.ts'
import { refresh } from '../lib/cache/long-list.ts'
import { errorMessage } from '../lib/service-error.ts'
import { sessionQueries } from '../lib/session/session-queries.ts'
import { useMe } from '../lib/session/use-me.ts'
import { beginSession, sessionStore } from '../lib/session-store.ts'
import { forgetTabUser, rememberTabUser } from '../lib/tab-user.ts'
import dialogClasses from '../ui/dialogs/dialog.module.css'
import { lazyComponent } from '../ui/lazy/lazy-component.tsx'
import { MissingPart } from '../ui/lazy/missing-part.tsx'
import { Banner } from '../ui/page/banner.tsx'

const signInAgain = lazyComponent(() => import('../features/session/sign-in/sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain))

const SessionDialog = () => {
  const me = useMe()
  const client = useQueryClient()
  const { restart } = useSignInAndOut()
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const onDone = async () => {
    setFailure(undefined)
    // The session may be that of another user, which a request of this one would refuse.
    forgetTabUser()
    try {
      const now = await client.fetchQuery({ ...sessionQueries.me(), staleTime: 0 })
      if (now.id !== me.id) return restart()
    } catch (error) {
      rememberTabUser(me.id)
      return setFailure(errorMessage(error))
    }
    rememberTabUser(me.id)
    beginSession()
    await refresh(client)
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={dialogClasses.dialog}
      aria-labelledby="session-ended"
      // The page behind can neither load nor save.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">Your session has ended</h2>
      {!missing ? (
        <>
          {failure !== undefined && <Banner tone="red">{failure}</Banner>}
          <signInAgain.Component onDone={() => void onDone()} onMissing={() => setMissing(true)} />
        </>
      ) : (
        <>
          <MissingPart />
          {/* Browsers remember a failed import until the document is loaded again. */}
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </>
      )}
    </dialog>
  )
}

/** Asks to sign in again over the page, which keeps its content. Another user starts with a new page. It is outside the page, which a sheet makes inert. */
export const SessionEnded = () => {
  const { ended } = useStore(sessionStore)
  return (
    ended && (
      <Portal>
        <SessionDialog />
      </Portal>
    )
  )
}
