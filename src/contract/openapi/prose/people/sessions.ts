import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const sessions: Prose<Headings['sessions']> = {
  title: 'Signing in',
  description: 'Sessions of the app, and the person who is signed in with the workspace around them.',
  fields: {
    token: ['The secret that acts as this person. It is shown here and nowhere else.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
    me: 'Who is asking.',
    'me.id': ['The id of the user.', '3'],
    'me.name': ['The name, as colleagues see it.', 'Ingrid Solberg'],
    'me.email': ['The address that one signs in with.', 'ingrid@tandem.example'],
    role: '`admin` or `member` of the workspace’s own company, or `client`, of another.',
    'company-id': ['The id of the company one belongs to.', '1'],
    'time-zone': ['The time zone that decides what `today` is.', 'Europe/Oslo'],
    'last-event-id': ['Where the live events stand: sent as `Last-Event-ID`, they go on behind it.', '1204'],
    account: 'The workspace.',
    'account.id': ['The id of the workspace.', '1'],
    'account.name': ['What the workspace is called.', 'Studio Nord'],
    'own-company-id': ['The contact that stands for the workspace’s own company.', '1'],
    currency: ['What expenses are counted in; an ISO 4217 code.', 'NOK'],
    'upload-limit': ['The largest file that can be uploaded, in bytes.', 26214400],
    capacity: 'How many of each the workspace may hold.',
    used: 'How many of each it holds, those that you do not see included: they take their place too. A client is told 0.',
    'capacity.contacts': ['Contacts.', 1000000],
    'capacity.deals': ['Deals.', 1000000],
    'capacity.cases': ['Cases.', 1000000],
    'capacity.files': ['Bytes of files.', 10737418240],
    'used.contacts': ['Contacts.', 318],
    'used.deals': ['Deals.', 64],
    'used.cases': ['Cases.', 12],
    'used.files': ['Bytes of files, each rounded up to a whole KiB; of files that are gone for as long as that can be undone.', 4194304],
  },
  sent: {
    session: 'Who wants to sign in.',
    'session.email': ['The address of the user.', 'ingrid@tandem.example'],
    'session.password': ['The password.', 'correct horse battery'],
    stay: ['`1` keeps the session for 30 days; otherwise it ends with the browser’s, and after a day.', '1'],
    'user-id': ['The id of one of the people that `GET /x/welcome` names.', '3'],
    me: 'What is to change of yourself.',
    'me.name': ['A new name.', 'Ingrid Solberg'],
    'me.email': ['A new address to sign in with; goes with `current-password`.', absent],
    'me.password': ['A new password of 10 to 128 characters; goes with `current-password`.', absent],
    'current-password': ['The password that you have now.', absent],
    account: ['What is to change of the workspace; administrators only.', absent],
  },
  calls: {
    createSession: {
      summary: 'Sign in',
      description:
        'Answers with a token, and sets the same as the session cookie. A wrong address and a wrong password are told alike, and too many tries are refused for a while, except on a device that its cookie `tandem_device` shows to have signed in before: there they are slowed down. A repeat with the same `Idempotency-Key` is told (409) that it was done: the secret was shown then.',
      undo: false,
      refusals: {
        401: { code: 'wrong', field: 'session.password', message: 'The e-mail address or the password is not right.' },
        429: { code: 'too-many', message: 'Too many tries. Try again in 15 minutes.' },
      },
    },
    createDemoSession: {
      summary: 'Continue as somebody of the demo',
      description: 'Signs in without a password as a person of the demo workspace. 404 where there is no demo, and for anybody else.',
      undo: false,
    },
    deleteSession: {
      summary: 'Sign out',
      description: 'Ends the session, or the token, that the request was made with, and clears the cookie.',
      undo: false,
    },
    getMe: { summary: 'Read who is signed in', description: 'You, the workspace, what it may hold and what it holds.' },
    updateMe: {
      summary: 'Change yourself',
      description:
        'Your name, address, time zone and password. A new password and a new address need the `current-password` beside them; a new password ends every other session and token of yours. `account` holds what administrators change of the workspace: the currency of expenses.',
      who: 'Everybody, of themselves; `account` administrators only (403).',
      undo: 'gives back what stood there before, but neither a password nor the currency.',
      example: { me: { 'time-zone': 'Europe/Oslo' } },
      examples: {
        'A new password': { me: { password: 'seven green lanterns', 'current-password': 'correct horse battery' } },
        'The currency of expenses': { me: { account: { currency: 'NOK' } } },
      },
      refusals: { 422: { code: 'wrong', field: 'me.current-password', message: 'This is not your present password.' } },
    },
  },
}
