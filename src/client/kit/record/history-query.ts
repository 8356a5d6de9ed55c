import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Resource } from '../../../contract/resources.ts'
import { type Change, type FieldChange, listChanges } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { byContinuation } from '../resource/list-page.ts'
import { actionSentence } from './action-words.ts'

/** A record by its resource and id. */
export interface RecordReference {
  readonly resource: Resource
  readonly id: string
}

/** The changes of one record, newest first. */
export const historyOf = ({ resource, id }: RecordReference) =>
  infiniteQueryOptions({
    queryKey: ['history', resource, id] as const,
    queryFn: ({ pageParam, signal }) => api(listChanges, { query: { resource, resourceId: id }, path: pageParam, signal }),
    ...byContinuation,
    staleTime: 0,
  })

// The history of a record contains the changes of its notes and comments, so an open one follows every event.
registerEventHandler((client) => refresh(client, { queryKey: ['history'] }))

const without = (names: readonly string[] = [], others: readonly string[] = []) => names.filter((name) => !others.includes(name))

/** What an entry of the history says, and the fields to show below it. */
interface Entry {
  readonly words: string
  /** The name of another record that the change was about. */
  readonly title?: string | undefined
  readonly fields: readonly FieldChange[]
}

/** Returns the entry of a change in the history of a record. Where a task was moved and with whom a project was shared is in its words. */
export const entryOf = ({ action, resource, resourceId, title, fields = [] }: Change, record: RecordReference): Entry => {
  const plain = { words: actionSentence(action, resource), title: resourceId === record.id ? undefined : title, fields }
  if (action.step !== 'do') return plain
  const [moved, companies] = (['belongsTo', 'companies'] as const).map((name) => fields.find(({ field }) => field === name))
  const others = fields.filter((one) => one !== moved && one !== companies)
  if (record.resource === 'tasks' && moved?.after.length) {
    const from = moved.before.length ? ` from ${moved.before.join()}` : ''
    return { words: `moved this task${from} to ${moved.after.join()}`, fields: others }
  }
  const [added, removed] = [without(companies?.after, companies?.before), without(companies?.before, companies?.after)]
  if (record.resource === 'projects' && resource === 'projects' && added.length && !removed.length)
    return { words: `shared the project with ${added.join(', ')}`, fields: others }
  if (record.resource === 'projects' && resource === 'projects' && removed.length && !added.length)
    return { words: `removed ${removed.join(', ')} from the project`, fields: others }
  return plain
}
