import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const recordings: Prose<Headings['recordings']> = {
  title: 'Recordings',
  description:
    'The activity feed: what happened to notes, comments, messages, deals, cases, projects, tasks and milestones that you see. The key of the list is `contacts`: the interface has it so.',
  fields: {
    contacts: 'The recordings of this page. The key is `contacts`, as the interface has it.',
    id: ['The id of the recording, which is that of the change.', '1204'],
    action: ['What happened: `<resource> <verb>`.', 'note created'],
    author: ['The id of the user who did it.', '3'],
    resource: ['What kind of thing it happened to.', 'notes'],
    'resource-id': ['The id of that thing.', '61'],
    title: ['What the thing is called today.', 'We spoke about the summer campaign.'],
    date: ['When it happened, in UTC.', '2026-11-20 09:30:00'],
    'project-id': ['The project that the thing belongs to; absent where there is none.', '7'],
  },
  calls: {
    listRecordings: {
      summary: 'List the recordings',
      description: 'The oldest first, under the key `contacts`. What was undone is left out; what was brought back is told anew.',
      pageSize: 50,
    },
    listRecordingsSince: {
      summary: 'List the recordings since a moment',
      description:
        'What was recorded then or later, the oldest first, under the key `contacts`. Made for polling: asking again since the last date leaves nothing out while others write.',
      pageSize: 50,
    },
  },
}
