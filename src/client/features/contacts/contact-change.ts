import type { Contact } from '../../../contract/contacts/contacts.ts'
import { tagKey } from '../../../contract/contacts/tags.ts'

/** The contact with tags added. Tags are compared without regard to case. */
export const withTags = (contact: Contact, tags: readonly string[]): Contact => {
  const has = new Set(contact.tags.map(([tag]) => tagKey(tag)))
  const added = tags.filter((tag) => !has.has(tagKey(tag))).map((tag): [string, string] => [tag, tag])
  return added.length > 0 ? { ...contact, tags: [...contact.tags, ...added] } : contact
}

export const withoutTag = (contact: Contact, removed: string): Contact => ({
  ...contact,
  tags: contact.tags.filter(([tag]) => tagKey(tag) !== tagKey(removed)),
})
