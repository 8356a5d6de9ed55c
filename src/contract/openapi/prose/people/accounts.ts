import type { Headings } from '../../../operations.ts'
import { absent, type Prose } from '../said.ts'

export const accounts: Prose<Headings['accounts']> = {
  title: 'Accounts',
  description: 'New workspaces, and what somebody sees who has not signed in.',
  fields: {
    'account-id': ['The id of the new workspace.', '1'],
    'user-id': ['The id of its first administrator.', '3'],
    token: ['A token of that administrator; the answer sets it as the session cookie too.', 'tdm_4tPmJx0sWq7uVdKc2RbY9aZ'],
    welcome: 'What can be done here without signing in.',
    'sign-up': ['`1` where new workspaces can be made.', '1'],
    'demo-content': ['`1` where a new workspace can be filled with the data of the demo.', '0'],
    'account-name': ['What the demo workspace is called, where there is one.', 'Studio Nord'],
    'welcome.people': 'The people whom one may continue as in the demo.',
    'people.id': ['The id of the user.', '3'],
    'people.name': ['The name.', 'Ingrid Solberg'],
    'people.work': ['What they do.', 'Leads the projects'],
    'people.sees': ['What they get to see.', 'Everything in the workspace'],
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
    getWelcome: {
      summary: 'Read what is open before signing in',
      description: 'Whether workspaces can be made here, and whom one may continue as in the demo.',
    },
  },
}
