import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../../contract/x/people/users.ts'
import { useApplyEdits } from '../../../kit/resource/query-write.ts'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { InvitationLinks } from '../invitation-link.tsx'
import { peopleMutations } from '../mutations.ts'
import { DeactivateSheet } from './deactivate-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import classes from './people-table.module.css'
import { PeopleTable } from './people-table.tsx'

interface PeopleProps {
  /** The names of a colleague's workgroups. */
  groupsOf: (userId: string) => string
  /** The name of a client's company; empty if the signed-in user cannot see it. */
  companyOf: (companyId: string | undefined) => string
}

const onError = (error: Error) => notify({ message: `Couldn't make a link. ${errorMessage(error)}`, tone: 'red' })

/** Everybody of the workspace: its own people, then its clients. */
export const People = ({ groupsOf, companyOf }: PeopleProps) => {
  const me = useMe()
  const { data: users, error, refetch } = useQuery({ ...peopleQueries.users(), select: useApplyEdits(peopleQueries.users()) })
  const [leaving, setLeaving] = useState<User>()
  const [changing, setChanging] = useState<User>()
  const { mutate: inviteAgain, data: invitation, variables: invited, reset } = useMutation({ ...peopleMutations.inviteAgain(), onError })
  const manages = me.role === 'admin'
  const shared = { meId: me.id, manages, onNewPassword: setChanging, onInvite: inviteAgain, onDeactivate: setLeaving }
  const clients = users?.filter(({ role }) => role === 'client') ?? []
  const team = users?.filter(({ role }) => role !== 'client') ?? []
  return (
    <div>
      {error && <FailedBanner onRetry={() => void refetch()}>Couldn't load people. {errorMessage(error)}</FailedBanner>}
      {!users && !error && <SkeletonRows count={10} rowHeight={40} />}
      {users && <PeopleTable {...shared} title={me.account.name} users={team} groupTitle="Workgroups" groupOf={({ id }) => groupsOf(id)} />}
      {clients.length > 0 && (
        <PeopleTable {...shared} title="Clients" users={clients} groupTitle="Company" groupOf={({ companyId }) => companyOf(companyId)} />
      )}
      {users && !manages && <p className={classes.reason}>Only administrators can invite people and change roles.</p>}
      {invited && invitation && <InvitationLinks invited={[{ name: invited.name, email: invited.email, ...invitation }]} onClose={reset} />}
      {leaving && users && <DeactivateSheet user={leaving} users={users} onClose={() => setLeaving(undefined)} />}
      {changing && <PasswordSheet user={changing} onClose={() => setChanging(undefined)} />}
    </div>
  )
}
