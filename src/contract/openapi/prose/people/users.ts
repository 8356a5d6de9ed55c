import * as calls from '../../../x/people/users.ts'
import { absent, prose } from '../prose.ts'

export const users = prose(calls, {
  title: 'Users',
  description: 'The people who can sign in to the workspace. Users are deactivated, never deleted.',
  fields: {
    users: 'The users of the workspace.',
    id: ['The id of the user.', '5'],
    name: ['The user’s name.', 'Jonas Berg'],
    email: ['The e-mail address for signing in.', 'jonas@tandem.example'],
    role: ['`admin` and `member` belong to the workspace’s own company, `client` to another.', 'member'],
    'company-id': ['The id of their company; absent if you cannot see it.', '1'],
    active: ['`0` if the user cannot sign in.', '1'],
    'last-here': ['The day of the last activity; absent if there was none.', '2026-11-20'],
    'email-confirmed': [
      'For administrators: `0` if the address was not confirmed by a link in an e-mail, so no notifications are sent to it. Absent if the service sends no mail.',
      absent,
    ],
    'invited-until': ['For administrators: when the invitation of a user without a password expires.', absent],
    invitation: 'How the user is invited; absent if a password was sent.',
    'expires-at': ['When the link stops working, in UTC.', '2026-11-29 09:00:00'],
    link: [
      'The link to share. Absent if it is e-mailed. It is not stored and cannot be read again.',
      'https://tandem.example/invitation/tdm_4tPmJx0sWq7uVdKc2RbY9aZ',
    ],
    responsibilities: 'The numbers of open records that the user is responsible for.',
    tasks: ['Open tasks, without the personal ones that the user wrote.', 12],
    deals: ['Pending deals.', 3],
    cases: ['Open cases.', 1],
    milestones: ['Open milestones.', 2],
    'user-id': ['The id of the new user.', '5'],
  },
  sent: {
    user: 'The user, or the fields to change.',
    password: ['A password of 10 to 128 characters. Without one, a new user is invited to set their own.', absent],
    role: ['`admin`, `member` or `client`. A user who becomes a client leaves their workgroups and their deals.', 'member'],
    'company-id': ['The id of a company; required for a client, and not the workspace’s own.', absent],
    'hand-over-to': [
      'With `active: "0"`: the id of the colleague who becomes responsible for the open tasks, deals, cases and milestones of the user, or an empty text for nobody. Without it they keep their name.',
      '4',
    ],
  },
  calls: {
    listUsers: {
      summary: 'List users',
      description:
        'Returns all users, including deactivated ones. Clients see the active users of their own company, and the names of the workspace’s own users. Not paged.',
    },
    createUser: {
      summary: 'Invite a user',
      description:
        'Creates a user and invites them with a link, valid for 7 days by default, to set their own password. The link is e-mailed, or returned once as `link` if the service has no mail server. With a `password`, no invitation is made. A repeat of an invitation with the same `Idempotency-Key` returns 409, because the link was shown in the first response.',
      who: 'Administrators only (403).',
      undo: 'is not possible (409): deactivate the user instead.',
      refusals: { 422: { code: 'taken', field: 'user.email', message: 'Somebody in this workspace signs in with this address already.' } },
    },
    countResponsibilities: {
      summary: 'Count the responsibilities of a user',
      description:
        'Returns how many open tasks, deals, cases and milestones the user is responsible for, including those that you cannot see.',
      who: 'Administrators only (403).',
      refusals: { 403: { code: 'forbidden', message: 'Only an administrator can change people.' } },
    },
    updateUser: {
      summary: 'Update a user',
      description:
        'A deactivated user cannot sign in, and all their sessions and tokens end. A new password also ends them. The last active administrator must remain one (422). `hand-over-to` hands their open work to a colleague or to nobody in the same change: what the colleague does not see goes to nobody, and a task that needs somebody to its author; the personal tasks that the user wrote stay with them.',
      who: 'Administrators only (403).',
      undo: 'restores the previous values, including workgroups and deals; a new password is not undone (409).',
      example: { user: { role: 'member', active: '1' } },
      refusals: {
        422: {
          code: 'last-admin',
          field: 'user.role',
          message: 'A workspace needs an administrator. Make another person administrator first.',
        },
      },
    },
  },
})
