import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../prose.ts'

export const sessions: Prose<Headings['sessions']> = {
  title: 'Sign-in',
  description: 'Sessions of the app, the signed-in user, and the workspace.',
  fields: {
    token: ['The secret, which acts as this user. Only this response contains it.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
    me: 'The signed-in user.',
    'me.id': ['The id of the user.', '3'],
    'me.name': ['The name that colleagues see.', 'Ingrid Solberg'],
    'me.email': ['The e-mail address for signing in.', 'ingrid@tandem.example'],
    role: '`admin` or `member` of the workspace’s own company, or `client` of another company.',
    'company-id': ['The id of the user’s company.', '1'],
    'time-zone': ['The user’s time zone, which determines `today`.', 'Europe/Oslo'],
    'last-event-id': ['The current position of live events; send it as `Last-Event-ID` to resume from here.', '1204'],
    account: 'The workspace.',
    'account.id': ['The id of the workspace.', '1'],
    'account.name': ['The name of the workspace.', 'Studio Nord'],
    'own-company-id': ['The contact of the workspace’s own company.', '1'],
    currency: ['The currency of expenses, an ISO 4217 code.', 'NOK'],
    'upload-limit': ['The maximum file size, in bytes.', 26214400],
    capacity: 'The workspace’s limits.',
    used: 'The workspace’s current use, including records that you cannot see. Clients get 0.',
    'capacity.contacts': ['Contacts.', 1000000],
    'capacity.deals': ['Deals.', 1000000],
    'capacity.cases': ['Cases.', 1000000],
    'capacity.files': ['Bytes of files.', 10737418240],
    'used.contacts': ['Contacts.', 318],
    'used.deals': ['Deals.', 64],
    'used.cases': ['Cases.', 12],
    'used.files': ['Bytes of files, each rounded up to a full KiB. Deleted files count while they can be restored.', 4194304],
  },
  sent: {
    session: 'The credentials.',
    'session.email': ['The address of the user.', 'ingrid@tandem.example'],
    'session.password': ['The password.', 'correct horse battery'],
    stay: ['`1` keeps the session for 30 days; otherwise it ends when the browser closes, or after a day.', '1'],
    'user-id': ['The id of a demo user from `GET /x/welcome`.', '3'],
    me: 'The fields to change.',
    'me.name': ['A new name.', 'Ingrid Solberg'],
    'me.email': ['A new e-mail address for signing in; requires `current-password`.', absent],
    'me.password': ['A new password of 10 to 128 characters; requires `current-password`.', absent],
    'current-password': ['Your current password.', absent],
    account: ['The workspace settings to change; administrators only.', absent],
  },
  calls: {
    createSession: {
      summary: 'Sign in',
      description:
        'Answers with a token, and sets the same as the session cookie. A wrong address and a wrong password are told alike, and too many tries are held back for a while. A repeat with the same `Idempotency-Key` is told (409) that it was done: the secret was shown then.',
      undo: false,
      refusals: {
        401: { code: 'wrong', field: 'session.password', message: 'The e-mail address or the password is not right.' },
        429: { code: 'too-many', message: 'Too many tries. Try again in 15 minutes.' },
      },
    },
    createDemoSession: {
      summary: 'Sign in as a demo user',
      description: 'Signs in to the demo workspace without a password. 404 without demo data, and for any other user.',
      undo: false,
    },
    deleteSession: {
      summary: 'Sign out',
      description: 'Ends the session or token that the request uses, and clears the cookie.',
      undo: false,
    },
    getMe: { summary: 'Get the signed-in user', description: 'Returns you and the workspace, with its limits and current use.' },
    updateMe: {
      summary: 'Update your profile',
      description:
        'Changes your name, e-mail address, time zone and password. A new password or e-mail address requires `current-password`; a new password ends all your other sessions and tokens. `account` contains the workspace settings for administrators: the currency of expenses.',
      who: 'All users, for themselves; `account` administrators only (403).',
      undo: 'restores the previous values, except a password or the currency.',
      example: { me: { 'time-zone': 'Europe/Oslo' } },
      examples: {
        'A new password': { me: { password: 'seven green lanterns', 'current-password': 'correct horse battery' } },
        'The currency of expenses': { me: { account: { currency: 'NOK' } } },
      },
      refusals: { 422: { code: 'wrong', field: 'me.current-password', message: 'This is not your present password.' } },
    },
  },
}
