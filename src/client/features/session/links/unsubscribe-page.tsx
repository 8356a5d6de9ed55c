import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Entrance } from '../entrance.tsx'
import { sessionMutations } from '../mutations.ts'
import { LinkQuestion } from './link-question.tsx'

const profile = (
  <>
    You can choose single kinds of e-mails in <Link to={paths.details}>your profile</Link>.
  </>
)

/** Where a user stops all e-mails of a workspace. */
export const UnsubscribePage = () => {
  const { token = '' } = useParams()
  const { mutate, isPending, isSuccess, error } = useMutation(sessionMutations.unsubscribe())
  if (isSuccess)
    return (
      <Entrance title="E-mails stopped" text="You get no more e-mails from this workspace. Notifications in the app stay." below={profile}>
        {null}
      </Entrance>
    )
  const text = 'You will get no more e-mails from this workspace. Notifications in the app stay.'
  const asked = { title: 'Stop e-mails?', text, button: 'Stop e-mails', below: profile }
  return <LinkQuestion {...asked} isPending={isPending} error={error} onConfirm={() => mutate(token)} />
}
