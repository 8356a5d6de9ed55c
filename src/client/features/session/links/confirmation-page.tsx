import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Entrance } from '../entrance.tsx'
import { sessionMutations } from '../mutations.ts'
import { LinkQuestion } from './link-question.tsx'

const home = <Link to={paths.home}>Open Tandem</Link>

/** Where a user confirms their e-mail address. */
export const ConfirmationPage = () => {
  const { token = '' } = useParams()
  const { mutate, isPending, data, error } = useMutation(sessionMutations.confirm())
  if (data)
    return (
      <Entrance title="Address confirmed" text={`Notifications now also go to ${data.confirmation.email}.`} below={home}>
        {null}
      </Entrance>
    )
  const text = 'Then Tandem can e-mail you notifications, and you can invite people.'
  const asked = { title: 'Confirm your e-mail address', text, button: 'Confirm address' }
  return <LinkQuestion {...asked} isPending={isPending} error={error} onConfirm={() => mutate(token)} />
}
