import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconLock } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { inWords, isGone, Unreachable } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import classes from '../shell.module.css'

const isMissing = (error: unknown) => isGone(error) || (isRouteErrorResponse(error) && error.status === 404)

/** A page whose code is no longer there: the app was replaced by a newer one while it was open. */
const isOutdated = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

export const NotFound = () => (
  <>
    <PageHead title="Not found" />
    <EmptyState
      icon={IconLock}
      title="This page is not here for you"
      text="It was deleted, or only others may see it. Ask the person who sent you the link."
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.home} />}>
          Back to the start
        </Button>
      }
    />
  </>
)

const Broken = ({ error }: { error: unknown }) => {
  const { revalidate } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const away = error instanceof Unreachable
  useEffect(() => reset, [reset])
  const again = () => {
    if (isOutdated(error)) return window.location.reload()
    reset()
    void revalidate()
  }
  return (
    <>
      <PageHead title={away ? 'No answer' : 'Something went wrong'} />
      <EmptyState
        icon={away ? IconCloudOff : IconAlertTriangle}
        title={isOutdated(error) ? 'Tandem has a newer version' : inWords(error)}
        text={isOutdated(error) ? 'Load it to go on. What you had written is kept.' : 'What you had written is kept.'}
        action={
          <Button variant="default" onClick={again}>
            {isOutdated(error) ? 'Load it' : 'Try again'}
          </Button>
        }
      />
    </>
  )
}

/** What stands in the page's place when it cannot be shown: why, in words, and a way on. */
export const ErrorPage = () => {
  const error = useRouteError()
  return isMissing(error) ? <NotFound /> : <Broken error={error} />
}

/** The same where not even the shell can be shown. */
export const BareErrorPage = () => (
  <main className={classes.bare}>
    <ErrorPage />
  </main>
)
