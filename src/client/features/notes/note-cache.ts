import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Note } from '../../../contract/notes.ts'
import { noteQueries } from './queries.ts'

interface Page {
  continuedAt?: string | undefined
  notes: Note[]
}
type Pages = InfiniteData<Page, string | undefined>

/** Edits the cached notes of a contact, page by page; answers the way back. */
export const editNotes = async (client: QueryClient, contactId: string, edit: (notes: Note[], page: number) => Note[]) => {
  const { queryKey } = noteQueries.ofContact(contactId)
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData<Pages>(queryKey)
  client.setQueryData<Pages>(
    queryKey,
    (pages) => pages && { ...pages, pages: pages.pages.map((page, index) => ({ ...page, notes: edit(page.notes, index) })) },
  )
  return () => client.setQueryData(queryKey, before)
}

/** Edits one cached note. */
export const editNote = (client: QueryClient, contactId: string, id: string, change: Partial<Note>) =>
  editNotes(client, contactId, (notes) => notes.map((note) => (note.id === id ? { ...note, ...change } : note)))
