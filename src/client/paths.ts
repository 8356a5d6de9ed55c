/** Every address of the app, named once. */
export const paths = {
  home: '/',
  contacts: '/contacts',
  /** The list with the sheet open in which a contact is made. */
  newContact: '/contacts?new',
  contact: (id: string) => `/contacts/${id}`,
  settings: '/settings',
  people: '/settings/people',
  /** One's own details, beside the people of the workspace. */
  me: '/settings/people?you',
  /** One's own details as a page, for clients, who have no part in the list of people. */
  details: '/settings/you',
  invite: '/settings/people?new',
  workgroups: '/settings/workgroups',
  newWorkgroup: '/settings/workgroups?new',
  tokens: '/settings/tokens',
  newToken: '/settings/tokens?new',
  /** What was mailed and what was not, for administrators. */
  mail: '/settings/mail',
  appearance: '/settings/appearance',
  keys: '/settings/keys',
  signIn: '/sign-in',
  signUp: '/sign-up',
} as const
