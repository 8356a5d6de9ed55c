import { listNotesOfContacts, mostWithNotes, type Note } from '../../../contract/notes/notes.ts'
import { api } from '../../lib/api.ts'
import type { Run } from '../bulk/use-long-run.ts'

/** Reads the visible notes on contacts, newest first, fifty contacts at a time. @returns them by the id of their contact */
export const readNotes = async (ids: readonly string[], { signal, onProgress }: Run): Promise<ReadonlyMap<string, readonly Note[]>> => {
  // A note that was added meanwhile moves others to the next page.
  const found = new Map<string, Note>()
  for (let from = 0; from < ids.length; from += mostWithNotes) {
    const contacts = ids.slice(from, from + mostWithNotes)
    let path: string | undefined
    do {
      const page = await api(listNotesOfContacts, { query: { contacts }, path, signal })
      for (const note of page.notes) found.set(note.id, note)
      path = page.continuedAt
    } while (path !== undefined)
    onProgress(from + contacts.length, ids.length)
  }
  return Map.groupBy(found.values(), ({ contactId = '' }) => contactId)
}
