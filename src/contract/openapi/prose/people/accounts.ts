import * as calls from '../../../x/people/accounts.ts'
import { absent, prose } from '../prose.ts'

export const accounts = prose(calls, {
  title: 'Accounts',
  description: 'New workspaces.',
  fields: {
    'account-id': ['The id of the new workspace.', '1'],
    'user-id': ['The id of its first administrator.', '3'],
    token: ['A token of that administrator; the answer sets it as the session cookie too.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
  },
  sent: {
    account: 'The new workspace.',
    'account.name': ['The name of the workspace and of its own company.', 'Studio Nord'],
    user: 'Its first administrator.',
    'user.name': ['The administrator’s name.', 'Ingrid Solberg'],
    'user.email': ['The e-mail address for signing in.', 'ingrid@tandem.example'],
    'time-zone': ['The IANA time zone of the administrator, UTC by default.', 'Europe/Oslo'],
    password: ['10 to 128 characters.', 'correct horse battery'],
    demo: ['`1` adds sample data; 403 if that is not available (see `demo-content` of `GET /x/welcome`).', absent],
  },
  calls: {
    createAccount: {
      summary: 'Create a workspace',
      description:
        'Creates a workspace with its first administrator and signs them in. 403 if sign-up is closed. By default, one IP address can create ten workspaces in 15 minutes, three of them with sample data (429). A repeat with the same `Idempotency-Key` returns 409, because the secret was shown in the first response.',
      undo: false,
      refusals: { 403: { code: 'forbidden', message: 'Sign-up is closed. Ask the operator of this service.' } },
    },
  },
})
