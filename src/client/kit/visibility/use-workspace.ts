import { useQuery } from '@tanstack/react-query'
import { createContext, use, useCallback } from 'react'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import type { ParentRecord, Workspace } from './access.ts'

const none: never[] = []

/** The record that everything inside belongs to. */
export const WithinContext = createContext<ParentRecord | undefined>(undefined)

interface People extends Workspace {
  nameOf: (userId: string | undefined) => string
  /** Whether the signed-in person may change what this person created: its author and administrators may. */
  mayChange: (author: string) => boolean
}

/** Returns the people and workgroups that a record can be shown to; empty until they have been read. */
export const useWorkspace = (): People => {
  const me = useMe()
  const within = use(WithinContext)
  const { data: users } = useQuery(peopleQueries.users())
  // Clients have no workgroups, and the service answers them with 404.
  const groups = useQuery({ ...workgroupQueries.list(), enabled: me.role !== 'client' }).data ?? none
  const nameOf = useCallback(
    (userId: string | undefined) =>
      userId === me.id ? me.name : (users?.find(({ id }) => id === userId)?.name ?? (users ? 'Someone' : '…')),
    [me.id, me.name, users],
  )
  return {
    users: users ?? none,
    groups,
    meId: me.id,
    within,
    nameOf,
    mayChange: (author) => author === me.id || me.role === 'admin',
  }
}
