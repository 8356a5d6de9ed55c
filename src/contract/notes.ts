import * as z from 'zod/mini'
import { file } from './file-record.ts'
import { visibility, workgroupVisibility } from './visibility.ts'
import { endpoint } from './wire/endpoint.ts'
import { count, id, idChange, listOf, longText, moment, text } from './wire/values.ts'
import { bodyObject, wireObject } from './wire/wire.ts'

/** A note on a contact, a case or a deal; `files` are what the ids in `attachments` stand for. */
export const note = wireObject({
  id,
  body: text,
  date: text,
  visibility,
  workgroupId: z.optional(id),
  allowedUsers: z.optional(z.array(id)),
  attachments: z.array(id),
  files: z.optional(z.array(file)),
  commentsCount: z.optional(count),
  contactId: z.optional(id),
  dealId: z.optional(id),
  caseId: z.optional(id),
  author: id,
  createdAt: text,
  updatedAt: text,
})
export type Note = z.output<typeof note>

const filled = longText.check(z.refine((value) => value.trim() !== '', { error: 'A note needs some text.' }))
const changeable = { date: z.optional(moment), ...workgroupVisibility, attachments: z.optional(listOf(idChange)) }
const newNote = bodyObject({ ...changeable, body: filled })
const noteChange = bodyObject({ ...changeable, body: z.optional(filled) })
export type NewNote = z.output<typeof newNote>
export type NoteChange = z.output<typeof noteChange>

/** The two calls on the notes of one kind of owner. */
export const notesOf = <Owner extends string>(owner: Owner) => ({
  list: endpoint(`GET`, `/${owner}/:ownerId/notes/:page?`, {
    paged: 'path',
    reply: wireObject({ continuedAt: z.optional(text), notes: z.array(note) }),
  }),
  create: endpoint('POST', `/${owner}/:ownerId/notes`, { body: bodyObject({ note: newNote }), reply: wireObject({ noteId: id }) }),
})
export type NoteCalls<Owner extends string = string> = ReturnType<typeof notesOf<Owner>>
export const contactNotes = notesOf('contacts')
export const caseNotes = notesOf('cases')
export const dealNotes = notesOf('deals')
export const getNote = endpoint('GET', '/notes/:id', { reply: wireObject({ note }) })
export const updateNote = endpoint('PUT', '/notes/:id', { body: bodyObject({ note: noteChange }) })
export const deleteNote = endpoint('DELETE', '/notes/:id')
