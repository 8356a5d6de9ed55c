import { expect } from '@playwright/test'
import { accepted, at, idsAt, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeComment, makeContact, makeNote, makeWorkgroup, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('returns a note with every field as it was sent', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const file = await upload(admin)
  const sent = { body: 'Called.\n\n<b>Nice</b> talk.', date: '2024-02-29 23:59:59', visibility: 'only-me', attachments: [file] }
  const made = accepted(await admin.post(`/contacts/${contact}/notes`, { note: sent }), 201)
  expect(made.body).toEqual({ 'note-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'note-id')
  const note = accepted(await admin.get(`/notes/${id}`))
  expect(note.body).toMatchObject({
    note: { id, ...sent, 'contact-id': contact, author: admin.id, files: [{ id: file, 'byte-size': '5', name: 'hello.txt' }] },
  })
  const listed = accepted(await admin.get(`/contacts/${contact}/notes`))
  expect(listed.body).toMatchObject({ notes: [{ id, ...sent, 'contact-id': contact, author: admin.id }] })
})

test('dates a note now, in UTC, and makes it public by default', async ({ space }) => {
  const contact = await makeContact(space.admin)
  const before = Date.now() - 1000
  const id = await makeNote(space.admin, contact)
  const note = accepted(await space.admin.get(`/notes/${id}`))
  expect(at(note, 'note.visibility')).toBe('public')
  const dated = Date.parse(`${textAt(note, 'note.date').replace(' ', 'T')}Z`)
  expect(dated).toBeGreaterThanOrEqual(before)
  expect(dated).toBeLessThanOrEqual(Date.now())
})

test('lists notes newest first, twenty-five a page', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const ids: string[] = []
  for (let day = 1; day <= 28; day += 1)
    ids.push(await makeNote(admin, contact, { date: `2024-01-${String(29 - day).padStart(2, '0')} 10:00:00` }))
  const twins = [
    await makeNote(admin, contact, { date: '2023-01-01 00:00:00' }),
    await makeNote(admin, contact, { date: '2023-01-01 00:00:00' }),
  ]
  const pages = await readPages(admin, `/contacts/${contact}/notes`, 'notes')
  expect(pages.map((page) => page.length)).toEqual([25, 5])
  expect(pages.flat().map(({ id }) => id)).toEqual([...ids, ...twins.toReversed()])
  const first = accepted(await admin.get(`/contacts/${contact}/notes/`))
  expect(nextOf(first)).toMatch(new RegExp(`^/contacts/${contact}/notes/2(\\?|$)`))
  expect(idsAt(accepted(await admin.get(`/contacts/${contact}/notes/2`)), 'notes')).toEqual([...ids.slice(25), ...twins.toReversed()])
  expect(accepted(await admin.get(`/contacts/${contact}/notes/9`)).body).toEqual({ notes: [] })
  for (const page of ['0', '-1', 'x', '1.5']) refused(await admin.get(`/contacts/${contact}/notes/${page}`), 400)
})

test('changes only the fields that are sent; attachments follow trap 9', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const [one, two] = [await upload(admin), await upload(admin)]
  const id = await makeNote(admin, contact, { body: 'First', date: '2024-01-01 10:00:00', attachments: [one] })
  const put = (note: { [key: string]: string | string[] }) => admin.put(`/notes/${id}`, { note })
  const read = async () => at(accepted(await admin.get(`/notes/${id}`)), 'note')
  expect(accepted(await put({ body: 'Second' })).body).toEqual({})
  expect(await read()).toMatchObject({ body: 'Second', date: '2024-01-01 10:00:00', attachments: [one] })
  accepted(await put({ attachments: [two] }))
  accepted(await put({ date: '2024-01-02 10:00:00' }))
  expect(await read()).toMatchObject({ body: 'Second', date: '2024-01-02 10:00:00', attachments: [one, two] })
  accepted(await put({ attachments: [`-${one}`] }))
  refused(await put({ attachments: [`-${one}`] }), 422, 'note.attachments')
  refused(await put({ body: ' ' }), 422, 'note.body')
  expect(await read()).toMatchObject({ body: 'Second', attachments: [two] })
})

