/** The path of every page, as the router and links in e-mails use it. */
export const addresses = {
  home: '/',
  contacts: '/contacts',
  contact: '/contacts/:id',
  settings: '/settings',
  people: '/settings/people',
  /** The user's own profile, for clients, who cannot see the list of people. */
  details: '/settings/you',
  workgroups: '/settings/workgroups',
  tokens: '/settings/tokens',
  /** The e-mails of the workspace, for administrators. */
  mail: '/settings/mail',
  appearance: '/settings/appearance',
  keys: '/settings/keys',
  signIn: '/sign-in',
  signUp: '/sign-up',
} as const

/** The page of one record, for the kinds that have one. */
export const pageOf: { [resource: string]: string | undefined } = { contacts: addresses.contact }

/** The path of a record's page; undefined if its kind has no page yet. */
export const shownAt = (resource: string, id: string) => pageOf[resource]?.replace(':id', id)
