export interface Contact {
  id: string
  name: string
  'last-name'?: string
  title: string
}

export const read = async <T>(path: string): Promise<T> =>
  (await fetch(path.startsWith('/api') ? path : `/api${path}`)).json() as Promise<T>
export const nameOf = (contact: Contact) => [contact.name, contact['last-name']].filter(Boolean).join(' ')
