import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContact, deleteContact, getContact, mergeContacts, updateContact } from '../../../../contract/contacts/contacts.ts'
import { getComment, noteComments } from '../../../../contract/notes/comments.ts'
import { getFile } from '../../../../contract/notes/files.ts'
import { contactNotes, getNote, updateNote } from '../../../../contract/notes/notes.ts'
import { header } from '../../../../contract/wire/headers.ts'
import { createWorkgroup, updateWorkgroup } from '../../../../contract/workgroups.ts'
import { listChanges, undoChange } from '../../../../contract/x/changes.ts'
import { uploadFile } from '../../../../contract/x/files.ts'
import { getMe, updateMe } from '../../../../contract/x/people/me.ts'
import { createUser, listUsers, updateUser } from '../../../../contract/x/people/users.ts'
import { contentOf } from '../../../testing/database/database.ts'
import { type Account, openWorld, type Person, type World } from '../../../testing/world.ts'

let world: World
let account: Account
let admin: Person
let ana: Person
let ben: Person
beforeAll(async () => {
  world = await openWorld({ options: { undoDays: 0.25 } })
})
beforeEach(async () => {
  account = await world.account()
  admin = account.admin
  ana = await account.member()
  ben = await account.member()
})
afterAll(() => world.end())

const undo = (by: Person, id: string) => by.call(undoChange, { params: { id } })
const person = async (by: Person, name: string, more: object = {}) =>
  by.call(createContact, { body: { contact: { type: 'person', name, ...more } } })
const rename = (by: Person, id: string, name: string) => by.call(updateContact, { params: { id }, body: { contact: { name } } })

