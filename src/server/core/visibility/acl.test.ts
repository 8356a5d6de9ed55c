import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, getContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { contactNotes, getNote, updateNote } from '../../../contract/notes/notes.ts'
import { createWorkgroup, deleteWorkgroup } from '../../../contract/workgroups.ts'
import { type Account, openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
let account: Account
let ana: Person
let ben: Person
let client: Person
let groupId: string
beforeAll(async () => {
  world = await openWorld()
  account = await world.account()
  ana = await account.member()
  ben = await account.member()
  client = await account.client()
  groupId = (await ana.call(createWorkgroup, { body: { group: { name: 'Build', users: [ben.id] } } })).reply.workgroupId
})
afterAll(() => world.end())

type Acl = { visibility?: 'public' | 'only-me' | 'group' | 'selected-people'; groupId?: string; allowedUsers?: string[] }
const create = (acl: Acl, by = ana) => by.call(createContact, { body: { contact: { type: 'person', name: 'Mira', ...acl } } })
const change = (by: Person, id: string, acl: Acl) => by.call(updateContact, { params: { id }, body: { contact: acl } })
const aclOf = async (id: string) => {
  const { visibility, groupId, allowedUsers } = (await ana.call(getContact, { params: { id } })).reply.contact
  return { visibility, ...(groupId ? { groupId } : {}), ...(allowedUsers ? { allowedUsers } : {}) }
}

describe('who can see a contact', () => {
  it.each<[string, (to: { groupId: string; ana: string; ben: string; client: string }) => Acl, string]>([
    ['a group that is not said', () => ({ visibility: 'group' }), 'contact.group-id'],
    ['a group beside public', (to) => ({ groupId: to.groupId }), 'contact.group-id'],
    ['a group that is a person', (to) => ({ visibility: 'group', groupId: to.ben }), 'contact.group-id'],
    ['people beside only-me', (to) => ({ visibility: 'only-me', allowedUsers: [to.ben] }), 'contact.allowed-users'],
    ['a client', (to) => ({ visibility: 'selected-people', allowedUsers: [to.ben, to.client] }), 'contact.allowed-users.1'],
    ['a group as a person', (to) => ({ visibility: 'selected-people', allowedUsers: [to.groupId] }), 'contact.allowed-users.0'],
    ['someone twice', (to) => ({ visibility: 'selected-people', allowedUsers: [to.ben, to.ben] }), 'contact.allowed-users.1'],
    ['less than nobody', (to) => ({ visibility: 'selected-people', allowedUsers: [`-${to.ben}`] }), 'contact.allowed-users.0'],
  ])('is never %s', async (_, acl, field) => {
    const answer = await create(acl({ groupId, ana: ana.id, ben: ben.id, client: client.id }))
    expect([answer.status, answer.errors[0]?.field]).toEqual([422, field])
  })

  it('can be extended and reduced, and starts empty with another visibility', async () => {
    const { contactId: id } = (await create({ visibility: 'selected-people', allowedUsers: [ben.id] })).reply
    await change(ana, id, { allowedUsers: [account.admin.id, `-${ben.id}`] })
    expect(await aclOf(id)).toEqual({ visibility: 'selected-people', allowedUsers: [ana.id, account.admin.id] })
    await change(ana, id, { visibility: 'group', groupId })
    expect(await aclOf(id)).toEqual({ visibility: 'group', groupId })
    await change(ana, id, { visibility: 'selected-people' })
    expect(await aclOf(id)).toEqual({ visibility: 'selected-people', allowedUsers: [ana.id] })
    await change(ana, id, { visibility: 'public' })
    expect(await aclOf(id)).toEqual({ visibility: 'public' })
  })

  it('can be changed only by the author and administrators, but others may send it unchanged', async () => {
    const { contactId: id } = (await create({ visibility: 'group', groupId })).reply
    expect((await change(ben, id, { visibility: 'public' })).status).toBe(403)
    expect((await change(ben, id, { visibility: 'group', groupId })).status).toBe(200)
    await change(ana, id, { visibility: 'public' })
    expect((await change(account.admin, id, { visibility: 'only-me' })).status).toBe(200)
    expect((await change(account.admin, id, { visibility: 'public' })).status).toBe(404)
    expect(await aclOf(id)).toEqual({ visibility: 'only-me' })
  })
})

it('a note uses workgroup-id, and prevents the deletion of its group as a contact does', async () => {
  const { contactId: ownerId } = (await create({})).reply
  const asked = { note: { body: 'for us', visibility: 'group' as const, workgroupId: groupId } }
  const { noteId: id } = (await ana.call(contactNotes.create, { params: { ownerId }, body: asked })).reply
  expect((await ben.call(getNote, { params: { id } })).reply.note).toMatchObject({ visibility: 'group', workgroupId: groupId })
  expect((await account.admin.call(getNote, { params: { id } })).status).toBe(404)
  const missing = await ana.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'x', visibility: 'group' } } })
  expect([missing.status, missing.errors[0]?.field]).toEqual([422, 'note.workgroup-id'])
  expect((await ana.call(deleteWorkgroup, { params: { id: groupId } })).status).toBe(409)
  expect((await ana.call(updateNote, { params: { id }, body: { note: { visibility: 'only-me' } } })).status).toBe(200)
  expect((await ben.call(getNote, { params: { id } })).status).toBe(404)
})
