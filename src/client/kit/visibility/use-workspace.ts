import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { User } from '../../../contract/x/people/users.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import type { Within, Workspace } from './who-can-see.ts'

const none: never[] = []

/** What all the records inside hang on. */
export const WithinContext = createContext<Within | undefined>(undefined)

/** The people and workgroups that a record can be shown to; empty until they have been read. */
export const useWorkspace = (): Workspace & { isAdmin: boolean; nameOf: (userId: string) => string } => {
  const me = useMe()
  const within = use(WithinContext)
  const users: readonly User[] = useQuery(peopleQueries.users()).data ?? none
  const groups = useQuery(workgroupQueries.list()).data ?? none
  const nameOf = (userId: string) => (userId === me.id ? me.name : (users.find(({ id }) => id === userId)?.name ?? 'Somebody'))
  return { users, groups, meId: me.id, within, isAdmin: me.role === 'admin', nameOf }
}
