import {
  caseNotes,
  contactNotes,
  dealNotes,
  deleteNote,
  getNote,
  type NewNote,
  type Note,
  type NoteCalls,
  updateNote,
} from '../../../contract/notes/notes.ts'
import { api, send } from '../../lib/api.ts'
import { postResource, type RecordRef } from '../posts/post-resource.ts'

type Kind = 'contacts' | 'cases' | 'deals'
/** A record that has notes. */
export type NoteOwner = RecordRef<Kind>

const kinds: Record<Kind, { calls: NoteCalls; idField: keyof Note }> = {
  contacts: { calls: contactNotes, idField: 'contactId' },
  cases: { calls: caseNotes, idField: 'caseId' },
  deals: { calls: dealNotes, idField: 'dealId' },
}

/** The notes of contacts, cases and deals. */
export const noteResource = postResource<Note, NoteOwner, NewNote>({
  name: 'notes',
  noun: 'note',
  list: async ({ resource, id }, { withPeople, ...call }) => {
    const asked = { params: { ownerId: id }, ...call }
    const { notes, continuedAt, xTotal } = withPeople
      ? await api(contactNotes.list, { query: { xCount: true, xPeople: true }, ...asked })
      : await api(kinds[resource].calls.list, { query: { xCount: true }, ...asked })
    return { rows: notes, continuedAt, total: xTotal }
  },
  get: async (id) => {
    const { reply, etag } = await send(getNote, { params: { id } })
    return { ...reply.note, etag }
  },
  create: async ({ resource, id }, note, headers) => {
    const { reply, changeId } = await send(kinds[resource].calls.create, { params: { ownerId: id }, body: { note }, headers })
    return { id: reply.noteId, changeId }
  },
  update: (id, note, headers) => send(updateNote, { params: { id }, body: { note }, headers }),
  remove: (id) => send(deleteNote, { params: { id } }),
  dateOf: ({ date }) => date,
  belongsTo: (note, { resource, id }) => note[kinds[resource].idField] === id,
})
