import * as calls from '../../../notes/notes.ts'
import { absent, prose } from '../prose.ts'

const list = (what: string, id?: string) => ({
  summary: `List the notes on a ${what}`,
  description: `Returns the notes on this ${what} that you can see, newest first by their date.`,
  pageSize: 25,
  ...(id ? { stands: { 'contact-id': [`${what}-id`, id] as const } } : {}),
})
const create = (what: string) => ({
  summary: `Add a note to a ${what}`,
  description: `You become its author. A note is visible to users who match its own visibility and can see the ${what}.`,
  examples: {
    'Visible to two people, with a file': {
      note: { body: 'They asked for a discount.', visibility: 'selected-people', 'allowed-users': ['5'], attachments: ['57'] },
    },
  },
})

export const notes = prose(calls, {
  title: 'Notes',
  description: 'Records of conversations and agreements on a contact, deal or case. Notes can have comments.',
  record: ['note', '61'],
  fields: {
    body: ['The text.', 'We spoke about the summer campaign.'],
    date: ['The date and time of the note, in UTC.', '2026-11-20 09:30:00'],
    'deal-id': ['The deal of the note.', absent],
    'case-id': ['The case of the note.', absent],
    'x-belongs-to': ['The name of the contact of the note; in lists with `x-people=1`.', absent],
    'contact-id': ['The contact of the note. Every note belongs to one contact, deal or case.', '12'],
  },
  sent: {
    date: [
      'The date and time: UTC, or ISO 8601 with `Z` or an offset, which is converted to UTC. The current time by default.',
      '2026-11-20 09:30:00',
    ],
  },
  calls: {
    'contactNotes.list': {
      ...list('contact'),
      query: { xPeople: '`1` adds the notes of the people of a company; each note then names its contact in `x-belongs-to`.' },
    },
    'contactNotes.create': create('contact'),
    listNotesOfContacts: {
      summary: 'List the notes on some contacts',
      description: 'Returns the notes on these contacts that you can see, newest first by their date, such as for an export.',
      pageSize: 200,
      query: { contacts: ['The ids of at most 50 contacts, separated by commas. A contact that you cannot see has no notes.', '12,14'] },
      stands: { 'x-belongs-to': undefined },
    },
    'dealNotes.list': list('deal', '21'),
    'dealNotes.create': create('deal'),
    'caseNotes.list': list('case', '31'),
    'caseNotes.create': create('case'),
    getNote: { summary: 'Get a note', description: 'Returns a note with its attached files, without its comments.' },
    updateNote: {
      summary: 'Update a note',
      description: 'Changes only the fields that you send.',
      who: 'Its author, and administrators with access (403 for others).',
      example: { note: { body: 'We spoke about the summer campaign, and the budget.' } },
      examples: { 'One file on, one off': { note: { attachments: ['57', '-58'] } } },
    },
    deleteNote: {
      summary: 'Delete a note',
      description: 'Also deletes its comments.',
      who: 'Its author, and administrators with access (403 for others).',
    },
  },
})
