import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { addTags, removeTag, splitTags, tagKey } from '../../../../contract/contacts/tags.ts'
import type { BulkStep } from '../../../kit/bulk/bulk-job.ts'
import { send } from '../../../lib/api.ts'
import { tagsOf } from '../../../records/contacts/contact-words.ts'
import { withoutTag, withTags } from '../contact-change.ts'

type ContactStep = BulkStep<Contact>

const hasTag = (contact: Contact, tag: string) => tagsOf(contact).some((own) => tagKey(own) === tagKey(tag))

/** Adds tags, separated by commas. Contacts that have all of them are left out. */
export const tagStep = (contacts: readonly Contact[], text: string): ContactStep => {
  const tags = splitTags(text)
  return {
    records: contacts.filter((contact) => !tags.every((tag) => hasTag(contact, tag))),
    verb: { done: `tagged ${tags.join(', ')}`, short: 'tagged', act: 'tag' },
    write: ({ id }, changeGroup) => send(addTags, { params: { contactId: id }, body: { tags: tags.join(',') }, headers: { changeGroup } }),
    edit: (contact) => withTags(contact, tags),
  }
}

export const untagStep = (contacts: readonly Contact[], tag: string): ContactStep => ({
  records: contacts.filter((contact) => hasTag(contact, tag)),
  verb: { done: `untagged ${tag}`, short: 'untagged', act: 'untag' },
  write: ({ id }, changeGroup) => send(removeTag, { params: { contactId: id, tag }, headers: { changeGroup } }),
  edit: (contact) => withoutTag(contact, tag),
})
