import * as wire from '../../contract/notes.ts'
import type { Route } from '../http/call.ts'
import { onRead, onWrite } from '../http/on.ts'
import { current } from '../kinds/find.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import { createNote, deleteNote, findNote, listNotes, updateNote } from './notes.ts'

/** The two routes of the notes on one kind of record. */
const notesOn = (owner: NoteRow['ownerKind'], { list, create }: wire.NoteCalls): Route[] => [
  onRead(list, async ({ tx, actor, params, page, continued }) => {
    const { notes, next } = await listNotes(tx, actor, owner, params.ownerId, page)
    return { notes, continuedAt: continued(next) }
  }),
  onWrite(create, async ({ tx, actor, params, body }) => ({
    noteId: (await createNote(tx, actor, owner, params.ownerId, body.note)).id,
  })),
]

export const noteRoutes: Route[] = [
  ...notesOn('contacts', wire.contactNotes),
  ...notesOn('cases', wire.caseNotes),
  ...notesOn('deals', wire.dealNotes),
  onRead(wire.getNote, async ({ tx, actor, params, etag }) => {
    const note = await findNote(tx, actor, params.id)
    etag(note.changeId)
    return { note }
  }),
  onWrite(wire.updateNote, ({ tx, actor, params, body }) => updateNote(tx, actor, params.id, body.note), current('notes')),
  onWrite(wire.deleteNote, ({ tx, actor, params }) => deleteNote(tx, actor, params.id), current('notes')),
]