test('trap 10: names the workgroup of a note workgroup-id', async ({ cast }) => {
  const { creator, groupMember, member, admin, groupId } = cast
  const contact = await makeContact(creator)
  const id = await makeNote(creator, contact, { visibility: 'group', 'workgroup-id': groupId })
  for (const reader of [creator, groupMember])
    expect(accepted(await reader.get(`/notes/${id}`)).body).toMatchObject({ note: { visibility: 'group', 'workgroup-id': groupId } })
  for (const other of [member, admin]) {
    refused(await other.get(`/notes/${id}`), 404)
    expect(accepted(await other.get(`/contacts/${contact}/notes`)).body).toEqual({ notes: [] })
  }
  refused(
    await creator.post(`/contacts/${contact}/notes`, { note: { body: 'x', visibility: 'group', 'group-id': groupId } }),
    422,
    'note.group-id',
  )
  refused(await creator.put(`/notes/${id}`, { note: { 'group-id': groupId } }), 422, 'note.group-id')
  refused(await creator.post(`/contacts/${contact}/notes`, { note: { body: 'x', visibility: 'group' } }), 422, 'note.workgroup-id')
})

test('shows a note only to users who can see its contact', async ({ cast }) => {
  const { creator, selectedPerson, member, groupMember } = cast
  const contact = await makeContact(creator, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  const group = await makeWorkgroup(creator, 'Wider', [groupMember.id, selectedPerson.id])
  const open = await makeNote(selectedPerson, contact)
  const grouped = await makeNote(selectedPerson, contact, { visibility: 'group', 'workgroup-id': group })
  const own = await makeNote(creator, contact, { visibility: 'only-me' })
  for (const id of [open, grouped]) {
    accepted(await selectedPerson.get(`/notes/${id}`))
    for (const other of [member, groupMember]) refused(await other.get(`/notes/${id}`), 404)
  }
  expect(idsAt(accepted(await selectedPerson.get(`/contacts/${contact}/notes`)), 'notes').toSorted()).toEqual([open, grouped].toSorted())
  expect(idsAt(accepted(await creator.get(`/contacts/${contact}/notes`)), 'notes').toSorted()).toEqual([open, own].toSorted())
  refused(await member.get(`/contacts/${contact}/notes`), 404)
  refused(await member.post(`/contacts/${contact}/notes`, { note: { body: 'Hello' } }), 404)
})

test('lets the author and administrators change and delete a note', async ({ cast }) => {
  const { creator, member, admin } = cast
  const contact = await makeContact(creator)
  const id = await makeNote(creator, contact, { body: 'Mine' })
  refused(await member.put(`/notes/${id}`, { note: { body: 'Yours' } }), 403)
  refused(await member.delete(`/notes/${id}`), 403)
  expect(at(accepted(await member.get(`/notes/${id}`)), 'note.body')).toBe('Mine')
  accepted(await admin.put(`/notes/${id}`, { note: { body: 'Tidied' } }))
  expect(accepted(await creator.get(`/notes/${id}`)).body).toMatchObject({ note: { body: 'Tidied', author: creator.id } })
  const comment = await makeComment(member, id)
  expect(accepted(await creator.delete(`/notes/${id}`)).body).toEqual({})
  for (const path of [`/notes/${id}`, `/notes/${id}/comments`, `/comments/${comment}`]) refused(await creator.get(path), 404)
  refused(await creator.delete(`/notes/${id}`), 404)
})

test('trap 8: returns the ids of a note as strings and its number of comments as an integer', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const id = await makeNote(admin, contact)
  await makeComment(admin, id)
  await makeComment(admin, id)
  const note = listAt(accepted(await admin.get(`/contacts/${contact}/notes`)), 'notes')[0]
  expect(note).toMatchObject({ id, 'contact-id': contact, author: admin.id, 'comments-count': 2 })
})

test('counts the visible notes with x-count, on the first page only', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const contact = await makeContact(admin)
  for (let count = 0; count < 26; count += 1) await makeNote(admin, contact)
  await makeNote(admin, contact, { visibility: 'only-me' })
  const first = accepted(await admin.get(`/contacts/${contact}/notes?x-count=1`))
  expect(at(first, 'x-total')).toBe(27)
  const second = accepted(await admin.get(nextOf(first) ?? ''))
  expect(listAt(second, 'notes')).toHaveLength(2)
  expect(second.body).not.toHaveProperty('x-total')
  expect(at(accepted(await member.get(`/contacts/${contact}/notes?x-count=1`)), 'x-total')).toBe(26)
  expect(accepted(await admin.get(`/contacts/${contact}/notes`)).body).not.toHaveProperty('x-total')
  refused(await admin.get(`/contacts/${contact}/notes?x-count=yes`), 400)
})
