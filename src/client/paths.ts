import { addresses } from '../addresses.ts'

/** The paths of the app's pages, and of what opens on them. */
export const paths = {
  ...addresses,
  contact: (id: string) => addresses.contact.replace(':id', id),
  /** Opens the sheet for a new contact. */
  newContact: '/contacts?new',
  /** Opens the sheet with a name filled in. */
  newContactNamed: (name: string) => `/contacts?${new URLSearchParams({ new: name })}`,
  /** Opens a contact with the cursor in the note field. */
  newNote: (id: string) => `${addresses.contact.replace(':id', id)}?note`,
  /** Opens the user's own profile beside the list of people. */
  me: '/settings/people?you',
  invite: '/settings/people?new',
  newWorkgroup: '/settings/workgroups?new',
  newToken: '/settings/tokens?new',
} as const
