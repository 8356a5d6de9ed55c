import fc from 'fast-check'
import { createContact, deleteContact, mergeContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { addTags, removeTag } from '../../../contract/contacts/tags.ts'
import { deleteComment, noteComments, updateComment } from '../../../contract/notes/comments.ts'
import { contactNotes, deleteNote, updateNote } from '../../../contract/notes/notes.ts'
import { createWorkgroup, deleteWorkgroup, updateWorkgroup } from '../../../contract/workgroups.ts'
import { uploadFile } from '../../../contract/x/files.ts'
import type { Answer, Asked } from '../caller.ts'
import type { Person } from '../world.ts'
import { customerWrites, doCustomerWrite } from './customer-writes.ts'
import type { Living } from './living.ts'
import { chosen, projectWrites } from './project-writes.ts'
import { taskWrites } from './task-writes.ts'

/** A random write. `who`, `first` and `second` choose among the existing records when it runs. */
export interface Write {
  kind: string
  who: number
  first: number
  second: number
}
const names = ['Ana Moreira', 'Moreira', 'Ólafur', 'Kiln & Co', 'きつね茶舗'] as const
const tags = ['client', 'Client', 'a/b', '100%', '__proto__'] as const
const kinds = [
  'person',
  'company',
  'employ',
  'rename',
  'reach',
  'unreach',
  'tag',
  'untag',
  'note',
  'renote',
  'unnote',
  'comment',
  'recomment',
  'uncomment',
  'upload',
  'attach',
  'detach',
  'attach to a note',
  'merge',
  'delete',
  'group',
  'regroup',
  'ungroup',
  'show to a group',
] as const

/** Possible writes to projects and tasks. */
const elsewhere = { ...projectWrites, ...taskWrites }

export const anyWrite: fc.Arbitrary<Write> = fc.record({
  kind: fc.oneof(fc.constantFrom(...kinds, ...customerWrites), fc.constantFrom(...Object.keys(elsewhere))),
  who: fc.nat(7),
  first: fc.nat(30),
  second: fc.nat(30),
})

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length]
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

/** Runs the write. Returns undefined if there is no record for it yet. */
export const doWrite = async (
  { kind, first, second }: Write,
  by: Person,
  people: Person[],
  living: Living,
  headers: Record<string, string>,
): Promise<Answer<unknown> | undefined> => {
  const contact = pick(living.contacts, first)
  const other = pick(living.contacts, second)
  const note = pick(living.notes, first)
  const comment = pick(living.comments, first)
  const file = pick(living.files, second)
  const group = pick(living.groups, first)
  const name = must(pick(names, second))
  const call: Person['call'] = (endpoint, asked: Asked<typeof endpoint> = {}) => by.call(endpoint, { ...asked, headers })
  const writing = elsewhere[kind]
  if (writing) return writing(chosen(living.inProjects, call, first, second))
  const own = { visibility: second % 3 === 0 ? ('only-me' as const) : ('public' as const) }
  if (kind === 'person') return call(createContact, { body: { contact: { type: 'person', name, ...own } } })
  if (kind === 'company') return call(createContact, { body: { contact: { type: 'company', name, ...own } } })
  if (kind === 'upload') {
    const body = new FormData()
    body.append('file', new File([name], 'a.txt', { type: 'text/plain' }))
    const response = await by.send('POST', uploadFile.path, { body, headers })
    const change = response.headers.get('x-change') ?? ''
    return { status: response.status, headers: response.headers, json: {}, errors: [], change, reply: undefined }
  }
  if (kind === 'group')
    return call(createWorkgroup, { body: { group: { name: `${name} ${first}`, users: [must(pick(people, second)).id] } } })
  if (group && kind === 'ungroup') return call(deleteWorkgroup, { params: { id: group.id } })
  if (group && kind === 'regroup') {
    const user = must(pick(people, second)).id
    const users = [group.users.includes(user) ? `-${user}` : user]
    return call(updateWorkgroup, { params: { id: group.id }, body: { group: { users } } })
  }
  if (note && kind === 'renote') return call(updateNote, { params: { id: note.id }, body: { note: { body: `${name} ${second}`, ...own } } })
  if (note && kind === 'unnote') return call(deleteNote, { params: { id: note.id } })
  if (note && kind === 'comment')
    return call(noteComments.create, {
      params: { resourceId: note.id },
      body: { comment: { body: name, attachments: file ? [file.id] : [] } },
    })
  if (note && file && kind === 'attach to a note')
    return call(updateNote, { params: { id: note.id }, body: { note: { attachments: [file.id] } } })
  if (comment && kind === 'recomment')
    return call(updateComment, { params: { id: comment.id }, body: { comment: { body: `${name} ${second}` } } })
  if (comment && kind === 'uncomment') return call(deleteComment, { params: { id: comment.id } })
  const customers = doCustomerWrite({ kind, first, second }, living, name, call)
  if (customers || !contact) return customers
  const change = (to: NonNullable<Asked<typeof updateContact>['body']>['contact']) =>
    call(updateContact, { params: { id: contact.id }, body: { contact: to } })
  const of = { params: { contactId: contact.id } }
  if (kind === 'employ') return change({ companyName: name })
  if (kind === 'rename') return change({ name: `${name} ${second}` })
  if (kind === 'reach') return change({ contactData: [{ entityType: 'e-mail', entityValue: `A${second}@example.test` }] })
  if (kind === 'unreach') return change({ contactData: contact.data.map((id) => ({ id: `-${id}` })) })
  if (kind === 'tag') return call(addTags, { ...of, body: { tags: `${pick(tags, second)}, ${pick(tags, first)}` } })
  if (kind === 'untag') return call(removeTag, { params: { contactId: contact.id, tag: must(pick(tags, second)) } })
  if (kind === 'attach' && file) return change({ attachment: [file.id] })
  if (kind === 'detach') return change({ attachment: contact.files.map((id) => `-${id}`) })
  if (kind === 'note')
    return call(contactNotes.create, {
      params: { ownerId: contact.id },
      body: { note: { body: name, ...own, attachments: file ? [file.id] : [] } },
    })
  if (kind === 'show to a group' && group) return change({ visibility: 'group', groupId: group.id })
  if (kind === 'delete') return call(deleteContact, { params: { id: contact.id } })
  if (kind === 'merge' && other) return call(mergeContacts, { query: { looser_id: contact.id, winner_id: other.id } })
  return undefined
}
