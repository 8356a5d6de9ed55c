import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { splitTags } from '../../../../contract/contacts/tags.ts'
import type { Audience } from '../../visibility/audience.ts'
import { applyChange, withoutTag, withTags } from '../contact-change.ts'
import { tagsOf } from '../contact-words.ts'
import { anyVersion, contactWrites } from '../mutations.ts'
import type { BulkJob } from './bulk-mutation.ts'

/** What is done to which contacts. */
export type BulkStep = Pick<BulkJob, 'contacts' | 'verb' | 'write' | 'edit'>
const carries = (contact: Contact, tag: string) => tagsOf(contact).some((own) => own.toLowerCase() === tag.toLowerCase())

/** Those that carry all of the tags already are left alone. */
export const tagStep = (contacts: readonly Contact[], text: string): BulkStep => {
  const tags = splitTags(text)
  return {
    contacts: contacts.filter((contact) => !tags.every((tag) => carries(contact, tag))),
    verb: { done: `tagged ${tags.join(', ')}`, short: 'tagged' },
    write: ({ id }, group) => contactWrites.addTags({ id, tags }, group),
    edit: (contact) => withTags(contact, tags),
  }
}

export const untagStep = (contacts: readonly Contact[], tag: string): BulkStep => ({
  contacts: contacts.filter((contact) => carries(contact, tag)),
  verb: { done: `no longer tagged ${tag}`, short: 'untagged' },
  write: ({ id }, group) => contactWrites.removeTag({ id, tag }, group),
  edit: (contact) => withoutTag(contact, tag),
})

/** What has to be sent so that exactly this audience sees the contact: people who are not in it are removed by name, except the creator, who always has access. */
export const audienceChange = ({ author, allowedUsers = [] }: Contact, audience: Audience) => {
  const { visibility, groupId } = audience
  if (visibility === 'group') return { visibility, ...(groupId && { groupId }) }
  if (visibility !== 'selected-people') return { visibility }
  const chosen = audience.allowedUsers ?? []
  const gone = allowedUsers.filter((id) => id !== author && !chosen.includes(id))
  return { visibility, allowedUsers: [...chosen.filter((id) => !allowedUsers.includes(id)), ...gone.map((id) => `-${id}`)] }
}

export const audienceStep = (contacts: readonly Contact[], audience: Audience, name: string): BulkStep => ({
  contacts,
  verb: { done: `now seen by ${name}`, short: 'changed' },
  write: (contact, group) =>
    contactWrites.update({ id: contact.id, change: audienceChange(contact, audience), ifMatch: anyVersion }, group),
  edit: (contact) => applyChange(contact, audienceChange(contact, audience)),
})

export const deleteStep = (contacts: readonly Contact[]): BulkStep => ({
  contacts,
  verb: { done: 'deleted', short: 'deleted' },
  write: ({ id }, group) => contactWrites.remove(id, group),
})
