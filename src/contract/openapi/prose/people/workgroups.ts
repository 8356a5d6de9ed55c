import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const workgroups: Prose<Headings['workgroups']> = {
  title: 'Workgroups',
  description:
    'Named sets of users that contacts, deals, cases and notes can be shown to. On the wire the record and the request are a `group`, the list is `groups`, and a create answers `workgroup-id`.',
  fields: {
    groups: 'The workgroups.',
    group: 'The workgroup.',
    id: ['The id of the workgroup.', '9'],
    name: ['What it is called; no two have the same name.', 'Sales'],
    users: ['The ids of the users in it.', ['3', '5']],
    uses: 'How many records are shown to it, of those that you see.',
    contacts: ['How many contacts.', 38],
    deals: ['How many deals.', 2],
    cases: ['How many cases.', 0],
    notes: ['How many notes.', 12],
    'workgroup-id': ['The id of the new workgroup.', '9'],
  },
  sent: {
    users: ['The ids of users, none of them a client. On an update `"5"` adds one, `"-5"` takes one out, the others stay.', ['5']],
  },
  calls: {
    listWorkgroups: { summary: 'List the workgroups', description: 'All of them, by name, each with its users. Not paged.' },
    getWorkgroup: { summary: 'Read a workgroup', description: 'One workgroup with its users.' },
    countWorkgroupUses: {
      summary: 'Count what is shown to a workgroup',
      description:
        'What somebody who is added will see then, and why the workgroup cannot be deleted yet. What you do not see is not counted.',
    },
    createWorkgroup: {
      summary: 'Make a workgroup',
      description: 'The root of the request is `group`.',
      refusals: { 422: { code: 'taken', field: 'group.name', message: 'There is a workgroup of this name already.' } },
    },
    updateWorkgroup: {
      summary: 'Change a workgroup',
      description: 'Its name and its users; `-<id>` takes a user out. Who is taken out no longer sees what is shown to the group alone.',
      who: 'Its creator and administrators (403 for others): nobody lets themself in.',
      example: { group: { name: 'Sales' } },
      examples: { 'One in, one out': { group: { users: ['5', '-8'] } } },
    },
    deleteWorkgroup: {
      summary: 'Delete a workgroup',
      description: 'Only one that nothing is shown to: where a contact, a deal, a case or a note is, it is 409.',
      who: 'Its creator and administrators (403 for others).',
      refusals: {
        409: { code: 'in-use', message: 'Some contacts are shown to this workgroup. Change who can see them first.' },
      },
    },
  },
}
