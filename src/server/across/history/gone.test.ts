import { describe, expect, it } from 'vitest'
import { readAction } from '../../../contract/actions.ts'
import { createContact, deleteContact, getContact, mergeContacts, updateContact } from '../../../contract/contacts/contacts.ts'
import { getComment, messageComments } from '../../../contract/notes/comments.ts'
import { contactNotes, deleteNote, getNote, updateNote } from '../../../contract/notes/notes.ts'
import { deleteMessage } from '../../../contract/projects/messages.ts'
import { listChanges, undoChange } from '../../../contract/x/changes.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { openForTests } from '../../testing/each-test.ts'
import { openProject, writeMessage } from '../../testing/projects.ts'
import type { Person } from '../../testing/world.ts'

const { here } = await openForTests()

const contact = async (by: Person, name: string, more: object = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name, ...more } } })).reply.contactId
const remove = async (by: Person, id: string) => (await by.call(deleteContact, { params: { id } })).change
const undo = (by: Person, id: string) => by.call(undoChange, { params: { id } })
const told = async (by: Person, resourceId: string, query: object = {}) =>
  (await by.call(listChanges, { query })).reply.changes.filter((change) => change.resourceId === resourceId)
const actions = async (by: Person, id: string, query: object = {}) => (await told(by, id, query)).map(({ action }) => action.text)

