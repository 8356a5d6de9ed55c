import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused } from '../../fixtures/answers.ts'
import type { Answer, Caller } from '../../fixtures/client.ts'
import { addTags, makeComment, makeCompany, makeContact, makeNote, makeWorkgroup, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const changeOf = (answer: Answer) => {
  const change = accepted(answer, answer.status === 201 ? 201 : 200).headers['x-change'] ?? ''
  expect(change).toMatch(/^[1-9]\d*$/)
  return change
}
const undo = async (by: Caller, change: string) => {
  const answer = accepted(await by.post(`/x/changes/${change}/undo`))
  expect(answer.body).toEqual({ 'change-id': answer.headers['x-change'] })
  return changeOf(answer)
}
/** The responses to some reads, without update times and versions. */
const look = async (by: Caller, paths: string[]) => {
  const bodies = await Promise.all(paths.map(async (path) => [path, (await by.get(path)).status, (await by.get(path)).body]))
  return JSON.parse(JSON.stringify(bodies, (key, value) => (key === 'updated-at' ? undefined : value)))
}

test('undoes and redoes a delete with tags, notes, comments, people and files', async ({ space }) => {
  const { admin } = space
  const file = await upload(admin)
  const company = await makeCompany(admin, 'Harbour Works', { attachment: [file], addresses: [{ city: 'Bergen' }] })
  await addTags(admin, company, 'VIP')
  const person = await makeContact(admin, { 'company-id': company })
  const note = await makeNote(admin, company)
  const comment = await makeComment(admin, note)
  const paths = [
    ...[`/contacts/${company}`, `/contacts/${person}`, `/contacts/${company}/notes`, `/notes/${note}`, `/comments/${comment}`],
    ...['/tags', '/contacts?term=harbour', `/contacts?company-id=${company}`, `/files/${file}`, '/contacts?x-count=1'],
  ]
  const before = await look(admin, paths)
  const deleted = changeOf(await admin.delete(`/contacts/${company}`))
  const gone = await look(admin, paths)
  expect(gone).not.toEqual(before)
  const undone = await undo(admin, deleted)
  expect(await look(admin, paths)).toEqual(before)
  const redone = await undo(admin, undone)
  expect(await look(admin, paths)).toEqual(gone)
  await undo(admin, redone)
  expect(await look(admin, paths)).toEqual(before)
})

test('trap 6: undoes a merge and restores both contacts', async ({ space }) => {
  const { admin } = space
  const [winner, looser] = [
    await makeContact(admin, { title: 'Head' }),
    await makeContact(admin, { visibility: 'only-me', addresses: [{ city: 'Bergen' }] }),
  ]
  await addTags(admin, looser, 'VIP')
  const note = await makeNote(admin, looser)
  const paths = [
    `/contacts/${winner}`,
    `/contacts/${looser}`,
    `/contacts/${winner}/notes`,
    `/contacts/${looser}/notes`,
    `/notes/${note}`,
    '/tags',
  ]
  const before = await look(admin, paths)
  const merged = changeOf(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`))
  await undo(admin, merged)
  expect(await look(admin, paths)).toEqual(before)
})

test('restores the people of a merged company when the merge is undone', async ({ space }) => {
  const { admin } = space
  const [winner, looser] = [await makeCompany(admin, 'Harbour Works'), await makeCompany(admin, 'Harbor Works')]
  const person = await makeContact(admin, { 'company-id': looser, addresses: [{ city: 'Bergen' }] })
  const paths = [`/contacts/${person}`, `/contacts/${looser}`, `/contacts/${winner}`, `/contacts?company-id=${looser}`]
  const before = await look(admin, paths)
  const undone = await undo(admin, changeOf(await admin.put(`/contacts/merge?looser_id=${looser}&winner_id=${winner}`)))
  expect(await look(admin, paths)).toEqual(before)
  await undo(admin, undone)
  expect(at(accepted(await admin.get(`/contacts/${person}`)), 'contact.company-id')).toBe(winner)
})

test('undoes creates and updates of every resource', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin, { 'contact-data': [{ 'entity-type': 'phone', 'entity-value': '1' }] })
  const note = await makeNote(admin, contact)
  const comment = await makeComment(admin, note)
  const group = await makeWorkgroup(admin, 'Build', [admin.id])
  const paths = [`/contacts/${contact}`, `/contacts/${contact}/notes`, `/notes/${note}/comments`, '/workgroups', '/contacts', '/tags']
  const writes = [
    () => admin.post('/contacts', { contact: { type: 'person', name: 'Bo', 'company-name': 'Brand New' } }),
    () =>
      admin.put(`/contacts/${contact}`, {
        contact: { title: 'Boss', visibility: 'only-me', 'contact-data': [{ 'entity-type': 'phone', 'entity-value': '2' }] },
      }),
    () => admin.post(`/contacts/${contact}/tags`, { tags: 'VIP, fares' }),
    () => admin.post(`/contacts/${contact}/notes`, { note: { body: 'More.' } }),
    () => admin.put(`/notes/${note}`, { note: { body: 'Less.', visibility: 'only-me' } }),
    () => admin.delete(`/notes/${note}`),
    () => admin.post(`/notes/${note}/comments`, { comment: { body: 'More.' } }),
    () => admin.put(`/comments/${comment}`, { comment: { body: 'Less.' } }),
    () => admin.delete(`/comments/${comment}`),
    () => admin.post('/workgroups', { group: { name: 'Design' } }),
    () => admin.put(`/workgroups/${group}`, { group: { name: 'Builders', users: [`-${admin.id}`] } }),
    () => admin.delete(`/workgroups/${group}`),
  ]
  for (const write of writes) {
    const before = await look(admin, paths)
    const change = changeOf(await write())
    expect(await look(admin, paths)).not.toEqual(before)
    await undo(admin, change)
    expect(await look(admin, paths)).toEqual(before)
  }
})

test('answers 409, names the row and changes nothing if a row has changed since', async ({ space, database }) => {
  const { admin } = space
  const [one, two] = [await makeContact(admin, { name: 'One' }), await makeContact(admin, { name: 'Two' })]
  const group = { 'x-change-group': crypto.randomUUID() }
  const first = changeOf(await admin.put(`/contacts/${one}`, { contact: { title: 'A' } }, group))
  changeOf(await admin.put(`/contacts/${two}`, { contact: { title: 'A' } }, group))
  accepted(await admin.put(`/contacts/${two}`, { contact: { title: 'B' } }))
  const before = await database.fingerprint()
  const answer = refused(await admin.post(`/x/changes/${first}/undo`), 409)
  expect(JSON.stringify(answer.body)).toContain('Two')
  expect(await database.fingerprint()).toBe(before)
  expect(at(accepted(await admin.get(`/contacts/${one}`)), 'contact.title')).toBe('A')
})

test('does not undo a create while the record is in use: 409', async ({ space }) => {
  const { admin } = space
  const company = await makeCompany(admin, 'Harbour Works')
  const made = accepted(await admin.get('/x/changes')).body as { changes: { id: string }[] }
  await makeContact(admin, { 'company-id': company })
  refused(await admin.post(`/x/changes/${made.changes[0]?.id}/undo`), 409)
  accepted(await admin.get(`/contacts/${company}`))
})

test('undoes a change only once: the second time is 409', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const change = changeOf(await admin.put(`/contacts/${contact}`, { contact: { title: 'A' } }))
  await undo(admin, change)
  refused(await admin.post(`/x/changes/${change}/undo`), 409)
})

test('undoes and redoes all changes of a group in one step', async ({ space }) => {
  const { admin } = space
  const ids = [await makeContact(admin), await makeContact(admin), await makeContact(admin)]
  const group = { 'x-change-group': crypto.randomUUID() }
  const changes: string[] = []
  for (const id of ids) changes.push(changeOf(await admin.post(`/contacts/${id}/tags`, { tags: 'bulk' }, group)))
  changes.push(changeOf(await admin.delete(`/contacts/${ids[0]}`, group)))
  const tagged = async () => idsAt(accepted(await admin.get('/contacts?tags=bulk')), 'contacts')
  expect(await tagged()).toEqual(ids.slice(1))
  const undone = await undo(admin, changes[1] ?? '')
  expect(await tagged()).toEqual([])
  accepted(await admin.get(`/contacts/${ids[0]}`))
  await undo(admin, undone)
  expect(await tagged()).toEqual(ids.slice(1))
  refused(await admin.get(`/contacts/${ids[0]}`), 404)
  refused(await admin.post('/contacts', { contact: { type: 'person', name: 'A' } }, { 'x-change-group': 'not a uuid' }), 400)
})

test('lets the author and administrators with access undo a change', async ({ cast }) => {
  const { creator, member, admin, stranger, client } = cast
  const open = await makeContact(creator)
  const edit = async () => changeOf(await creator.put(`/contacts/${open}`, { contact: { title: crypto.randomUUID() } }))
  const change = await edit()
  refused(await member.post(`/x/changes/${change}/undo`), 403)
  for (const other of [stranger, client]) refused(await other.post(`/x/changes/${change}/undo`), 404)
  await undo(admin, change)
  await undo(creator, await edit())
  const hidden = await makeContact(creator, { visibility: 'only-me' })
  const secret = changeOf(await creator.put(`/contacts/${hidden}`, { contact: { title: 'A' } }))
  for (const other of [admin, member]) refused(await other.post(`/x/changes/${secret}/undo`), 404)
  refused(await creator.post('/x/changes/999999999/undo'), 404)
})

test('reveals nothing about a hidden record when it refuses an undo', async ({ cast }) => {
  const { creator, member } = cast
  const id = await makeContact(creator, { name: 'Open' })
  const change = changeOf(await member.put(`/contacts/${id}`, { contact: { title: 'A' } }))
  accepted(await creator.put(`/contacts/${id}`, { contact: { name: 'Codename Kestrel', visibility: 'only-me' } }))
  const answer = refused(await member.post(`/x/changes/${change}/undo`), 409)
  expect(JSON.stringify(answer.body)).not.toContain('Kestrel')
  expect(JSON.stringify((await member.get('/x/changes')).body)).not.toContain('Kestrel')
})
