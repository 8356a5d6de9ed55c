import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContact, deleteContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { noteComments } from '../../../contract/notes/comments.ts'
import { contactNotes, deleteNote } from '../../../contract/notes/notes.ts'
import { createProject } from '../../../contract/projects/projects.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { getMe } from '../../../contract/x/people/me.ts'
import { createToken, deleteToken } from '../../../contract/x/people/tokens.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { callerOf } from '../../testing/caller.ts'
import { listen } from '../../testing/listen.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { createAccountEvents } from './account-events.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ beat: 100 })
})
afterAll(() => world.end())

const newContact = async (by: Person, fields = {}) =>
  (await by.call(createContact, { body: { contact: { type: 'person', name: 'Ada', ...fields } } })).reply.contactId
const put = (by: Person, id: string, contact: object) => by.call(updateContact, { params: { id }, body: { contact } })

describe('live events', () => {
  it('name the record of a note or comment, even after its deletion', async () => {
    const { admin, member } = await world.account()
    const events = await listen(await member())
    const heard = async (): Promise<object> => JSON.parse((await events.next()).said)
    const contact = await newContact(admin)
    await heard()
    const note = (await admin.call(contactNotes.create, { params: { ownerId: contact }, body: { note: { body: 'Met.' } } })).reply.noteId
    const onContact = { resource: 'notes', id: note, on: { resource: 'contacts', id: contact } }
    expect(await heard()).toEqual({ ...onContact, action: 'created' })
    const { reply } = await admin.call(noteComments.create, { params: { resourceId: note }, body: { comment: { body: 'Good.' } } })
    const onNote = { resource: 'comments', id: reply.commentId, on: { resource: 'notes', id: note } }
    expect(await heard()).toEqual({ ...onNote, action: 'created' })
    await admin.call(deleteNote, { params: { id: note } })
    expect(await heard()).toEqual({ ...onContact, action: 'deleted' })
    events.stop()
  })

  it('report created, updated and deleted records, with the id to continue from', async () => {
    const { admin, member } = await world.account()
    const mia = await member()
    const events = await listen(mia)
    const id = await newContact(admin)
    expect((await events.next()).said).toBe(JSON.stringify({ resource: 'contacts', id, action: 'created' }))
    const changed = await put(admin, id, { title: 'Head' })
    const second = await events.next()
    expect(second).toEqual({ id: changed.change, said: JSON.stringify({ resource: 'contacts', id, action: 'updated' }) })
    const deleted = await admin.call(deleteContact, { params: { id } })
    expect(await events.hear(1)).toEqual([`deleted contacts ${id}`])
    await admin.call(undoChange, { params: { id: deleted.change } })
    expect(await events.hear(1)).toEqual([`created contacts ${id}`])
    await events.stop()
    const later = await listen(mia, second.id)
    expect(await later.hear(2)).toEqual([`deleted contacts ${id}`, `created contacts ${id}`])
    await later.stop()
  })

  it('report nothing hidden, and a deletion to people who lose access', async () => {
    const { admin, member } = await world.account()
    const mia = await member()
    const hers = await listen(mia)
    const hidden = await newContact(admin, { visibility: 'only-me' })
    await put(admin, hidden, { title: 'Secret' })
    await admin.call(contactNotes.create, { params: { ownerId: hidden }, body: { note: { body: 'Psst.' } } })
    const shown = await newContact(admin)
    expect(await hers.hear(1)).toEqual([`created contacts ${shown}`])
    await put(admin, shown, { visibility: 'only-me' })
    expect(await hers.hear(1)).toEqual([`deleted contacts ${shown}`])
    await put(admin, shown, { title: 'Unseen' })
    await admin.call(deleteContact, { params: { id: shown } })
    await put(admin, hidden, { visibility: 'public' })
    expect(await hers.hear(1)).toEqual([`updated contacts ${hidden}`])
    const last = await newContact(mia)
    expect(await hers.hear(1)).toEqual([`created contacts ${last}`])
    await hers.stop()
  })

  it('report to clients only their projects, while their company takes part', async () => {
    const { admin, client } = await world.account()
    const outsider = await client()
    const { companyId } = (await outsider.call(getMe)).reply.me
    const [own, his] = [await listen(admin), await listen(outsider)]
    await newContact(admin)
    const { projectId: id } = (await admin.call(createProject, { body: { project: { name: 'Ferries' } } })).reply
    // When the administrator has the event, the client would have it too.
    await own.hear(2)
    await admin.call(changeProjectCompanies, { params: { id }, body: { companies: [companyId] } })
    expect((await his.next()).said).toBe(JSON.stringify({ resource: 'projects', id, action: 'updated', 'project-id': id }))
    await admin.call(changeProjectCompanies, { params: { id }, body: { companies: [`-${companyId}`] } })
    expect(await his.hear(1)).toEqual([`deleted projects ${id}`])
    await own.stop()
    await his.stop()
  })

  it('continue after one row of a change that touched several', async () => {
    const { admin } = await world.account()
    const contact = await newContact(admin)
    const { noteId } = (await admin.call(contactNotes.create, { params: { ownerId: contact }, body: { note: { body: 'One.' } } })).reply
    const events = await listen(admin)
    await admin.call(deleteContact, { params: { id: contact } })
    const { change } = await admin.call(createContact, { body: { contact: { type: 'person', name: 'Bo', companyName: 'Kiln' } } })
    const heard = [await events.next(), await events.next(), await events.next()]
    expect(heard.map(({ said }) => JSON.parse(said).action)).toEqual(['deleted', 'created', 'created'])
    expect(heard.map(({ id }) => id)).toEqual([expect.stringMatching(/^\d+\.\d+$/), `${change}.1`, `${change}.2`])
    await events.stop()
    const again = await listen(admin, `${change}.1`)
    expect(await again.next()).toEqual(heard[2])
    await again.stop()
    expect((await admin.call(deleteNote, { params: { id: noteId } })).status).toBe(404)
  })

  it('bring a sign of life that falls due during a read', async () => {
    const { admin, id } = await world.account()
    const { tokenHash } = await world.store.read(({ db }) =>
      db.selectFrom('accessKeys').select('tokenHash').where('accountId', '=', id).where('userId', '=', admin.id).executeTakeFirstOrThrow(),
    )
    const events = createAccountEvents(world.store, { info: () => {}, error: () => {} }, id)
    const sent: string[] = []
    const send = (bytes: Uint8Array) => sent.push(new TextDecoder().decode(bytes))
    events.join({ keyHash: tokenHash, after: undefined, send, end: () => {} })
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 })
    const reading = events.catchUp()
    void events.catchUp(true)
    await reading
    expect(sent.slice(1)).toEqual([': still here\n\n'])
  })

  it('end with their key and with their user', async () => {
    const { admin, member } = await world.account()
    const mia = await member()
    const { token, tokenId } = (await mia.call(createToken, { body: { token: { name: 'Watcher' } } })).reply
    const [byToken, bySession] = [await listen(callerOf(world.handle, token)), await listen(mia)]
    await mia.call(deleteToken, { params: { id: tokenId } })
    expect(await byToken.next()).toEqual({ id: '', said: 'the end' })
    await newContact(admin)
    expect((await bySession.hear(1))[0]).toMatch(/^created contacts/)
    await admin.call(updateUser, { params: { id: mia.id }, body: { user: { active: false } } })
    expect(await bySession.next()).toEqual({ id: '', said: 'the end' })
  })

  it('end when the session expires', async () => {
    const { admin, member } = await world.account()
    const { token } = (await admin.call(createToken, { body: { token: { name: 'Lasting' } } })).reply
    const lasting = { ...admin, ...callerOf(world.handle, token) }
    const [bySession, byToken] = await Promise.all([listen(await member()), listen(lasting)])
    world.pass(86_400)
    const id = await newContact(lasting)
    expect(await byToken.hear(1)).toEqual([`created contacts ${id}`])
    expect(await bySession.next()).toEqual({ id: '', said: 'the end' })
    await byToken.stop()
  })

  it('report if more was missed than the journal has', async () => {
    const { admin } = await world.account()
    const events = await listen(admin, '1')
    expect((await events.next()).said).toBe('missed')
    const id = await newContact(admin)
    expect(await events.hear(1)).toEqual([`created contacts ${id}`])
    await events.stop()
    expect((await admin.send('GET', '/x/events', { headers: { 'last-event-id': 'yesterday' } })).status).toBe(400)
    expect((await admin.send('GET', '/x/events', { headers: { 'last-event-id': '9999999999999999999' } })).status).toBe(400)
    expect((await world.noOne.send('GET', '/x/events')).status).toBe(401)
    const head = await admin.send('HEAD', '/x/events')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('end only for the returning listener if missed events cannot be read', async () => {
    const own = await openWorld()
    const { admin, member } = await own.account()
    const mia = await member()
    const events = await listen(admin)
    const before = events.place()
    const broken = await newContact(admin)
    expect(await events.hear(1)).toEqual([`created contacts ${broken}`])
    await own.store.write(({ db }) => db.updateTable('changeRows').set({ after: '{' }).where('rowId', '=', broken).execute())
    const back = await mia.send('GET', '/x/events', { headers: { 'last-event-id': before } })
    expect([back.status, await back.text()]).toEqual([200, ''])
    expect(own.logged).toHaveLength(1)
    const newcomer = await listen(mia)
    const id = await newContact(admin)
    expect(await events.hear(1)).toEqual([`created contacts ${id}`])
    expect(await newcomer.hear(1)).toEqual([`created contacts ${id}`])
    await events.stop()
    await newcomer.stop()
    await own.end()
  })

  it('reach a hundred listeners of fifty people, each with their own events', async () => {
    const { admin, member } = await world.account()
    const people: Person[] = []
    for (let n = 0; n < 50; n += 1) people.push(await member())
    const streams = await Promise.all([...people, ...people].map((person) => listen(person)))
    const id = await newContact(admin)
    const heard = await Promise.all(streams.map((stream) => stream.hear(1)))
    expect(new Set(heard.flat())).toEqual(new Set([`created contacts ${id}`]))
    await Promise.all(streams.map((stream) => stream.stop()))
    expect(world.logged).toEqual([])
  })
})

it('refuses more than 32 streams of one person, and opens another when one has ended', async () => {
  const own = await openWorld()
  const { admin, member } = await own.account()
  const colleague = await member()
  const open = (by: Person) => by.send('GET', '/x/events')
  const streams = await Promise.all(Array.from({ length: 32 }, () => open(admin)))
  const refused = await open(admin)
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { errors: [{ code: 'too-many', message: 'At most 32 windows can listen to changes. Close some of them.' }] },
  ])
  const other = await open(colleague)
  await streams[0]?.body?.cancel()
  const next = await open(admin)
  expect([other.status, next.status]).toEqual([200, 200])
  await own.end()
})