describe('an undo', () => {
  it('is for authors and administrators, of visible changes', async () => {
    const made = await person(ana, 'Mira')
    const id = made.reply.contactId
    expect((await undo(ben, made.change)).status).toBe(403)
    expect((await undo(await account.client(), made.change)).status).toBe(404)
    expect((await undo((await world.account()).admin, made.change)).status).toBe(404)
    const hidden = await person(ana, 'Secret', { visibility: 'only-me' })
    expect((await undo(admin, hidden.change)).status).toBe(404)
    expect((await undo(admin, made.change)).status).toBe(200)
    expect((await ana.call(getContact, { params: { id } })).status).toBe(404)
  })

  it('works once, and within the undo period', async () => {
    const made = await person(ana, 'Mira')
    expect((await undo(ana, made.change)).status).toBe(200)
    expect((await undo(ana, made.change)).errors[0]?.code).toBe('undone')
    const old = await person(ana, 'Old')
    world.pass(6 * 3600 + 1)
    expect((await undo(ana, old.change)).errors[0]?.code).toBe('too-old')
  })

  it('of a deletion restores when notes and comments were written, and dates the contact by the undo', async () => {
    const { contactId } = (await person(ana, 'Mira')).reply
    const { noteId } = (await ana.call(contactNotes.create, { params: { ownerId: contactId }, body: { note: { body: 'Rang.' } } })).reply
    const said = await ana.call(noteComments.create, { params: { resourceId: noteId }, body: { comment: { body: 'Good.' } } })
    const { commentId } = said.reply
    const written = async () => [
      (await ana.call(getNote, { params: { id: noteId } })).reply.note.updatedAt,
      (await ana.call(getComment, { params: { id: commentId } })).reply.comment.updatedAt,
    ]
    const before = await written()
    world.pass(60)
    const deleted = await ana.call(deleteContact, { params: { id: contactId } })
    world.pass(60)
    await undo(ana, deleted.change)
    expect(await written()).toEqual(before)
    const { updatedAt } = (await ana.call(getContact, { params: { id: contactId } })).reply.contact
    expect(Date.parse(`${updatedAt}Z`) - Date.parse(`${before[0]}Z`)).toBe(120_000)
  })

  it('of an upload is refused if the file is attached to a record', async () => {
    const body = new FormData()
    body.append('file', new File(['hello'], 'plan.txt', { type: 'text/plain' }))
    const upload = await ana.send('POST', uploadFile.path, { body })
    const id = ((await upload.json()) as { 'file-id': string })['file-id']
    const { contactId } = (await person(ana, 'Mira', { attachment: [id] })).reply
    const answer = await undo(ana, upload.headers.get(header.change) ?? '')
    expect([answer.status, answer.errors[0]?.message]).toEqual([409, expect.stringContaining('is attached to a record')])
    expect((await ana.call(getFile, { params: { id } })).status).toBe(200)
    expect((await ana.call(getContact, { params: { id: contactId } })).reply.contact.attachment).toEqual([id])
  })

  it('names the record that has changed since, and changes nothing', async () => {
    const { contactId } = (await person(ana, 'Mira')).reply
    const first = await rename(ana, contactId, 'Mira Sol')
    await rename(ben, contactId, 'Mira Luna')
    const before = await contentOf(world.store, account.id)
    const answer = await undo(ana, first.change)
    expect([answer.status, answer.errors[0]?.message]).toEqual([409, expect.stringContaining('“Mira Luna”')])
    expect(await contentOf(world.store, account.id)).toEqual(before)
  })

  it('does not name hidden records', async () => {
    const looser = (await person(ana, 'Mira')).reply.contactId
    const winner = (await person(ana, 'Mira S')).reply.contactId
    const note = { body: 'Ben’s secret', visibility: 'only-me' as const }
    const { noteId } = (await ben.call(contactNotes.create, { params: { ownerId: looser }, body: { note } })).reply
    const merged = await ana.call(mergeContacts, { query: { looser_id: looser, winner_id: winner } })
    await ben.call(updateNote, { params: { id: noteId }, body: { note: { body: 'Ben’s new secret' } } })
    const answer = await undo(ana, merged.change)
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([409, expect.not.stringContaining('secret')])
    const company = await ana.call(createContact, { body: { contact: { type: 'company', name: 'Kiln' } } })
    await person(ben, 'Hidden person', { companyId: company.reply.contactId, visibility: 'only-me' })
    const used = await undo(ana, company.change)
    expect([used.status, JSON.stringify(used.json)]).toEqual([409, expect.not.stringContaining('Hidden')])
  })

  it('is refused if the user no longer sees the record, unless that change hid it', async () => {
    const { workgroupId } = (await admin.call(createWorkgroup, { body: { group: { name: 'Build', users: [ana.id] } } })).reply
    const { contactId } = (await person(ben, 'Mira')).reply
    await ben.call(updateContact, { params: { id: contactId }, body: { contact: { visibility: 'group', groupId: workgroupId } } })
    const renamed = await rename(ana, contactId, 'Mira Sol')
    await admin.call(updateWorkgroup, { params: { id: workgroupId }, body: { group: { users: [`-${ana.id}`] } } })
    const refused = await undo(ana, renamed.change)
    expect([refused.status, refused.errors[0]?.message]).toEqual([
      409,
      expect.stringContaining('a record that was deleted or that you don’t have access to'),
    ])
    expect((await ben.call(getContact, { params: { id: contactId } })).reply.contact.name).toBe('Mira Sol')
    const other = (await person(ben, 'Luc')).reply.contactId
    const shut = await admin.call(updateContact, { params: { id: other }, body: { contact: { visibility: 'only-me' } } })
    expect((await admin.call(getContact, { params: { id: other } })).status).toBe(404)
    expect((await undo(admin, shut.change)).status).toBe(200)
    expect((await admin.call(getContact, { params: { id: other } })).status).toBe(200)
  })

  it('gives the same refusal for hidden and deleted records', async () => {
    const { workgroupId } = (await admin.call(createWorkgroup, { body: { group: { name: 'Build', users: [ana.id] } } })).reply
    const takenAway = [
      async (id: string) => ben.call(deleteContact, { params: { id } }),
      async (id: string) => ben.call(updateContact, { params: { id }, body: { contact: { visibility: 'only-me' } } }),
      async () => admin.call(updateWorkgroup, { params: { id: workgroupId }, body: { group: { users: [`-${ana.id}`] } } }),
    ]
    const told = []
    for (const away of takenAway) {
      const { contactId } = (await person(ben, 'Hide', { visibility: 'group', groupId: workgroupId })).reply
      const { change } = await rename(ana, contactId, 'Hidden')
      expect((await away(contactId)).status).toBe(200)
      const answer = await undo(ana, change)
      told.push([answer.status, answer.errors])
    }
    expect(told).toEqual([told[0], told[0], told[0]])
    expect(told[0]?.[0]).toBe(409)
  })

  it('undoes a whole step, but only the user’s own changes', async () => {
    const headers = { [header.changeGroup]: '5F5B0C0E-8D3A-4B52-9E6B-2C7E0B8A1D11' }
    const contact = { type: 'person' as const, name: 'One of many' }
    const ids: string[] = []
    let change = ''
    for (let n = 0; n < 3; n += 1) {
      const made = await ana.call(createContact, { body: { contact }, headers })
      ids.push(made.reply.contactId)
      change = made.change
    }
    const foreign = (await ben.call(createContact, { body: { contact }, headers })).reply.contactId
    expect((await undo(ana, change)).status).toBe(200)
    const left = await Promise.all([...ids, foreign].map((id) => ben.call(getContact, { params: { id } })))
    expect(left.map(({ status }) => status)).toEqual([404, 404, 404, 200])
    expect((await ana.call(createContact, { body: { contact }, headers: { [header.changeGroup]: 'mine' } })).status).toBe(400)
  })

  it('restores a deleted contact with the notes of others and their visibility', async () => {
    const id = (await person(ana, 'Mira')).reply.contactId
    const note = { body: 'for me', visibility: 'only-me' as const }
    const { noteId } = (await ben.call(contactNotes.create, { params: { ownerId: id }, body: { note } })).reply
    const gone = await ana.call(deleteContact, { params: { id } })
    expect((await ben.call(getNote, { params: { id: noteId } })).status).toBe(404)
    expect((await undo(ana, gone.change)).status).toBe(200)
    expect([
      (await ben.call(getNote, { params: { id: noteId } })).status,
      (await ana.call(getNote, { params: { id: noteId } })).status,
    ]).toEqual([200, 404])
  })
})

