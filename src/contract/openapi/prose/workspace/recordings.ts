import type { Headings } from '../../../operations.ts'
import type { Prose } from '../prose.ts'

export const recordings: Prose<Headings['recordings']> = {
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
    'project-id': ['The project of the record; absent if there is none.', '7'],
  },
  calls: {
    listRecordings: {
      summary: 'List the recordings',
      description: 'Returns recordings, oldest first, under the key `contacts`. Undone changes are omitted; restored records appear again.',
      pageSize: 50,
    },
    listRecordingsSince: {
      summary: 'List recordings since a time',
      description:
        'Returns what was recorded at that time or later, oldest first, under the key `contacts`. Designed for polling: asking again with the last date misses nothing, even during concurrent writes.',
      pageSize: 50,
    },
  },
}
