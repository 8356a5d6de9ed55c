import * as calls from '../../../recordings.ts'
import { prose } from '../prose.ts'

const query = {
  xSort: '`date` is oldest first, the default; `-date` is newest first.',
  xResource: ['Only events about records of these resources, separated by commas.', 'notes,comments'],
  xResourceId: [
    'Only events about the record with this id. Use it with `x-resource`, since records of other resources may have the same id.',
    '61',
  ],
  xAuthor: ['Only what this user did.', '3'],
  xProject: ['Only what happened in this project.', '7'],
  xUnseen: '`1`: only what others did after the recording that you marked as seen with `PUT /x/me`, without `seen-recordings`.',
} as const

export const recordings = prose(calls, {
  title: 'Recordings',
  description:
    'The activity feed: events about visible notes, comments, messages, deals, cases, projects, tasks and milestones. The interface names the list key `contacts`.',
  fields: {
    contacts: 'The recordings of this page. The interface names the key `contacts`.',
    id: ['The id of the recording, which is the id of the change.', '1204'],
    action: ['What happened: `<resource> <verb>`.', 'note created'],
    author: ['The id of the acting user.', '3'],
    resource: ['The resource of the record.', 'notes'],
    'resource-id': ['The id of the record.', '61'],
    title: ['The current name of the record.', 'We spoke about the summer campaign.'],
    date: ['When it happened, in UTC.', '2026-11-20 09:30:00'],
    ancestors: [
      'The records that this one belongs to, the closest first: of a comment its note, then the contact of the note.',
      [{ resource: 'contacts', id: '12', title: 'Sigrid Aune' }],
    ],
    'x-companies': [
      'Extension: the names of the companies that the project was shared with, or that were removed from it, without those that you cannot see. Absent for clients and other events.',
      ['Fjordline'],
    ],
    'project-id': ['The project of the record; absent if there is none.', '7'],
  },
  calls: {
    listRecordings: {
      summary: 'List the recordings',
      description: 'Returns recordings, oldest first, under the key `contacts`. Undone changes are omitted; restored records appear again.',
      pageSize: 50,
      query,
    },
    listRecordingsSince: {
      summary: 'List recordings since a time',
      description:
        'Returns what was recorded at that time or later, oldest first, under the key `contacts`. Designed for polling: asking again with the last date misses nothing, even during concurrent writes.',
      pageSize: 50,
      query,
    },
  },
})
