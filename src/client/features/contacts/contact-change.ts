import type { Contact, ContactChange } from '../../../contract/contacts/contacts.ts'

interface Nested {
  id?: string | undefined
}

/** The list after a change: `-id` removes, `id` updates, none adds (under an id of its own until the service has given one). */
const applyNested = <Item extends { id: string }>(items: Item[], changes: readonly Nested[] = []): Item[] => {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const kept = items.filter(({ id }) => !byId.has(`-${id}`)).map((item) => ({ ...item, ...byId.get(item.id) }))
  const added = changes.filter(({ id }) => !id).map((change, at) => ({ ...change, id: `new-${at}` }) as unknown as Item)
  return [...kept, ...added]
}

const applyIds = (ids: readonly string[], changes: readonly string[] = []): string[] => {
  const gone = new Set(changes.filter((id) => id.startsWith('-')).map((id) => id.slice(1)))
  return [...new Set([...ids, ...changes.filter((id) => !id.startsWith('-'))])].filter((id) => !gone.has(id))
}

/** The contact as it will be once the service has taken the change: what an optimistic screen shows. */
export const applyChange = (contact: Contact, change: ContactChange): Contact => {
  const { contactData, importantDates, addresses, attachment, allowedUsers, companyId, companyName, ...scalars } = change
  const next: Contact = {
    ...contact,
    ...(scalars as Partial<Contact>),
    contactData: applyNested(contact.contactData, contactData),
    importantDates: applyNested(contact.importantDates, importantDates),
    addresses: applyNested(contact.addresses, addresses),
    attachment: applyIds(contact.attachment, attachment),
  }
  if (allowedUsers) next.allowedUsers = applyIds(contact.allowedUsers ?? [], allowedUsers)
  if (companyId === '') return withoutCompany(next)
  if (companyId) next.companyId = companyId
  if (companyName) next.companyName = companyName
  return next
}

const withoutCompany = ({ companyId: _, companyName: __, ...rest }: Contact): Contact => rest

export const withTags = (contact: Contact, tags: readonly string[]): Contact => {
  const has = new Set(contact.tags.map(([tag]) => tag.toLowerCase()))
  const added = tags.filter((tag) => !has.has(tag.toLowerCase())).map((tag): [string, string] => [tag, tag])
  return added.length ? { ...contact, tags: [...contact.tags, ...added] } : contact
}

export const withoutTag = (contact: Contact, gone: string): Contact => ({
  ...contact,
  tags: contact.tags.filter(([tag]) => tag.toLowerCase() !== gone.toLowerCase()),
})
