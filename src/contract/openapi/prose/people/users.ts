import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../prose.ts'

export const users: Prose<Headings['users']> = {
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
    'user-id': ['The id of the new user.', '5'],
  },
  sent: {
    user: 'The user, or the fields to change.',
    password: ['An initial password of 10 to 128 characters; users can change it.', 'correct horse battery'],
    role: ['`admin`, `member` or `client`. A user who becomes a client leaves their workgroups and their deals.', 'member'],
    'company-id': ['The id of a company; required for a client, and not the workspace’s own.', absent],
  },
  calls: {
    listUsers: {
      summary: 'List users',
      description:
        'Returns all users, including deactivated ones. Clients see the active users of their own company, and the names of the workspace’s own users. Not paged.',
    },
    createUser: {
      summary: 'Invite a user',
      description: 'Creates a user. No e-mail is sent: share the address and the password yourself.',
      who: 'Administrators only (403).',
      undo: 'is not possible (409): deactivate the user instead.',
      refusals: { 422: { code: 'taken', field: 'user.email', message: 'Somebody signs in with this address already.' } },
    },
    updateUser: {
      summary: 'Update a user',
      description:
        'A deactivated user cannot sign in, and all their sessions and tokens end. A new password also ends them. The last active administrator must remain one (422).',
      who: 'Administrators only (403).',
      undo: 'restores the previous values, including workgroups and deals; a new password is not undone (409).',
      example: { user: { role: 'member', active: '1' } },
      refusals: {
        422: {
          code: 'last-admin',
          field: 'user.role',
          message: 'Somebody has to administer the workspace: make another person administrator first.',
        },
      },
    },
  },
}
