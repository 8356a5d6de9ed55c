import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/x/people/users.ts'
import { peopleQueries } from '../people/queries.ts'
import { useMe } from '../session/use-me.ts'
import { workgroupQueries } from '../workgroups/queries.ts'
import type { Workspace } from './who-can-see.ts'

const none: never[] = []

/** The people and workgroups that a record can be shown to; empty until they have been read. */
export const useWorkspace = (): Workspace & { isAdmin: boolean; nameOf: (userId: string) => string } => {
  const me = useMe()
  const users: readonly User[] = useQuery(peopleQueries.users()).data ?? none
  const groups = useQuery(workgroupQueries.list()).data ?? none
  const nameOf = (userId: string) => (userId === me.id ? me.name : (users.find(({ id }) => id === userId)?.name ?? 'Somebody'))
  return { users, groups, meId: me.id, isAdmin: me.role === 'admin', nameOf }
}
