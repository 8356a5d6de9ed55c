import { emailKey } from '../people/users.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'
import type { TableName } from '../store/tables.ts'
import { putCustomers } from './customers/put-customers.ts'
import { fillEventCategories, fillFeed } from './feed.ts'
import { putProjects } from './projects/put-projects.ts'
import { putTasks } from './tasks/put-tasks.ts'
import type { DemoContact, DemoVisibility, DemoWorkspace, DemoWritten, Key } from './types.ts'

interface Opened {
  accountId: string
  userId: string
  companyId: string
}
type Ids = Map<Key, string>

const need = (ids: Ids, key: Key) => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo data names ${key}, who is not there`)
  return id
}
const list = (ids: Ids, keys: Key[]) => JSON.stringify(keys.map((key) => need(ids, key)))
const guard = (of: DemoVisibility, users: Ids, groups: Ids) => ({
  visibility: of.visibility,
  groupId: of.group ? need(groups, of.group) : null,
  allowedUsers: list(users, of.allowedUsers ?? []),
})

/** Fills an account that has just been opened. The first of the story's people is its administrator already. */
export const fillWorkspace = async (tx: WriteTx, opened: Opened, story: DemoWorkspace, progress?: (done: number, all: number) => void) => {
  const { accountId } = opened
  const put = async (table: TableName, author: string, row: object, createdAt: string, updatedAt = createdAt) =>
    tx.load(table, { accountId, authorId: author, createdAt, updatedAt, ...row })
  const users: Ids = new Map()
  const groups: Ids = new Map()
  const files: Ids = new Map()
  const contacts: string[] = []

  for (const [i, person] of story.people.entries()) users.set(person.key, i === 0 ? opened.userId : await tx.nextId())
  for (const group of story.workgroups) {
    const row = await put('workgroups', need(users, group.author), { name: group.name, users: list(users, group.users) }, group.createdAt)
    groups.set(group.key, row.id)
  }
  for (const file of story.files) {
    const { name, contentType, bytes } = file
    const row = await put(
      'files',
      need(users, file.author),
      { name, contentType, byteSize: bytes.byteLength, attachedAt: file.createdAt },
      file.createdAt,
    )
    await tx.db.insertInto('fileChunks').values({ accountId, fileId: row.id, position: 0, bytes }).execute()
    files.set(file.key, row.id)
  }

  const waiting: { id: string; company: number }[] = []
  const putContact = async (contact: DemoContact) => {
    const named = { type: contact.type, name: contact.name, lastName: contact.lastName ?? '', title: contact.title ?? '' }
    const withIds = async (items: object[]) => {
      const made = []
      for (const item of items) made.push({ id: await tx.nextId(), ...item })
      return JSON.stringify(made)
    }
    const company = contact.company === undefined ? null : (contacts[contact.company] ?? null)
    const row = await put(
      'contacts',
      need(users, contact.author),
      {
        ...named,
        ...guard(contact, users, groups),
        companyId: company,
        backgroundInfo: contact.backgroundInfo ?? '',
        contactData: await withIds(contact.contactData),
        importantDates: await withIds(contact.importantDates),
        addresses: await withIds(contact.addresses),
        attachment: list(files, contact.attachments),
        tags: JSON.stringify(contact.tags),
      },
      contact.createdAt,
      contact.updatedAt,
    )
    if (contact.company !== undefined && company === null) waiting.push({ id: row.id, company: contact.company })
    contacts.push(row.id)
  }
  for (const contact of story.contacts) {
    await putContact(contact)
    if (contacts.length % 1000 === 0) progress?.(contacts.length, story.contactCount)
  }
  await tx.writeLoaded()
  for (const { id, company } of waiting) {
    const row = await tx.db
      .selectFrom('contacts')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tx.rewrite('contacts', row, { companyId: contacts[company] ?? null })
  }

  const putNote = async (note: DemoWritten, ownerKind: NoteRow['ownerKind'], ownerId: string) => {
    const row = await put(
      'notes',
      need(users, note.author),
      {
        ownerKind,
        ownerId,
        body: note.body,
        date: note.date,
        ...guard(note, users, groups),
        attachments: list(files, note.attachments),
      },
      note.createdAt,
    )
    for (const comment of note.comments) {
      const { body, isPrivate, attachments } = comment
      const values = {
        resourceKind: 'notes',
        resourceId: row.id,
        body,
        isPrivate: isPrivate ? 1 : 0,
        attachments: list(files, attachments),
      }
      await put('comments', need(users, comment.author), values, comment.createdAt)
    }
  }
  for (const note of story.notes) {
    const contactId = contacts[note.contact]
    if (contactId) await putNote(note, 'contacts', contactId)
  }
  const person = (key: Key) => need(users, key)
  const inProjects = await putProjects(story, { contacts, person, put })
  const onCustomers = await putCustomers(story, { contacts, person, put, putNote, guardOf: (of) => guard(of, users, groups) })
  await putTasks(story, { person, contacts, ...inProjects, ...onCustomers, put })
  await putPeople(tx, opened, story, users, contacts)
  await fillEventCategories(tx, opened, story.account.createdAt)
  await tx.writeLoaded()
  await fillFeed(tx, accountId)
  return contacts
}

const putPeople = async (tx: WriteTx, { accountId, userId, companyId }: Opened, story: DemoWorkspace, users: Ids, contacts: string[]) => {
  for (const person of story.people) {
    const id = need(users, person.key)
    const company = person.company === undefined ? companyId : contacts[person.company]
    if (person.lastHere && id !== userId)
      await tx.db.insertInto('presence').values({ accountId, userId: id, lastHereAt: person.lastHere }).execute()
    if (id === userId || !company) continue
    const { name, email, role, createdAt } = person
    const taken = await tx.db.selectFrom('users').select('id').where('emailKey', '=', emailKey(email)).executeTakeFirst()
    const address = taken ? email.replace('@', `+${accountId}@`) : email
    await tx.load('users', {
      accountId,
      id,
      authorId: userId,
      createdAt,
      updatedAt: createdAt,
      name,
      email: address,
      emailKey: emailKey(address),
      role,
      companyId: company,
      active: person.active ? 1 : 0,
      timeZone: story.account.timeZone,
    })
  }
}
