import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { errorMessage, ServiceError } from '../../../lib/service-error.ts'
import { sessionQueries } from '../../../lib/session/session-queries.ts'
import { paths } from '../../../paths.ts'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { Entrance } from '../entrance.tsx'
import { useSignInAndOut } from '../use-sign-in-and-out.ts'
import { AcceptForm } from './accept-form.tsx'

const signIn = (
  <>
    Already have a password? <Link to={paths.signIn}>Sign in</Link>
  </>
)

/** Where an invited person sets a name and password. */
export const InvitationPage = () => {
  const { token = '' } = useParams()
  const [joined, setJoined] = useState(false)
  const { data: invitation, error, refetch } = useQuery({ ...sessionQueries.invitation(token), enabled: !joined })
  const { enter } = useSignInAndOut()
  const join = () => {
    setJoined(true)
    void enter(paths.home)
  }
  if (error instanceof ServiceError && error.status === 404)
    return (
      <Entrance
        title="This invitation has ended"
        text="It has expired or was already used. Ask an administrator of the workspace for a new link."
        below={signIn}
      >
        {null}
      </Entrance>
    )
  return (
    <Entrance
      title={invitation ? `Join ${invitation.accountName}` : 'Join a workspace'}
      text="Choose a password to sign in."
      below={signIn}
    >
      {error && <FailedBanner onRetry={() => void refetch()}>Couldn't load the invitation. {errorMessage(error)}</FailedBanner>}
      {!invitation && !error && <SkeletonRows count={3} rowHeight={56} />}
      {invitation && <AcceptForm token={token} invitation={invitation} onDone={join} />}
    </Entrance>
  )
}
