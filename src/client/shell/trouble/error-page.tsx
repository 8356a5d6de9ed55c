import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconLock, IconMapOff } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { isReplaced } from '../../lib/newer-version.ts'
import { useConnection } from '../../lib/online.ts'
import { errorMessage, isNotFound, Unreachable } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import classes from '../shell.module.css'

const isMissing = (error: unknown) => isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404)

/** The code or the style of a page did not arrive: there is no network, or the app was replaced by a newer one while it was open. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && !(error instanceof Unreachable) && /\b(import|importing|module|preload)\b/i.test(error.message)

const useOutdated = (error: unknown) => {
  const [outdated, setOutdated] = useState(false)
  useEffect(() => {
    let wanted = true
    if (isMissingCode(error)) void isReplaced().then((replaced) => wanted && setOutdated(replaced))
    return () => {
      wanted = false
    }
  }, [error])
  return outdated
}

const wordsOf = (error: unknown, outdated: boolean) => {
  if (outdated) return 'Tandem has a newer version'
  return isMissingCode(error) ? 'This page did not load' : errorMessage(error)
}

const adviceOf = (error: unknown, outdated: boolean) => {
  if (outdated) return 'Load it to go on. What you had written is kept.'
  if (!isMissingCode(error)) return 'What you had written is kept.'
  return navigator.onLine ? 'The service does not answer. What you had written is kept.' : 'You are offline. What you had written is kept.'
}

/** What an address leads to that nothing answers to (`gone` is undefined), or something that is not there for this person. */
const Missing = ({ gone }: { gone?: boolean }) => (
  <>
    <PageHead title="Not found" />
    <EmptyState
      icon={gone ? IconLock : IconMapOff}
      title={gone ? 'This page is not here for you' : 'There is no page at this address'}
      text={
        gone
          ? 'It was deleted, or only others may see it. Ask the person who sent you the link.'
          : 'It may be mistyped, or cut off where it was copied.'
      }
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.home} />}>
          Back to the start
        </Button>
      }
    />
  </>
)

/** The address is of no page. */
export const NotFound = () => <Missing />

/** Calls back when there is a connection again after there was none. */
const useOnceBack = (back: () => void) => {
  const connected = useConnection() === 'online'
  const [wasAway, setWasAway] = useState(false)
  const tell = useEffectEvent(back)
  useEffect(() => {
    if (!connected) setWasAway(true)
    else if (wasAway) tell()
  }, [connected, wasAway])
}

const Broken = ({ error }: { error: unknown }) => {
  const { revalidate } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const outdated = useOutdated(error)
  const away = error instanceof Unreachable || (isMissingCode(error) && !outdated)
  useEffect(() => reset, [reset])
  const again = () => {
    // Code that failed to arrive is asked for anew only by a new page; without a network there would be none.
    if (isMissingCode(error) && navigator.onLine) return window.location.reload()
    reset()
    void revalidate()
  }
  useOnceBack(() => away && again())
  return (
    <>
      <PageHead title={away ? 'No answer' : 'Something went wrong'} />
      <EmptyState
        icon={away ? IconCloudOff : IconAlertTriangle}
        title={wordsOf(error, outdated)}
        text={adviceOf(error, outdated)}
        action={
          <Button variant="default" onClick={again}>
            {outdated ? 'Load it' : 'Try again'}
          </Button>
        }
      />
    </>
  )
}

/** What stands in the page's place when it cannot be shown: why, in words, and a way on. */
export const ErrorPage = () => {
  const error = useRouteError()
  return isMissing(error) ? <Missing gone={isNotFound(error)} /> : <Broken error={error} />
}

/** The same where not even the shell can be shown. */
export const BareErrorPage = () => (
  <main className={classes.bare}>
    <ErrorPage />
  </main>
)
