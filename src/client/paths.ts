import { addresses } from '../addresses.ts'

/** Every address of the app, with what is opened there. */
export const paths = {
  ...addresses,
  contact: (id: string) => addresses.contact.replace(':id', id),
  case: (id: string) => addresses.case.replace(':id', id),
  newCase: '/cases?new',
  /** The list with the sheet open in which a contact is made. */
  newContact: '/contacts?new',
  /** The same, with a name written into it. */
  newContactNamed: (name: string) => `/contacts?${new URLSearchParams({ new: name })}`,
  /** A contact with the cursor where a note is written. */
  newNote: (id: string) => `${addresses.contact.replace(':id', id)}?note`,
  /** One's own details, beside the people of the workspace. */
  me: '/settings/people?you',
  invite: '/settings/people?new',
  newWorkgroup: '/settings/workgroups?new',
  newToken: '/settings/tokens?new',
} as const
