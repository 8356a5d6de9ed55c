import * as calls from '../../../x/people/invitations.ts'
import { absent, prose } from '../prose.ts'

const ended = {
  code: 'invitation-ended',
  message: 'This invitation has expired or was already used. Ask an administrator of the workspace for a new link.',
}

export const invitations = prose(calls, {
  title: 'Invitations',
  description: 'Links with which new users set their own password.',
  fields: {
    invitation: 'The invitation.',
    'expires-at': ['When the link stops working, in UTC.', '2026-11-29 09:00:00'],
    link: [
      'The link. Absent if it is e-mailed. It is not stored and cannot be read again.',
      'https://tandem.example/invitation/tdm_4tPmJx0sWq7uVdKc2RbY9aZ',
    ],
    invitations: 'The invitations, in the order of the request.',
    'user-id': ['The id of the new user.', '5'],
    'account-name': ['The name of the workspace.', 'Studio Nord'],
    name: ['The name that the administrator entered.', 'Jonas Berg'],
    email: ['The address for signing in.', 'jonas@tandem.example'],
    token: ['A session token of the user; the response also sets it as the session cookie.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
  },
  sent: {
    invitation: 'The invitation.',
    invitations: 'Who is invited.',
    users: 'At most 50 people, each with an address of its own.',
    email: ['The address for signing in.', 'mira@tandem.example'],
    role: ['The role of all of them: `admin`, `member` or `client`.', 'member'],
    'company-id': ['The id of the company of clients; required for them, and not the workspace’s own.', absent],
    groups: ['The ids of the workgroups that they join; not for clients.', ['3']],
    token: ['The last part of the link.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
    name: ['The name that colleagues will see.', 'Jonas Berg'],
    'time-zone': ['The IANA time zone of the user; that of who invited them by default.', 'Europe/Oslo'],
    password: ['A password of 10 to 128 characters.', 'correct horse battery'],
  },
  calls: {
    createInvitation: {
      summary: 'Invite a user again',
      description:
        'Makes a new link for a user who has no password yet; their previous link stops working. It is e-mailed, or returned as `link` if the service has no mail server. Deactivate a user to withdraw their invitation. A link also stops working when the address of the user changes. 422 if the user has a password or is deactivated. At most 50 links can be e-mailed for one workspace in 15 minutes, 20 on its first day, and three to one address in a day (429).',
      who: 'Administrators only (403).',
      undo: false,
      refusals: { 422: { code: 'has-password', message: 'This person has a password already.' } },
    },
    createInvitations: {
      summary: 'Invite several users',
      description:
        'Creates the users and invites each with a link, as `POST /x/users` does for one; they also join the workgroups. All or none: the errors name every line (`invitations.users.2.email`). A repeat with the same `Idempotency-Key` returns 409, because the links were shown in the first response. The limits of e-mailed links count each address (429).',
      who: 'Administrators only (403).',
      undo: 'is not possible (409): deactivate the users instead.',
      refusals: {
        422: {
          code: 'taken',
          field: 'invitations.users.0.email',
          message: 'Somebody in this workspace signs in with this address already.',
        },
      },
    },
    readInvitation: {
      summary: 'Read an invitation',
      description: 'Returns the workspace, name and address that a link is for. 404 after it has expired, was used, replaced or withdrawn.',
      undo: false,
      refusals: { 404: ended },
    },
    acceptInvitation: {
      summary: 'Accept an invitation',
      description:
        'Sets the name and password of the invited user and signs them in. A link works once. 404 after it has expired, was used, replaced or withdrawn.',
      undo: false,
      refusals: { 404: ended },
    },
  },
})
