import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconLock, IconMapOff } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { hasDrafts } from '../kit/drafts/draft-storage.ts'
import { findBuild } from '../lib/newer-version.ts'
import { useConnection } from '../lib/online.ts'
import { errorMessage, isNotFound, Unreachable } from '../lib/service-error.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import classes from './shell.module.css'

/** The code or style of a page did not load: there is no network, or a newer version has replaced it. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && !(error instanceof Unreachable) && /\b(import|importing|module|preload)\b/i.test(error.message)

const reloadedKey = 'tandem-reloaded'

/**
 * Loads the page again, once, because browsers remember a failed import until then: it may have failed while the code was loaded ahead
 * during an outage that is over.
 */
const reloadOnce = () => {
  const { href } = window.location
  try {
    if (sessionStorage.getItem(reloadedKey) === href) return
    sessionStorage.setItem(reloadedKey, href)
  } catch {
    // Storage is blocked, so nothing would stop the second reload.
    return
  }
  window.location.reload()
}

/** Returns whether the code is missing because the server has a newer version. */
const useOutdated = (error: unknown) => {
  const [outdated, setOutdated] = useState(false)
  useEffect(() => {
    let active = true
    if (isMissingCode(error))
      void findBuild().then((build) => {
        if (!active) return
        setOutdated(build === 'newer')
        if (build === 'current') reloadOnce()
      })
    return () => {
      active = false
    }
  }, [error])
  return outdated
}

/** Calls back when the connection returns after it was lost. */
const useReconnect = (onReconnect: () => void) => {
  const connected = useConnection() === 'online'
  const [lost, setLost] = useState(false)
  const reconnect = useEffectEvent(onReconnect)
  useEffect(() => {
    if (!connected) setLost(true)
    else if (lost) reconnect()
  }, [connected, lost])
}

const Missing = ({ icon, title, text }: { icon: typeof IconLock; title: string; text: string }) => (
  <>
    <PageHead title="Not found" />
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.home} />}>
          Go to the start page
        </Button>
      }
    />
  </>
)

/** Shown for an unknown path. */
export const NotFound = () => (
  <Missing icon={IconMapOff} title="There is no page at this address" text="Check the address for typing errors." />
)

const LoadError = ({ error }: { error: unknown }) => {
  const { revalidate } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const outdated = useOutdated(error)
  const missingCode = isMissingCode(error)
  const unreachable = error instanceof Unreachable || (missingCode && !outdated)
  useEffect(() => reset, [reset])
  const retry = () => {
    // Browsers cache a failed import until the document is reloaded.
    if (missingCode && navigator.onLine) return window.location.reload()
    reset()
    void revalidate()
  }
  useReconnect(() => unreachable && retry())
  const titleOf = () => {
    if (outdated) return 'A new version of Tandem is available'
    return missingCode ? "Couldn't load this page" : errorMessage(error)
  }
  const reason = missingCode && !outdated ? `${navigator.onLine ? "Can't reach the server." : 'You are offline.'} ` : ''
  return (
    <>
      <PageHead title={unreachable ? 'No connection' : 'Something went wrong'} />
      <EmptyState
        icon={unreachable ? IconCloudOff : IconAlertTriangle}
        title={titleOf()}
        text={`${reason}${hasDrafts() ? 'Your draft is saved.' : ''}`}
        action={
          <Button variant="default" onClick={retry}>
            {outdated ? 'Reload' : 'Try again'}
          </Button>
        }
      />
    </>
  )
}

/** Shown instead of a page that failed: the reason, and what to do. */
export const ErrorPage = () => {
  const error = useRouteError()
  if (isNotFound(error))
    return <Missing icon={IconLock} title="Page not found" text="It may have been deleted, or you may not have access." />
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <LoadError error={error} />
}

/** Shown instead of the app: without the shell. */
export const BareErrorPage = () => (
  <main className={classes.bare}>
    <ErrorPage />
  </main>
)
