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

/** A record that has notes. */
export type NoteOwner = RecordRef<'contacts' | 'cases' | 'deals'>

const calls: Record<NoteOwner['resource'], NoteCalls> = { contacts: contactNotes, cases: caseNotes, deals: dealNotes }

const ownerOf = ({ contactId, caseId, dealId }: Note): NoteOwner | undefined => {
  if (contactId) return { resource: 'contacts', id: contactId }
  if (caseId) return { resource: 'cases', id: caseId }
  return dealId ? { resource: 'deals', id: dealId } : undefined
}

/** The notes of contacts, cases and deals. */
export const noteResource = postResource<Note, NoteOwner, NewNote>({
  name: 'notes',
  noun: 'note',
  list: async ({ resource, id }, call) => {
    const { notes, continuedAt } = await api(calls[resource].list, { params: { ownerId: id }, ...call })
    return { rows: notes, continuedAt }
  },
  get: async (id) => {
    const { reply, etag } = await send(getNote, { params: { id } })
    return { ...reply.note, etag }
  },
  create: async ({ resource, id }, note, headers) => {
    const { reply, changeId } = await send(calls[resource].create, { params: { ownerId: id }, body: { note }, headers })
    return { id: reply.noteId, changeId }
  },
  update: (id, note, headers) => send(updateNote, { params: { id }, body: { note }, headers }),
  remove: (id) => send(deleteNote, { params: { id } }),
  dateOf: ({ date }) => date,
  ownerOf,
})
