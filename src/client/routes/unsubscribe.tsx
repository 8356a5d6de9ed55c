import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Entrance } from '../features/session/entrance.tsx'
import { sessionMutations } from '../features/session/mutations.ts'
import { errorMessage } from '../lib/service-error.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/page/banner.tsx'

const profile = (
  <>
    You can choose single kinds of e-mails in <Link to={paths.details}>your profile</Link>.
  </>
)

/** Where the link in an e-mail leads. It asks first, because programs follow links too. */
export const Component = () => {
  const { token = '' } = useParams()
  const { mutate, isPending, isSuccess, error } = useMutation(sessionMutations.unsubscribe())
  if (isSuccess)
    return (
      <Entrance title="E-mails stopped" text="You get no more e-mails from this workspace. Notifications in the app stay." below={profile}>
        {null}
      </Entrance>
    )
  return (
    <Entrance title="Stop e-mails?" text="You will get no more e-mails from this workspace. Notifications in the app stay." below={profile}>
      {error && <Banner tone="red">{errorMessage(error)}</Banner>}
      <Button size="md" fullWidth aria-disabled={isPending} onClick={() => !isPending && mutate(token)}>
        Stop e-mails
      </Button>
    </Entrance>
  )
}
