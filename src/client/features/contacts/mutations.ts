import { type ContactChange, createContact, deleteContact, type NewContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { addTags, removeTag } from '../../../contract/contacts/tags.ts'
import { send } from '../../lib/api.ts'

export interface CreateInput {
  contact: NewContact
  /** Sent again after no answer came, the same key creates nothing twice. */
  idempotencyKey?: string | undefined
}
interface UpdateInput {
  id: string
  change: ContactChange
  /** The ETag the person saw: 412 when the contact has changed since. `anyVersion` where that does not matter. */
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

/** For a step over many contacts, whatever their versions. */
export const anyVersion = '*'

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
