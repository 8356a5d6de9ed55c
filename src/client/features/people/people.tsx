import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/x/people/users.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import classes from './people-table.module.css'
import { PeopleTable } from './people-table.tsx'
import { PasswordSheet } from './sheets/password-sheet.tsx'

interface PeopleProps {
  /** The names of the workgroups a colleague is in. */
  groupsOf: (userId: string) => string
  /** The name of a client's company; empty where that is not to be seen. */
  companyOf: (companyId: string | undefined) => string
}

/** Everybody of the workspace: its own people, then its clients. */
export const People = ({ groupsOf, companyOf }: PeopleProps) => {
  const me = useMe()
  const { data: users, error, refetch } = useQuery(peopleQueries.users())
  const [lost, setLost] = useState<User>()
  const manages = me.role === 'admin'
  const shared = { meId: me.id, manages, onNewPassword: setLost }
  const clients = users?.filter(({ role }) => role === 'client') ?? []
  return (
    <div>
      {error && <FailedBanner onRetry={() => void refetch()}>{errorMessage(error)}</FailedBanner>}
      {!users && !error && <SkeletonRows count={10} rowHeight={40} />}
      {users && (
        <PeopleTable
          {...shared}
          title={me.account.name}
          users={users.filter(({ role }) => role !== 'client')}
          belongsTitle="Workgroups"
          belongs={({ id }) => groupsOf(id)}
        />
      )}
      {clients.length > 0 && (
        <PeopleTable {...shared} title="Clients" users={clients} belongsTitle="Company" belongs={({ companyId }) => companyOf(companyId)} />
      )}
      {users && !manages && <p className={classes.reason}>Only an administrator invites people and changes what they are.</p>}
      {lost && <PasswordSheet user={lost} onClose={() => setLost(undefined)} />}
    </div>
  )
}
