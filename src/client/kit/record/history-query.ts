import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resources.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { byContinuation } from '../resource/list-page.ts'

export interface HistoryOf {
  readonly resource: Resource
  readonly id: string
}

/** The changes of one record, newest first. */
export const historyOf = ({ resource, id }: HistoryOf) =>
  infiniteQueryOptions({
    queryKey: ['history', resource, id] as const,
    queryFn: ({ pageParam, signal }) => api(listChanges, { query: { resource, resourceId: id }, path: pageParam, signal }),
    ...byContinuation,
    staleTime: 0,
  })

// The history of a record contains the changes of its notes and comments, so an open one follows every event.
registerEventHandler((client) => refresh(client, { queryKey: ['history'] }))

/** Actions whose words say more than their verb. */
const special: Readonly<Record<string, string>> = {
  'project announced': 'changed the announcement',
  'project shared': 'shared the project with a company',
  'project unshared': 'removed a company from the project',
}

/** Returns "updated the case" for the action "case updated", and "undid a change" for "undone: case updated". */
export const changeWords = (action: string): string => {
  const [, prefix, change = ''] = /^(undone: |redone: )?(.*)$/.exec(action) ?? []
  const at = change.lastIndexOf(' ')
  if (prefix !== undefined) return `${prefix === 'undone: ' ? 'undid' : 'redid'} a change`
  return special[change] ?? `${change.slice(at + 1)} the ${change.slice(0, at)}`
}
