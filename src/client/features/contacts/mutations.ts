import { mutationOptions } from '@tanstack/react-query'
import { type ContactChange, createContact, deleteContact, type NewContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { addTags, removeTag } from '../../../contract/contacts/tags.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { dropRows, editRows } from '../../lib/cache/page-cache.ts'
import { contactCache } from './contact-cache.ts'
import { withoutTag, withTags } from './contact-change.ts'
import { contactQueries } from './queries.ts'

export interface CreateInput {
  contact: NewContact
  /** Sent again after no answer came, the same key creates nothing twice. */
  idempotencyKey?: string | undefined
}
interface UpdateInput {
  id: string
  change: ContactChange
  /** The ETag the person saw: 412 when the contact has changed since. */
  ifMatch: string
}
export interface TagsInput {
  id: string
  tags: readonly string[]
}
export interface TagInput {
  id: string
  tag: string
}

/** The writes themselves, each answering `{ reply, changeId }`. `changeGroup` is one uuid for what the person does in one step. */
export const contactWrites = {
  create: ({ contact, idempotencyKey }: CreateInput, changeGroup?: string) =>
    send(createContact, { body: { contact }, headers: { changeGroup, idempotencyKey } }),
  update: ({ id, change, ifMatch }: UpdateInput, changeGroup?: string) =>
    send(updateContact, { params: { id }, body: { contact: change }, headers: { ifMatch, changeGroup } }),
  remove: (id: string, changeGroup?: string) => send(deleteContact, { params: { id }, headers: { changeGroup } }),
  addTags: ({ id, tags }: TagsInput, changeGroup?: string) =>
    send(addTags, { params: { contactId: id }, body: { tags: tags.join(',') }, headers: { changeGroup } }),
  removeTag: ({ id, tag }: TagInput, changeGroup?: string) => send(removeTag, { params: { contactId: id, tag }, headers: { changeGroup } }),
}

const meta = { invalidates: [contactQueries.all()] }

/** Each shows its effect at once and takes it back when the service refuses; notes, undo and navigation stand at the call. */
export const contactMutations = {
  create: () => mutationOptions({ mutationFn: (input: CreateInput) => contactWrites.create(input), meta }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => contactWrites.remove(id),
      ...optimistic((id: string, client) => dropRows(client, contactCache, [id])),
      meta,
    }),
  addTags: () =>
    mutationOptions({
      mutationFn: (input: TagsInput) => contactWrites.addTags(input),
      ...optimistic(({ id, tags }: TagsInput, client) => editRows(client, contactCache, [id], (contact) => withTags(contact, tags))),
      meta,
    }),
  removeTag: () =>
    mutationOptions({
      mutationFn: (input: TagInput) => contactWrites.removeTag(input),
      ...optimistic(({ id, tag }: TagInput, client) => editRows(client, contactCache, [id], (contact) => withoutTag(contact, tag))),
      meta,
    }),
}
