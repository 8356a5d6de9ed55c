import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { makeContact, makeNote, makeWorkgroup } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('trap 5: lists workgroups as groups, returns one as group, and a new id as workgroup-id', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  expect(accepted(await admin.get('/workgroups')).body).toEqual({ groups: [] })
  const made = accepted(await admin.post('/workgroups', { group: { name: 'Build', users: [mia.id] } }), 201)
  expect(made.body).toEqual({ 'workgroup-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'workgroup-id')
  expect(accepted(await mia.get('/workgroups')).body).toMatchObject({ groups: [{ id, name: 'Build', users: [mia.id] }] })
  expect(accepted(await mia.get(`/workgroups/${id}`)).body).toMatchObject({ group: { id, name: 'Build', users: [mia.id] } })
  refused(await admin.post('/workgroups', { workgroup: { name: 'Build' } }), 422, 'group')
})

test('trap 9: adds, keeps and, with a minus, removes users', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const id = await makeWorkgroup(admin, 'Build', [mia.id])
  const put = (group: { [key: string]: string | string[] }) => admin.put(`/workgroups/${id}`, { group })
  const users = async () => at(accepted(await admin.get(`/workgroups/${id}`)), 'group.users') as string[]
  expect(accepted(await put({ users: [gus.id] })).body).toEqual({})
  expect((await users()).toSorted()).toEqual([mia.id, gus.id].toSorted())
  accepted(await put({ users: [mia.id] }))
  accepted(await put({ name: 'Builders' }))
  expect((await users()).toSorted()).toEqual([mia.id, gus.id].toSorted())
  accepted(await put({ users: [`-${mia.id}`] }))
  expect(await users()).toEqual([gus.id])
  for (const bad of [[`-${mia.id}`], [gus.id, gus.id], [gus.id, `-${gus.id}`], ['999999999'], [id]])
    refused(await put({ users: bad }), 422, 'group.users')
  expect(accepted(await admin.get(`/workgroups/${id}`)).body).toMatchObject({ group: { name: 'Builders', users: [gus.id] } })
})

test('lets administrators and the creator change a workgroup; others cannot add themselves', async ({ cast }) => {
  const { creator, groupMember, member, admin, groupId, stranger } = cast
  for (const other of [member, groupMember]) {
    refused(await other.put(`/workgroups/${groupId}`, { group: { users: [member.id] } }), 403)
    refused(await other.delete(`/workgroups/${groupId}`), 403)
  }
  for (const path of [`/workgroups/${groupId}`, '/workgroups/999999999']) {
    refused(await stranger.get(path), 404)
    refused(await stranger.put(path, { group: { name: 'Ours' } }), 404)
    refused(await stranger.delete(path), 404)
  }
  accepted(await admin.put(`/workgroups/${groupId}`, { group: { name: 'By the boss' } }))
  accepted(await creator.put(`/workgroups/${groupId}`, { group: { name: 'By the creator' } }))
  expect(accepted(await creator.delete(`/workgroups/${groupId}`)).body).toEqual({})
  refused(await creator.get(`/workgroups/${groupId}`), 404)
})

test('does not delete a workgroup that a contact is shared with: 409', async ({ cast }) => {
  const { creator, admin, groupId } = cast
  const contact = await makeContact(creator, { visibility: 'group', 'group-id': groupId })
  for (const by of [creator, admin]) refused(await by.delete(`/workgroups/${groupId}`), 409)
  expect(idsAt(accepted(await admin.get('/workgroups')), 'groups')).toEqual([groupId])
  accepted(await creator.put(`/contacts/${contact}`, { contact: { visibility: 'public' } }))
  accepted(await admin.delete(`/workgroups/${groupId}`))
})

test('does not delete a workgroup that a note is shared with: 409', async ({ cast }) => {
  const { creator, groupId } = cast
  const note = await makeNote(creator, await makeContact(creator), { visibility: 'group', 'workgroup-id': groupId })
  refused(await creator.delete(`/workgroups/${groupId}`), 409)
  accepted(await creator.get(`/workgroups/${groupId}`))
  accepted(await creator.delete(`/notes/${note}`))
  accepted(await creator.delete(`/workgroups/${groupId}`))
})

test('counts the visible records shared with a workgroup', async ({ space }) => {
  const { admin } = space
  const mia = await space.member('Mia')
  const id = await makeWorkgroup(admin, 'Build', [mia.id])
  const uses = async (by: typeof admin) => accepted(await by.get(`/x/workgroups/${id}/uses`)).body
  expect(await uses(admin)).toEqual({ uses: { contacts: 0, deals: 0, cases: 0, notes: 0 } })
  const shown = await makeContact(admin, { name: 'Ada', visibility: 'group', 'group-id': id })
  await makeContact(admin, { name: 'Bo' })
  await makeNote(admin, shown, { body: 'For us.', visibility: 'group', 'workgroup-id': id })
  const secret = await makeContact(admin, { name: 'Secret', visibility: 'only-me' })
  await makeNote(admin, secret, { body: 'For us, one day.', visibility: 'group', 'workgroup-id': id })
  expect(await uses(admin)).toEqual({ uses: { contacts: 1, deals: 0, cases: 0, notes: 2 } })
  expect(await uses(mia)).toEqual({ uses: { contacts: 1, deals: 0, cases: 0, notes: 1 } })
  expect(await uses(await space.member('Gus'))).toEqual({ uses: { contacts: 0, deals: 0, cases: 0, notes: 0 } })
  refused(await admin.get('/x/workgroups/999999999/uses'), 404)
})