describe('an undo of changes of people', () => {
  const change = (by: Person, id: string, user: object) => by.call(updateUser, { params: { id }, body: { user } })

  it('keeps at least one administrator', async () => {
    const promoted = await change(admin, ana.id, { role: 'admin' })
    await change(ana, admin.id, { role: 'member' })
    expect((await undo(ana, promoted.change)).errors[0]?.code).toBe('last-admin')
  })

  it('does not restore the user’s own former role', async () => {
    await change(admin, ana.id, { role: 'admin' })
    const own = await change(admin, admin.id, { role: 'member' })
    const other = await change(ana, ben.id, { active: false })
    expect((await undo(admin, own.change)).status).toBe(403)
    expect((await admin.call(getMe)).reply.me.role).toBe('member')
    await change(ana, admin.id, { role: 'admin' })
    await change(admin, ana.id, { role: 'member' })
    expect((await undo(ana, other.change)).status).toBe(403)
  })

  it('cannot restore an address that somebody else has now', async () => {
    const old = ana.email
    const moved = await ana.call(updateMe, { body: { me: { email: `new-${old}`, currentPassword: 'correct horse' } } })
    expect(moved.status).toBe(200)
    const user = { name: 'Next', email: old, password: 'correct horse', role: 'member' as const }
    expect((await admin.call(createUser, { body: { user } })).status).toBe(201)
    const answer = await undo(ana, moved.change)
    expect([answer.status, world.logged]).toEqual([409, []])
  })

  it('does not restore the user’s own address without a password', async () => {
    const old = ana.email
    const moved = await ana.call(updateMe, { body: { me: { name: 'Ana', email: `new-${old}`, currentPassword: 'correct horse' } } })
    const promoted = await change(admin, ana.id, { role: 'admin' })
    expect((await undo(ana, moved.change)).errors[0]?.code).toBe('changed-since')
    expect((await undo(admin, promoted.change)).status).toBe(200)
    expect((await undo(ana, moved.change)).errors[0]?.code).toBe('not-undoable')
    expect((await ana.call(getMe)).reply.me).toMatchObject({ name: 'Ana', email: `new-${old}` })
    const renamed = await ana.call(updateMe, { body: { me: { name: 'Anna' } } })
    expect((await undo(ana, renamed.change)).status).toBe(200)
  })

  it('does not undo an invitation, alone or in a step', async () => {
    const headers = { [header.changeGroup]: '00000000-0000-4000-8000-000000000001' }
    const user = { name: 'Next', email: 'next@example.test', password: 'correct horse', role: 'member' as const }
    const invited = await admin.call(createUser, { body: { user }, headers })
    const made = await admin.call(createContact, { body: { contact: { type: 'person', name: 'Next' } }, headers })
    for (const id of [invited.change, made.change]) expect((await undo(admin, id)).errors[0]?.code).toBe('not-undoable')
    expect((await admin.call(listUsers)).reply.users.map(({ name }) => name)).toContain('Next')
  })
})

it('appears in the history, like its own undo', async () => {
  const made = await person(ana, 'Mira')
  const undone = (await undo(ana, made.change)).reply.changeId
  const redone = (await undo(ana, undone)).reply.changeId
  const history = (await ana.call(listChanges, { query: { resource: 'contacts', resourceId: made.reply.contactId } })).reply.changes
  expect(history.map(({ id, action, undone }) => [id, action.text, undone])).toEqual([
    [redone, 'redone: contact created', false],
    [undone, 'undone: contact created', true],
    [made.change, 'contact created', true],
  ])
})
