import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { contactNotes, deleteNote, getNote, type NewNote, type Note, type NoteChange, updateNote } from '../../../contract/notes/notes.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { dropRows, editRows, insertRow } from '../../lib/cache/page-cache.ts'
import { untouched } from '../comments/written.ts'
import { noteCache } from './note-cache.ts'
import { noteQueries } from './queries.ts'

/** A new note, and what of it can be shown before it has been read again. */
interface Creation {
  note: NewNote
  idempotencyKey: string
  shown: Omit<Note, 'id'>
}
interface Update {
  id: string
  change: NoteChange
  /** The text that the editor was opened on, where another one is sent; a TextClash when it is no longer there. */
  was?: string
  /** The note as it will be. */
  shown: Partial<Note>
}

/** Names a note for what an undo brings up to date. */
export const touchedNote = (id: string, contactId: string) =>
  ({ resource: 'notes', id, on: { resource: 'contacts', id: contactId } }) as const

/** The writes on the notes of one contact; `touches` are the keys of what else changes with them, the contact itself. */
export const noteMutations = (contactId: string, touches: readonly QueryKey[]) => {
  const cache = noteCache(contactId)
  const meta = { invalidates: [noteQueries.ofContact(contactId).queryKey, ...touches] }
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ note, idempotencyKey }: Creation) =>
          send(contactNotes.create, { params: { ownerId: contactId }, body: { note }, headers: { idempotencyKey } }),
        onSuccess: ({ reply }, { shown }, _, { client }) => insertRow(client, cache, { ...shown, id: reply.noteId }),
        meta,
      }),
    update: () =>
      mutationOptions({
        mutationFn: async ({ id, change, was }: Update) => {
          const held = was === undefined ? undefined : await send(getNote, { params: { id } })
          const ifMatch = held && (await untouched({ resource: 'notes', id, body: held.reply.note.body, etag: held.etag }, was ?? ''))
          return send(updateNote, { params: { id }, body: { note: change }, headers: { ifMatch } })
        },
        ...optimistic(({ id, shown }: Update, client) => editRows(client, cache, [id], (note) => ({ ...note, ...shown }))),
        meta,
      }),
    remove: () =>
      mutationOptions({
        mutationFn: (id: string) => send(deleteNote, { params: { id } }),
        ...optimistic((id: string, client) => dropRows(client, cache, [id])),
        meta,
      }),
  }
}
