import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const changes: Prose<Headings['changes']> = {
  title: 'Changes and undo',
  description:
    'The history of the workspace: one entry for every write that was kept. A change can be undone for 30 days, unless whoever runs the service says otherwise.',
  fields: {
    changes: 'The changes of this page.',
    id: ['The id of the change: the `X-Change` of the write.', '1204'],
    author: ['The id of the user who made it.', '3'],
    date: ['When it was made, in UTC.', '2026-11-20 09:30:00'],
    action: ['What happened: `<resource> <verb>`.', 'contact merged'],
    resource: ['What kind of thing it happened to; empty where it is about none.', 'contacts'],
    'resource-id': ['The id of that thing.', '12'],
    title: ['What the thing is called, today where it still is.', 'Sigrid Aune'],
    undone: ['`1` where it has been undone.', '0'],
    'change-id': ['The id of the undo, which can be undone in turn.', '1205'],
  },
  calls: {
    listChanges: {
      summary: 'List what was changed',
      description:
        'The newest first: changes of what you see, and your own of what is gone. With `resource` and `resource-id` all that happened to this record, along with others too: a merge, a shift, a deletion that took it with it. Where a change is about what you may not see, it says only what it did to this record.',
      pageSize: 50,
      query: {
        resource: ['Changes of one kind of thing.', 'contacts'],
        resourceId: ['Changes of one thing; goes with `resource`.', '12'],
        author: ['Changes that this user made.', '3'],
        since: ['Changes made then or later; read as in the search of contacts.', '20261119080000'],
      },
    },
    undoChange: {
      summary: 'Undo a change',
      description:
        'Puts back every row that the change touched, in one step, and with it every change of the same `X-Change-Group`. Where one of the rows has changed since, it is 409, says which, and nothing is undone.',
      who: 'Whoever made the change, administrators who see it, and of a deletion who had created the record (403 for others).',
      undo: 'is a redo.',
      refusals: { 409: { code: 'undone', message: 'This has been undone already.' } },
    },
  },
}
