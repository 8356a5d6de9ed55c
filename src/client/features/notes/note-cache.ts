import type { QueryClient } from '@tanstack/react-query'
import type { Note } from '../../../contract/notes.ts'
import { isLong, readInSight } from '../../lib/cache/long-list.ts'
import type { PageCache } from '../../lib/cache/page-cache.ts'
import { noteQueries, readNotes } from './queries.ts'

interface Page {
  notes: Note[]
}

/** The notes on one contact. */
export const noteCache = (contactId: string): PageCache<Page, Note> => ({
  lists: noteQueries.ofContact(contactId).queryKey,
  rows: ({ notes }) => notes,
  withRows: (page, notes) => ({ ...page, notes }),
})

/** After a write in a long stream: reads again its first page and the one with the note, and leaves the rest as it is. */
export const readAround = (client: QueryClient, contactId: string, noteId: string): void => {
  const { queryKey } = noteQueries.ofContact(contactId)
  const query = client.getQueryCache().find({ queryKey })
  const notes = client.getQueryData(queryKey)?.pages.flatMap((page) => page.notes) ?? []
  if (!query || !isLong(query)) return
  const at = Math.max(
    0,
    notes.findIndex(({ id }) => id === noteId),
  )
  // What cannot be read stays as it was shown.
  readInSight(client, noteCache(contactId), { queryKey, from: at, to: at, read: (path) => readNotes(contactId, path) }).catch(
    () => undefined,
  )
}
