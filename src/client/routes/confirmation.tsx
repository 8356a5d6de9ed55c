import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Entrance } from '../features/session/entrance.tsx'
import { sessionMutations } from '../features/session/mutations.ts'
import { errorMessage } from '../lib/service-error.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/page/banner.tsx'

const people = <Link to={paths.people}>Invite people</Link>

/** Where the link in an e-mail leads with which a user confirms their address. It asks first, because programs follow links too. */
export const Component = () => {
  const { token = '' } = useParams()
  const { mutate, isPending, data, error } = useMutation(sessionMutations.confirm())
  if (data)
    return (
      <Entrance title="Address confirmed" text={`You can now invite people as ${data.confirmation.email}.`} below={people}>
        {null}
      </Entrance>
    )
  return (
    <Entrance title="Confirm your e-mail address" text="Then you can invite people to your workspace.">
      {error && <Banner tone="red">{errorMessage(error)}</Banner>}
      <Button size="md" fullWidth aria-disabled={isPending} onClick={() => !isPending && mutate(token)}>
        Confirm address
      </Button>
    </Entrance>
  )
}