describe('a record that somebody else deleted', () => {
  it('appears with its title for people who saw it, and an administrator can restore it', async () => {
    const id = await contact(here.admin, 'Ada')
    const change = await remove(here.member, id)
    await here.admin.call(updateUser, { params: { id: here.member.id }, body: { user: { active: false } } })
    const [line] = await told(here.admin, id)
    expect(line).toMatchObject({ id: change, action: readAction('contact deleted'), author: here.member.id, title: 'Ada' })
    expect(await actions(here.admin, id, { resource: 'contacts', resourceId: id })).toEqual(['contact deleted', 'contact created'])
    const ben = await here.account.member()
    expect(await actions(ben, id)).toEqual(['contact deleted', 'contact created'])
    expect((await undo(ben, change)).status).toBe(403)
    expect((await undo(here.admin, change)).status).toBe(200)
    expect((await ben.call(getContact, { params: { id } })).reply.contact.name).toBe('Ada')
  })

  it('does not appear for people who did not see its last state, under any earlier title', async () => {
    const ben = await here.account.member()
    const [hidden, opened] = [await contact(here.member, 'Ada'), await contact(here.member, 'Secret', { visibility: 'only-me' })]
    const renamed = (by: Person, id: string, more: object) => by.call(updateContact, { params: { id }, body: { contact: more } })
    await renamed(here.admin, hidden, { name: 'Ada B' })
    await renamed(here.member, hidden, { visibility: 'only-me' })
    await renamed(here.member, opened, { name: 'Open', visibility: 'public' })
    const change = await remove(here.member, hidden)
    await remove(here.member, opened)
    for (const by of [ben, here.admin]) expect(await told(by, hidden)).toEqual([])
    expect((await undo(ben, change)).status).toBe(404)
    expect((await told(here.admin, opened)).map(({ title }) => title)).toEqual(['Open', 'Open', 'Open'])
  })

  it('appears without its name for an administrator who could not see it, and can be restored', async () => {
    const ben = await here.account.member()
    const id = await contact(here.member, 'Secret', { visibility: 'only-me' })
    const change = await remove(here.member, id)
    const [line] = (await here.admin.call(listChanges, { query: { deleted: true } })).reply.changes
    expect(line).toEqual({
      ...{ id: change, author: here.member.id, date: expect.any(String), action: readAction('contact deleted'), resource: 'contacts' },
      ...{ title: '', undone: false, mayUndo: true },
    })
    expect((await ben.call(listChanges, { query: { deleted: true } })).reply.changes).toEqual([])
    expect((await undo(here.admin, change)).status).toBe(200)
    const status = async (by: Person) => (await by.call(getContact, { params: { id } })).status
    expect([await status(here.member), await status(here.admin)]).toEqual([200, 404])
    expect((await here.admin.call(listChanges, { query: { deleted: true } })).reply.changes).toEqual([])
  })

  it('can have been merged into a hidden one: its readers see that it was deleted, and an administrator restores it', async () => {
    const ben = await here.account.member()
    const [open, secret] = [await contact(here.member, 'Ada'), await contact(here.member, 'Secret', { visibility: 'only-me' })]
    const { change } = await here.member.call(mergeContacts, { query: { looser_id: open, winner_id: secret } })
    for (const by of [here.admin, ben]) {
      const [line] = (await by.call(listChanges, { query: { deleted: true } })).reply.changes
      expect(line).toMatchObject({
        id: change,
        author: here.member.id,
        action: readAction('contact deleted'),
        resourceId: open,
        title: 'Ada',
      })
      expect(await actions(by, open, { resource: 'contacts', resourceId: open })).toEqual(['contact deleted', 'contact created'])
      expect(await told(by, secret)).toEqual([])
    }
    const [bens] = (await ben.call(listChanges, { query: { deleted: true } })).reply.changes
    expect([bens?.mayUndo, (await undo(ben, change)).status]).toEqual([false, 403])
    expect((await undo(here.admin, change)).status).toBe(200)
    const status = async (by: Person, id: string) => (await by.call(getContact, { params: { id } })).status
    expect([await status(ben, open), await status(here.admin, secret), await status(here.member, secret)]).toEqual([200, 404, 200])
  })

  it('comes back with its children and their visibility', async () => {
    const ownerId = await contact(here.admin, 'Ada')
    const note = async (by: Person, more: object) =>
      (await by.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'Rang.', ...more } } })).reply.noteId
    const [open, own] = [await note(here.admin, {}), await note(here.member, { visibility: 'only-me' })]
    const ben = await here.account.member()
    await undo(here.admin, await remove(ben, ownerId))
    const change = await remove(ben, ownerId)
    expect([await told(here.admin, own), await actions(here.admin, open)]).toEqual([[], ['note created']])
    expect((await undo(here.admin, change)).status).toBe(200)
    const seen = (by: Person, id: string) => by.call(getNote, { params: { id } }).then(({ status }) => status)
    expect([await seen(here.admin, open), await seen(here.admin, own), await seen(here.member, own)]).toEqual([200, 404, 200])
  })

  it('can be a note, on an existing or a later deleted record', async () => {
    const ownerId = await contact(here.admin, 'Ada')
    const { noteId } = (await here.member.call(contactNotes.create, { params: { ownerId }, body: { note: { body: 'Rang.' } } })).reply
    await here.member.call(updateNote, { params: { id: noteId }, body: { note: { visibility: 'selected-people' } } })
    const ben = await here.account.member()
    await here.member.call(updateNote, { params: { id: noteId }, body: { note: { allowedUsers: [here.admin.id] } } })
    const { change } = await here.member.call(deleteNote, { params: { id: noteId } })
    expect([(await actions(here.admin, noteId))[0], await actions(ben, noteId)]).toEqual(['note deleted', []])
    const whole = await remove(ben, ownerId)
    expect((await actions(here.admin, noteId))[0]).toBe('note deleted')
    for (const id of [whole, change]) expect((await undo(here.admin, id)).status).toBe(200)
    expect((await here.admin.call(getNote, { params: { id: noteId } })).status).toBe(200)
  })

  it('can be a client’s own message with private comments', async () => {
    const { id, admin, member, client, outside } = await openProject(here.account)
    const messageId = await writeMessage(client, id)
    const comment = { body: 'Among us', isPrivate: true }
    const { commentId } = (await member.call(messageComments.create, { params: { resourceId: messageId }, body: { comment } })).reply
    const { change } = await client.call(deleteMessage, { params: { id: messageId } })
    expect((await actions(admin, messageId))[0]).toBe('message deleted')
    expect([(await undo(outside, change)).status, (await undo(member, change)).status]).toEqual([404, 403])
    expect((await undo(admin, change)).status).toBe(200)
    const seen = (by: Person) => by.call(getComment, { params: { id: commentId } }).then(({ status }) => status)
    expect([await seen(member), await seen(client)]).toEqual([200, 404])
  })
})
