import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { contactNotes, deleteNote, type NewNote, type Note, type NoteChange, updateNote } from '../../../contract/notes.ts'
import { send } from '../../lib/api.ts'
import { editNote, editNotes } from './note-cache.ts'
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
  /** The note as it will be. */
  shown: Partial<Note>
}

/** The writes on the notes of one contact; `touches` are the keys of what else changes with them, the contact itself. */
export const noteMutations = (contactId: string, touches: readonly QueryKey[]) => {
  const meta = { invalidates: [noteQueries.ofContact(contactId).queryKey, ...touches] }
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ note, idempotencyKey }: Creation) =>
          send(contactNotes.create, { params: { ownerId: contactId }, body: { note }, headers: { idempotencyKey } }),
        onSuccess: async ({ reply }, { shown }, _, { client }) => {
          await editNotes(client, contactId, (notes, page) => (page === 0 ? [{ ...shown, id: reply.noteId }, ...notes] : notes))
        },
        meta,
      }),
    update: () =>
      mutationOptions({
        mutationFn: ({ id, change }: Update) => send(updateNote, { params: { id }, body: { note: change } }),
        onMutate: ({ id, shown }, { client }) => editNote(client, contactId, id, shown),
        onError: (_, __, takeBack) => takeBack?.(),
        meta,
      }),
    remove: () =>
      mutationOptions({
        mutationFn: (id: string) => send(deleteNote, { params: { id } }),
        onMutate: (id, { client }) => editNotes(client, contactId, (notes) => notes.filter((note) => note.id !== id)),
        onError: (_, __, takeBack) => takeBack?.(),
        meta,
      }),
  }
}
