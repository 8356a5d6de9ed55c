import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const accounts: Prose<Headings['accounts']> = {
  title: 'Accounts',
  description: 'New workspaces.',
  fields: {
    'account-id': ['The id of the new workspace.', '1'],
    'user-id': ['The id of its first administrator.', '3'],
    token: ['A token of that administrator; the answer sets it as the session cookie too.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
  },
  sent: {
    account: 'The workspace to make.',
    'account.name': ['What the workspace, and its own company, is called.', 'Studio Nord'],
    user: 'Its first administrator.',
    'user.name': ['The name.', 'Ingrid Solberg'],
    'user.email': ['The address to sign in with.', 'ingrid@tandem.example'],
    password: ['10 to 128 characters.', 'correct horse battery'],
    demo: ['`1` fills the workspace with the data of the demo; 403 where that is not offered (`demo-content` of the welcome).', absent],
  },
  calls: {
    createAccount: {
      summary: 'Make a workspace',
      description:
        'A new workspace with its first administrator, who is signed in by the answer. 403 where signing up is closed. From one address ten are made in a quarter of an hour, three of them with demo data, unless the service is told otherwise (429). A repeat with the same `Idempotency-Key` is told (409) that it was made: the secret was shown then.',
      undo: false,
      refusals: { 403: { code: 'forbidden', message: 'New workspaces are not made here. Ask whoever runs this service.' } },
    },
  },
}
