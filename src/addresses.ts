/** The address of every page of the app, as its router writes it: what the app goes to, and what mail leads to. */
export const addresses = {
  home: '/',
  contacts: '/contacts',
  contact: '/contacts/:id',
  cases: '/cases',
  case: '/cases/:id',
  settings: '/settings',
  people: '/settings/people',
  /** One's own details as a page, for clients, who have no part in the list of people. */
  details: '/settings/you',
  workgroups: '/settings/workgroups',
  tokens: '/settings/tokens',
  /** What was mailed and what was not, for administrators. */
  mail: '/settings/mail',
  appearance: '/settings/appearance',
  keys: '/settings/keys',
  signIn: '/sign-in',
  signUp: '/sign-up',
} as const

/** The page that shows one record of a kind, for the kinds that have one. */
export const pageOf: { [resource: string]: string | undefined } = {
  contacts: addresses.contact,
  cases: addresses.case,
}

/** Where a record is shown; nowhere where its kind has no page yet. */
export const shownAt = (resource: string, id: string) => pageOf[resource]?.replace(':id', id)
