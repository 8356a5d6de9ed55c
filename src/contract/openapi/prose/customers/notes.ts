import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

const list = (what: string, id?: string) => ({
  summary: `List the notes on a ${what}`,
  description: `The notes on this ${what} that you see, by their date, the newest first.`,
  pageSize: 25,
  ...(id ? { stands: { 'contact-id': [`${what}-id`, id] as const } } : {}),
})
const create = (what: string) => ({
  summary: `Write a note on a ${what}`,
  description: `You become its author. A note is seen where its own visibility and that of the ${what} allow it.`,
  examples: {
    'For two people only, with a file': {
      note: { body: 'They asked for a discount.', visibility: 'selected-people', 'allowed-users': ['5'], attachments: ['57'] },
    },
  },
})

export const notes: Prose<Headings['notes']> = {
  title: 'Notes',
  description: 'What was said and agreed, written down on a contact, a deal or a case. Notes can be commented on.',
  fields: {
    notes: 'The notes of this page.',
    note: 'The note.',
    'note-id': ['The id of the new note.', '61'],
    id: ['The id of the note.', '61'],
    body: ['The text.', 'We spoke about the summer campaign.'],
    date: ['When it was, in UTC.', '2026-11-20 09:30:00'],
    'deal-id': ['The deal that it is on.', absent],
    'case-id': ['The case that it is on.', absent],
    'contact-id': ['The contact that it is on. Every note is on one contact, deal or case.', '12'],
  },
  sent: {
    note: 'The note, or what is to change of it.',
    date: [
      'When it was: in UTC, or ISO 8601 with `Z` or an offset, which is answered in UTC; now, where nothing is said.',
      '2026-11-20 09:30:00',
    ],
  },
  calls: {
    'contactNotes.list': list('contact'),
    'contactNotes.create': create('contact'),
    'dealNotes.list': list('deal', '21'),
    'dealNotes.create': create('deal'),
    'caseNotes.list': list('case', '31'),
    'caseNotes.create': create('case'),
    getNote: { summary: 'Read a note', description: 'One note with its attached files. Its comments are read separately.' },
    updateNote: {
      summary: 'Change a note',
      description: 'Only what is sent changes.',
      who: 'Its author and administrators who see it (403 for others).',
      example: { note: { body: 'We spoke about the summer campaign, and the budget.' } },
      examples: { 'One file on, one off': { note: { attachments: ['57', '-58'] } } },
    },
    deleteNote: {
      summary: 'Delete a note',
      description: 'Its comments go with it.',
      who: 'Its author and administrators who see it (403 for others).',
    },
  },
}
