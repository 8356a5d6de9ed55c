import type { Note } from '../../../contract/notes/notes.ts'
import type { PageCache } from '../../lib/cache/page-cache.ts'
import { noteQueries } from './queries.ts'

interface Page {
  notes: Note[]
}

/** The notes on one contact. */
export const noteCache = (contactId: string): PageCache<Page, Note> => ({
  lists: noteQueries.ofContact(contactId).queryKey,
  rows: ({ notes }) => notes,
  withRows: (page, notes) => ({ ...page, notes }),
})
