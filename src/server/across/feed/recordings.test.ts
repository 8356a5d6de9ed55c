import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { noteComments } from '../../../contract/notes/comments.ts'
import { contactNotes, deleteNote, updateNote } from '../../../contract/notes/notes.ts'
import { listRecordings, listRecordingsSince, type Recording } from '../../../contract/recordings.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { getMe, updateMe } from '../../../contract/x/people/me.ts'
import { prune } from '../../service.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const newContact = async (by: Person, fields = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Ada', ...fields } } })).reply.contactId
const newNote = (by: Person, ownerId: string, body = 'Called back.') =>
  by.call(contactNotes.create, { params: { ownerId }, body: { note: { body } } })
const undo = (by: Person, id: string) => by.call(undoChange, { params: { id } })
/** Reads the whole feed, page by page. */
const feedOf = async (by: Person, since?: string) => {
  const all: Recording[] = []
  const first = since === undefined ? by.call(listRecordings) : by.call(listRecordingsSince, { params: { since } })
  let { reply } = await first
  for (;;) {
    all.push(...reply.contacts)
    if (reply.continuedAt === undefined) return all
    reply = (await by.call(listRecordings, { path: reply.continuedAt })).reply
  }
}
const actions = async (by: Person) => (await feedOf(by)).map(({ action, title }) => `${action.text}: ${title}`)

describe('the activity feed', () => {
  it('hides undone changes and shows them again after a redo, repeatedly', async () => {
    const { admin } = await world.account()
    const made = await newNote(admin, await newContact(admin))
    const { noteId } = made.reply
    const shown = ['note created: Called back.']
    expect(await actions(admin)).toEqual(shown)
    const gone = await undo(admin, made.change)
    expect(await actions(admin)).toEqual([])
    const back = await undo(admin, gone.change)
    expect(await actions(admin)).toEqual(shown)
    const goneAgain = await undo(admin, back.change)
    expect(await actions(admin)).toEqual([])
    await undo(admin, goneAgain.change)
    expect(await actions(admin)).toEqual(shown)
    const changed = await admin.call(updateNote, { params: { id: noteId }, body: { note: { body: 'Wrote back.' } } })
    expect(await actions(admin)).toEqual(['note created: Wrote back.', 'note updated: Wrote back.'])
    await undo(admin, changed.change)
    expect(await actions(admin)).toEqual(shown)
    const deleted = await admin.call(deleteNote, { params: { id: noteId } })
    expect(await actions(admin)).toEqual([])
    await undo(admin, deleted.change)
    expect(await actions(admin)).toEqual([...shown, 'note restored: Called back.'])
  })

  it('shows what is visible today, and outlives the journal', async () => {
    const { admin, member } = await world.account()
    const mia = await member()
    const contact = await newContact(admin)
    const { noteId } = (await newNote(admin, contact)).reply
    await admin.call(noteComments.create, { params: { resourceId: noteId }, body: { comment: { body: 'So it is.' } } })
    expect(await actions(mia)).toEqual(['note created: Called back.', 'comment created: So it is.'])
    await prune(world.store, new Date(Date.UTC(2026, 10, 17, 10)), 0)
    expect(await actions(mia)).toEqual(['note created: Called back.', 'comment created: So it is.'])
    await admin.call(updateContact, { params: { id: contact }, body: { contact: { visibility: 'only-me' } } })
    expect(await actions(mia)).toEqual([])
    expect(await actions(admin)).toHaveLength(2)
  })

  it('loses nothing for a client that polls while eight others write', async () => {
    const { admin } = await world.account()
    const contact = await newContact(admin)
    const made: string[] = []
    const seen = new Map<string, Recording>()
    const writer = async () => {
      for (let n = 0; n < 40; n += 1) {
        made.push((await newNote(admin, contact)).change)
        if (n % 5 === 0) world.pass(1)
      }
    }
    let since = '2026-01-01 00:00:00'
    const poll = async () => {
      for (const recording of await feedOf(admin, since)) {
        seen.set(recording.id, recording)
        since = recording.date
      }
    }
    let writing = true
    const reader = async () => {
      while (writing) await poll()
    }
    const reading = reader()
    await Promise.all(Array.from({ length: 8 }, writer))
    writing = false
    await reading
    await poll()
    expect(made).toHaveLength(320)
    expect([...seen.keys()].toSorted()).toEqual(made.toSorted())
    expect((await feedOf(admin)).map(({ id }) => id)).toEqual([...seen.keys()])
  })

  it('is sorted, filtered and read from the line that was seen', async () => {
    const { admin, member } = await world.account()
    const mia = await member()
    const contact = await newContact(admin, { name: 'Sigrid' })
    const { noteId } = (await newNote(mia, contact, 'First.')).reply
    await admin.call(noteComments.create, { params: { resourceId: noteId }, body: { comment: { body: 'Own.' } } })
    const titlesOf = async (query: QueryOf<typeof listRecordings>) =>
      (await admin.call(listRecordings, { query })).reply.contacts.map(({ title }) => title)
    expect(await titlesOf({ xSort: '-date' })).toEqual(['Own.', 'First.'])
    expect(await titlesOf({ xResource: ['notes', 'deals'] })).toEqual(['First.'])
    expect(await titlesOf({ xAuthor: mia.id, xSort: '-date' })).toEqual(['First.'])
    expect(await titlesOf({ xUnseen: true })).toEqual(['First.'])
    const [newest] = (await admin.call(listRecordings, { query: { xSort: '-date' } })).reply.contacts
    expect(newest?.ancestors.map(({ resource, title }) => [resource, title])).toEqual([
      ['notes', 'First.'],
      ['contacts', 'Sigrid'],
    ])
    const seen = { recordingId: newest?.id ?? '', date: newest?.date ?? '' }
    await admin.call(updateMe, { body: { me: { seen } } })
    expect((await admin.call(getMe)).reply.me.seen).toEqual(seen)
    await newNote(mia, contact, 'In the same second.')
    expect(await titlesOf({ xUnseen: true })).toEqual(['In the same second.'])
  })
})
