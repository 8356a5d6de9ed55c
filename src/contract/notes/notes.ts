import * as z from 'zod/mini'
import { workgroupShown, workgroupVisibility } from '../visibility.ts'
import { endpoint } from '../wire/endpoint.ts'
import { countedPageOf, creates, pageOf, stamps } from '../wire/records.ts'
import { count, flag, id, idsUpTo, longText, moment, text } from '../wire/values.ts'
import { bodyObject, wireObject } from '../wire/wire.ts'
import { attached, attaching } from './file-record.ts'

/** A note on a contact, case or deal; `files` are the files whose ids are in `attachments`. */
export const note = wireObject({
  id,
  body: text,
  xHtml: z.optional(text),
  date: text,
  ...workgroupShown,
  ...attached,
  commentsCount: z.optional(count),
  contactId: z.optional(id),
  dealId: z.optional(id),
  caseId: z.optional(id),
  /** The name of the contact; in lists with `xPeople` only. */
  xBelongsTo: z.optional(text),
  ...stamps,
})
export type Note = z.output<typeof note>

/** The text of a note. */
export const noteBody = longText.check(z.refine((value) => value.trim() !== '', { error: 'A note needs some text.' }))
const changeable = { xHtml: z.optional(longText), date: z.optional(moment), ...workgroupVisibility, ...attaching }
const newNote = bodyObject({ ...changeable, body: noteBody })
const noteChange = bodyObject({ ...changeable, body: z.optional(noteBody) })
export type NewNote = z.output<typeof newNote>
export type NoteChange = z.output<typeof noteChange>

/** The note endpoints of one resource. `xCount`, our extension, counts the visible notes. */
export const notesOf = <Owner extends string>(owner: Owner) => ({
  list: endpoint(`GET`, `/${owner}/:ownerId/notes/:page?`, {
    paged: 'path',
    query: { xCount: z.optional(flag) },
    reply: countedPageOf({ notes: z.array(note) }),
  }),
  create: creates(`/${owner}/:ownerId/notes`, { note: newNote }, 'noteId'),
})
export type NoteCalls<Owner extends string = string> = ReturnType<typeof notesOf<Owner>>
/** With `xPeople`, our extension, the list of a company has the notes of its people too. */
export const contactNotes = {
  ...notesOf('contacts'),
  list: endpoint('GET', '/contacts/:ownerId/notes/:page?', {
    paged: 'path',
    query: { xCount: z.optional(flag), xPeople: z.optional(flag) },
    reply: countedPageOf({ notes: z.array(note) }),
  }),
}
/** How many contacts one request reads the notes of. */
export const mostWithNotes = 50
/** The notes on some contacts, newest first. */
export const listNotesOfContacts = endpoint('GET', '/x/contacts/notes', {
  paged: 'query',
  query: { contacts: idsUpTo(mostWithNotes) },
  reply: pageOf({ notes: z.array(note) }),
})
export const caseNotes = notesOf('cases')
export const dealNotes = notesOf('deals')
export const getNote = endpoint('GET', '/notes/:id', { versioned: true, reply: { note } })
export const updateNote = endpoint('PUT', '/notes/:id', { body: { note: noteChange } })
export const deleteNote = endpoint('DELETE', '/notes/:id')
