import * as calls from '../../../workgroups.ts'
import * as extensions from '../../../x/people/workgroups.ts'
import { prose } from '../prose.ts'

export const workgroups = prose(
  { ...calls, ...extensions },
  {
    title: 'Workgroups',
    description:
      'Named sets of users that contacts, deals, cases and notes can be shared with. The key of a record and a request is `group`, that of the list `groups`, and a create returns `workgroup-id`.',
    fields: {
      groups: 'The workgroups.',
      group: 'The workgroup.',
      id: ['The id of the workgroup.', '9'],
      name: ['The unique name of the workgroup.', 'Sales'],
      users: ['The ids of its users.', ['3', '5']],
      uses: 'The number of visible records shared with it.',
      contacts: ['The number of contacts.', 38],
      deals: ['The number of deals.', 2],
      cases: ['The number of cases.', 0],
      notes: ['The number of notes.', 12],
      'workgroup-id': ['The id of the new workgroup.', '9'],
    },
    sent: {
      users: ['The ids of users, not clients. In an update, `"5"` adds one, `"-5"` removes one, and the others stay.', ['5']],
    },
    calls: {
      listWorkgroups: { summary: 'List workgroups', description: 'Returns all workgroups by name, each with its users. Not paged.' },
      getWorkgroup: { summary: 'Get a workgroup', description: 'Returns a workgroup with its users.' },
      countWorkgroupUses: {
        summary: 'Count the records shared with a workgroup',
        description: 'Returns what a new member would see, and why the workgroup cannot be deleted. Counts only records that you can see.',
      },
      createWorkgroup: {
        summary: 'Create a workgroup',
        description: 'The root key of the request is `group`.',
        refusals: { 422: { code: 'taken', field: 'group.name', message: 'A workgroup with this name already exists.' } },
      },
      updateWorkgroup: {
        summary: 'Update a workgroup',
        description:
          'Changes its name and users; `-<id>` removes a user, who can then no longer see records that are shared only with the group.',
        who: 'Its creator and administrators (403 for others). Other users cannot add themselves.',
        example: { group: { name: 'Sales' } },
        examples: { 'One in, one out': { group: { users: ['5', '-8'] } } },
      },
      deleteWorkgroup: {
        summary: 'Delete a workgroup',
        description: 'Deletes a workgroup that no contact, deal, case or note is shared with (409 otherwise).',
        who: 'Its creator and administrators (403 for others).',
        refusals: {
          409: { code: 'in-use', message: 'Some contacts are shown to this workgroup. Change who can see them first.' },
        },
      },
    },
  },
)
