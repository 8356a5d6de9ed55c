import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const users: Prose<Headings['users']> = {
  title: 'Users',
  description: 'The people who sign in to the workspace. Nobody is deleted: who leaves is deactivated.',
  fields: {
    users: 'The people of the workspace.',
    id: ['The id of the user.', '5'],
    name: ['The name.', 'Jonas Berg'],
    email: ['The address they sign in with.', 'jonas@tandem.example'],
    role: ['`admin` and `member` belong to the workspace’s own company, `client` to another.', 'member'],
    'company-id': ['The id of their company; absent where that is not for you to see.', '1'],
    active: ['`0` for who may not sign in any more.', '1'],
    'last-here': ['The day they were last here; absent for who never was.', '2026-11-20'],
    'user-id': ['The id of the new user.', '5'],
  },
  sent: {
    user: 'The person.',
    password: ['A first password of 10 to 128 characters; they can set their own later.', 'correct horse battery'],
    role: ['`admin`, `member` or `client`. Who becomes a client leaves workgroups, and the deals they were responsible for.', 'member'],
    'company-id': ['The id of a company; a client needs one other than the workspace’s own.', absent],
  },
  calls: {
    listUsers: {
      summary: 'List the people',
      description:
        'Everybody, those who were deactivated too. A client sees who is active of their own company, and of the workspace’s own people the names. Not paged.',
    },
    createUser: {
      summary: 'Invite a person',
      description: 'Nobody is told by mail: give them the address and the password yourself.',
      who: 'Administrators only (403).',
      undo: 'is refused (409): deactivate the person instead.',
      refusals: { 422: { code: 'taken', field: 'user.email', message: 'Somebody signs in with this address already.' } },
    },
    updateUser: {
      summary: 'Change a person',
      description:
        'Who is deactivated is let in no more, with whatever key; a new password ends all sessions and tokens. The last active administrator stays one (422).',
      who: 'Administrators only (403).',
      undo: 'gives back what stood there before, workgroups and deals included; a password that was set stays (409).',
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
