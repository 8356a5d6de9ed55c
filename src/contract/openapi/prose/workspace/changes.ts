import * as calls from '../../../x/changes.ts'
import { prose } from '../prose.ts'

export const changes = prose(calls, {
  title: 'Changes and undo',
  description: 'The history of the workspace, with one entry for every write. By default, a change can be undone for 30 days.',
  fields: {
    changes: 'The changes of this page.',
    id: ['The id of the change: the `X-Change` of the write.', '1204'],
    author: ['The id of the author.', '3'],
    date: ['When it was made, in UTC.', '2026-11-20 09:30:00'],
    action: ['What happened: `<resource> <verb>`.', 'contact merged'],
    resource: ['The resource of the changed record; empty if there is none.', 'contacts'],
    'resource-id': ['The id of the changed record.', '12'],
    title: ['The current name of the record, or its last one.', 'Sigrid Aune'],
    undone: ['`1` if it has been undone.', '0'],
    fields:
      'With `resource` and `resource-id`: the fields of this record that an update changed, absent if none. A state of the record that you could not have seen has no fields.',
    field: ['The field. `belongs-to` is what a task belongs to, such as its list.', 'belongs-to'],
    before: [
      'Its text, the entries of a list, or the names of the records that it referred to, without those that you cannot see. `[]` if it was empty.',
      ['Draft'],
    ],
    after: ['The same after the change.', ['Design']],
    'may-undo': ['With `deleted=1`: `1` if you may undo it.', '1'],
    until: [
      'The `since` to use next, also for the lists that are read after this answer: nothing from before it is still to come.',
      '2026-11-20 09:31:12',
    ],
    deletions: 'What you can no longer see, oldest first.',
    'merged-into': ['The id of the contact that a merged contact became part of, if you can see it.', '12'],
    'change-id': ['The id of the undo, which can be undone in turn.', '1205'],
  },
  calls: {
    listChanges: {
      summary: 'List changes',
      description:
        'Returns changes, newest first: of records that you can see, and your own of deleted records. With `resource` and `resource-id`, every change that touched this record, including a merge, a shift, or a deletion of something it belongs to. If you cannot see the subject of a change, the entry describes only the effect on this record. A merge into a contact that you cannot see is the deletion of the other one. Administrators also see that a contact, deal or case was deleted that they could not see, without its id and title.',
      pageSize: 50,
      query: {
        resource: ['Only changes of this resource.', 'contacts'],
        resourceId: ['Only changes of this record; requires `resource`.', '12'],
        author: ['Only changes by this user.', '3'],
        deleted: ['`1`: only deletions and merges that have not been undone.', '1'],
        since: ['Only changes since then; the formats are those of `since` for contacts.', '20261119080000'],
      },
    },
    listDeletions: {
      summary: 'List deletions',
      description:
        'Returns the contacts, deals and cases that you could see and no longer can, because they were deleted, merged or hidden from you since then. Together with `since` of contacts and `x-since` of deals and cases, a program keeps an exact copy of what you can see. A record that you can see again is not listed. A time from before the oldest change that can still be undone is 400, `too-old`.',
      pageSize: 100,
      query: {
        since: ['Only what you lost since then; the formats are those of `since` for contacts.', '20261119080000'],
        resource: ['Only records of this resource.', 'contacts'],
      },
    },
    undoChange: {
      summary: 'Undo a change',
      description:
        'Restores every row that the change touched, in one step, together with all changes of the same `X-Change-Group`. If one of the rows has changed since, the request fails with 409, names the row, and restores nothing.',
      who: 'The author of the change, administrators with access and, for a deletion, the creator of the record (403 for others).',
      undo: 'is a redo.',
      refusals: { 409: { code: 'undone', message: 'This has already been undone.' } },
    },
  },
})
