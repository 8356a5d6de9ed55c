import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused } from '../../fixtures/answers.ts'
import type { Caller } from '../../fixtures/client.ts'
import { addTags, makeComment, makeContact, makeNote, makeWorkgroup, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

/** Every way to reach a contact; each returns 404 or omits the contact. */
const traces = async (by: Caller, made: { id: string; note: string; comment: string; file: string }) => {
  for (const path of [`/contacts/${made.id}`, `/contacts/${made.id}/tags`, `/contacts/${made.id}/notes`, `/notes/${made.note}`])
    refused(await by.get(path), 404)
  for (const path of [`/notes/${made.note}/comments`, `/comments/${made.comment}`, `/files/${made.file}`, `/download/${made.file}`])
    refused(await by.get(path), 404)
  for (const query of ['', 'term=hideaway', 'title=hermit', 'email=@cave.test', 'tags=secret', 'since=yesterday', 'x-sort=-changed']) {
    const list = accepted(await by.get(`/contacts?x-count=1&${query}`))
    expect(idsAt(list, 'contacts')).not.toContain(made.id)
    expect(at(list, 'x-total')).toBe(idsAt(list, 'contacts').length)
  }
  expect(accepted(await by.get('/tags')).body).toEqual({ tags: {} })
  expect(JSON.stringify(accepted(await by.get('/x/changes')).body)).not.toMatch(/hideaway/i)
}

const makeHidden = async (by: Caller, fields: Record<string, string | string[]>) => {
  const file = await upload(by)
  const email = { 'entity-type': 'e-mail', 'entity-value': 'h@cave.test' }
  const id = await makeContact(by, { name: 'Hideaway', title: 'Hermit', 'contact-data': [email], attachment: [file], ...fields })
  await addTags(by, id, 'secret')
  const note = await makeNote(by, id)
  return { id, note, comment: await makeComment(by, note), file }
}

test('only-me hides a contact from everyone but its creator, even administrators', async ({ cast }) => {
  const made = await makeHidden(cast.creator, { visibility: 'only-me' })
  accepted(await cast.creator.get(`/contacts/${made.id}`))
  for (const other of [cast.admin, cast.member, cast.groupMember]) await traces(other, made)
})

test('trap 10: group shows a contact to the workgroup in group-id and the creator', async ({ cast }) => {
  const { admin, creator, groupMember, groupId } = cast
  const made = await makeHidden(creator, { visibility: 'group', 'group-id': groupId })
  for (const reader of [creator, groupMember]) {
    const read = accepted(await reader.get(`/contacts/${made.id}`))
    expect(read.body).toMatchObject({ contact: { visibility: 'group', 'group-id': groupId } })
    accepted(await reader.get(`/download/${made.file}`))
  }
  for (const other of [admin, cast.member, cast.selectedPerson]) await traces(other, made)
  accepted(await creator.put(`/workgroups/${groupId}`, { group: { users: [`-${groupMember.id}`] } }))
  await traces(groupMember, made)
  refused(
    await creator.post('/contacts', { contact: { type: 'person', name: 'A', visibility: 'group', 'workgroup-id': groupId } }),
    422,
    'contact.workgroup-id',
  )
  refused(await creator.post('/contacts', { contact: { type: 'person', name: 'A', visibility: 'group' } }), 422, 'contact.group-id')
  refused(await creator.put(`/contacts/${made.id}`, { contact: { 'workgroup-id': groupId } }), 422, 'contact.workgroup-id')
})

test('selected-people shows a contact to allowed-users and the creator', async ({ cast }) => {
  const { admin, creator, selectedPerson, member } = cast
  const made = await makeHidden(creator, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  for (const reader of [creator, selectedPerson]) accepted(await reader.get(`/contacts/${made.id}`))
  for (const other of [admin, member, cast.groupMember]) await traces(other, made)
})

test('trap 9: allowed-users adds, keeps and removes', async ({ cast }) => {
  const { creator, selectedPerson, member } = cast
  const id = await makeContact(creator, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  const allow = (users: string[]) => creator.put(`/contacts/${id}`, { contact: { 'allowed-users': users } })
  accepted(await allow([member.id]))
  for (const reader of [selectedPerson, member, creator]) accepted(await reader.get(`/contacts/${id}`))
  accepted(await allow([`-${selectedPerson.id}`]))
  refused(await selectedPerson.get(`/contacts/${id}`), 404)
  accepted(await member.get(`/contacts/${id}`))
  refused(await allow([`-${selectedPerson.id}`]), 422, 'contact.allowed-users')
})

test('always includes the creator', async ({ cast }) => {
  const { creator, admin, selectedPerson } = cast
  const id = await makeContact(creator, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  const allowed = [creator.id, selectedPerson.id]
  expect(at(accepted(await creator.get(`/contacts/${id}`)), 'contact.allowed-users')).toEqual(allowed)
  expect(at(accepted(await creator.get('/contacts?contact-type=person')), 'contacts.0.allowed-users')).toEqual(allowed)
  const put = (users: string[]) => creator.put(`/contacts/${id}`, { contact: { 'allowed-users': users } })
  expect(accepted(await put(allowed)).headers['x-change']).toBeUndefined()
  refused(await put([`-${creator.id}`]), 422, 'contact.allowed-users.0')
  accepted(await put([`-${selectedPerson.id}`]))
  expect(at(accepted(await creator.get(`/contacts/${id}`)), 'contact.allowed-users')).toEqual([creator.id])
  const others = await makeWorkgroup(admin, 'Elsewhere', [selectedPerson.id])
  const grouped = await makeContact(creator, { visibility: 'group', 'group-id': others })
  accepted(await creator.get(`/contacts/${grouped}`))
})

test('lets the creator, or an administrator with access, change the visibility', async ({ cast }) => {
  const { creator, admin, member, selectedPerson } = cast
  const show = (by: Caller, id: string, visibility: string) => by.put(`/contacts/${id}`, { contact: { visibility } })
  const open = await makeContact(creator)
  refused(await show(member, open, 'only-me'), 403)
  expect(at(accepted(await creator.get(`/contacts/${open}`)), 'contact.visibility')).toBe('public')
  const people = { visibility: 'selected-people', 'allowed-users': [selectedPerson.id, admin.id] }
  accepted(await admin.put(`/contacts/${open}`, { contact: people }))
  refused(await member.get(`/contacts/${open}`), 404)
  refused(await show(selectedPerson, open, 'public'), 403)
  refused(await selectedPerson.put(`/contacts/${open}`, { contact: { 'allowed-users': [member.id] } }), 403)
  accepted(await show(admin, open, 'public'))
  const closed = await makeContact(creator, { visibility: 'only-me' })
  refused(await show(admin, closed, 'public'), 404)
  accepted(await show(creator, closed, 'public'))
  accepted(await member.get(`/contacts/${closed}`))
})

test('hides all customer data from clients and strangers', async ({ cast }) => {
  const { creator, client, stranger } = cast
  const made = await makeHidden(creator, {})
  for (const path of ['/contacts', '/contacts/recentlyViewed', '/tags', `/contacts/${made.id}/notes`, `/notes/${made.note}/comments`])
    refused(await client.get(path), 404)
  for (const path of [
    `/contacts/${made.id}`,
    `/notes/${made.note}`,
    `/comments/${made.comment}`,
    `/files/${made.file}`,
    `/download/${made.file}`,
  ]) {
    refused(await client.get(path), 404)
    refused(await stranger.get(path), 404)
  }
  await traces(stranger, made)
})

test('returns the same response for an unknown and a hidden id', async ({ cast }) => {
  const { creator, member } = cast
  const made = await makeHidden(creator, { visibility: 'only-me' })
  const unknown = '999999999'
  for (const [there, not] of [
    [`/contacts/${made.id}`, `/contacts/${unknown}`],
    [`/notes/${made.note}`, `/notes/${unknown}`],
    [`/comments/${made.comment}`, `/comments/${unknown}`],
    [`/files/${made.file}`, `/files/${unknown}`],
  ] as const)
    expect((await member.get(there)).body).toEqual((await member.get(not)).body)
  const attach = (id: string) => member.post('/contacts', { contact: { type: 'person', name: 'A', attachment: [id] } })
  expect(refused(await attach(made.file), 422, 'contact.attachment').body).toEqual((await attach(unknown)).body)
  const employ = (id: string) => member.post('/contacts', { contact: { type: 'person', name: 'A', 'company-id': id } })
  expect(refused(await employ(made.id), 422, 'contact.company-id').body).toEqual((await employ(unknown)).body)
})
