import * as wire from '../../contract/notes/notes.ts'
import type { Route } from '../http/call.ts'
import { onCreateIn, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import { createNote, deleteNote, findNote, listNotes, updateNote } from './notes.ts'

/** Returns the two routes for notes on one resource. */
const notesOn = (owner: NoteRow['ownerKind'], { list, create }: wire.NoteCalls): Route[] => [
  onPage(list, ({ tx, actor, params, query, page }) => listNotes(tx, actor, { kind: owner, id: params.ownerId }, page, query.xCount)),
  onCreateIn(create, 'note', 'noteId', owner, (tx, actor, id, asked) => createNote(tx, actor, owner, id, asked)),
]

export const noteRoutes: Route[] = [
  ...notesOn('contacts', wire.contactNotes),
  ...notesOn('cases', wire.caseNotes),
  ...notesOn('deals', wire.dealNotes),
  onOne(wire.getNote, 'note', findNote),
  onUpdate(wire.updateNote, 'notes', 'note', updateNote),
  onDelete(wire.deleteNote, 'notes', deleteNote),
]
