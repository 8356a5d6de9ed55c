import * as wire from '../../contract/notes.ts'
import type { Route } from '../call.ts'
import { onRead, onWrite } from '../on.ts'
import { createNote, deleteNote, findNote, findNoteRow, listNotes, updateNote } from './notes.ts'

export const noteRoutes: Route[] = [
  onRead(wire.contactNotes.list, async ({ tx, actor, params, page, continued }) => {
    const { notes, next } = await listNotes(tx, actor, params.ownerId, page)
    return { notes, continuedAt: continued(next) }
  }),
  onWrite(wire.contactNotes.create, async ({ tx, actor, params, body }) => ({
    noteId: (await createNote(tx, actor, params.ownerId, body.note)).id,
  })),
  onRead(wire.getNote, async ({ tx, actor, params, etag }) => {
    const note = await findNote(tx, actor, params.id)
    etag(note.changeId)
    return { note }
  }),
  onWrite(wire.updateNote, ({ tx, actor, params, body }) => updateNote(tx, actor, params.id, body.note), {
    current: ({ tx, actor, params }) => findNoteRow(tx, actor, params.id),
  }),
  onWrite(wire.deleteNote, ({ tx, actor, params }) => deleteNote(tx, actor, params.id)),
]
