import { queryOptions } from '@tanstack/react-query'
import { listRecordings, type Recording } from '../../../contract/recordings.ts'
import type { RecordedResource } from '../../../contract/resources.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { registerEventHandler } from '../../lib/live/event-handlers.ts'
import { readAllPages } from '../list/read-all-pages.ts'

const root = 'record-events'

/** What happened to one record, newest first. */
export const recordEvents = (resource: RecordedResource, id: string) =>
  queryOptions({
    queryKey: [root, resource, id] as const,
    queryFn: ({ signal }) => {
      const query = { xResource: [resource], xResourceId: id, xSort: '-date' as const }
      const read = async (path: string | undefined) => {
        const { contacts, continuedAt } = await api(listRecordings, { query, path, signal })
        return { rows: contacts, continuedAt }
      }
      return readAllPages<Recording>(read, () => undefined, signal)
    },
  })

registerEventHandler((client, events) => Promise.all(events.map(({ resource, id }) => refresh(client, { queryKey: [root, resource, id] }))))
