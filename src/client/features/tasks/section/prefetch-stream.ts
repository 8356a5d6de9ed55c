import type { QueryClient } from '@tanstack/react-query'
import { type NoteOwner, noteResource } from '../../../kit/notes/note-resource.ts'
import { recordEvents } from '../../../kit/stream/record-events.ts'
import { taskResource } from '../task-resource.ts'

/** Returns what reads the notes and tasks of a record, for its loader. */
export const prefetchStream = (resource: NoteOwner['resource']) => (client: QueryClient, id: string) => {
  const owner = { resource, id }
  const notes = noteResource.of(owner)
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
  void client.prefetchInfiniteQuery(taskResource.list({ owner }))
}

/** `prefetchStream` with the changes of status. */
export const prefetchStreamWithEvents = (resource: 'deals' | 'cases') => (client: QueryClient, id: string) => {
  prefetchStream(resource)(client, id)
  void client.prefetchQuery(recordEvents(resource, id))
}
