import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Entrance } from '../entrance.tsx'
import { sessionMutations } from '../mutations.ts'
import { LinkQuestion } from './link-question.tsx'

const people = <Link to={paths.people}>Invite people</Link>

/** Where a user confirms their e-mail address. */
export const ConfirmationPage = () => {
  const { token = '' } = useParams()
  const { mutate, isPending, data, error } = useMutation(sessionMutations.confirm())
  if (data)
    return (
      <Entrance title="Address confirmed" text={`You can now invite people as ${data.confirmation.email}.`} below={people}>
        {null}
      </Entrance>
    )
  const text = 'Then you can invite people to your workspace.'
  const asked = { title: 'Confirm your e-mail address', text, button: 'Confirm address' }
  return <LinkQuestion {...asked} isPending={isPending} error={error} onConfirm={() => mutate(token)} />
}
