import { expect } from '@playwright/test'
import { accepted, at, idsAt, refused, textAt } from '../../fixtures/answers.ts'
import { nextOf, readPages } from '../../fixtures/pages.ts'
import { makeComment, makeContact, makeNote, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

test('returns a comment as it was sent', async ({ space }) => {
  const { admin } = space
  const note = await makeNote(admin, await makeContact(admin))
  const file = await upload(admin)
  const sent = { body: 'Well done & <i>thanks</i>', 'is-private': '1', attachments: [file] }
  const made = accepted(await admin.post(`/notes/${note}/comments`, { comment: sent }), 201)
  expect(made.body).toEqual({ 'comment-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'comment-id')
  expect(accepted(await admin.get(`/comments/${id}`)).body).toMatchObject({
    comment: { id, ...sent, 'note-id': note, author: admin.id, files: [{ id: file, 'byte-size': '5' }] },
  })
  const plain = await makeComment(admin, note)
  expect(at(accepted(await admin.get(`/comments/${plain}`)), 'comment.is-private')).toBe('0')
})

test('trap 8: lists comments newest first, fifty a page, with their count as a JSON integer', async ({ space }) => {
  const { admin } = space
  const note = await makeNote(admin, await makeContact(admin))
  expect(accepted(await admin.get(`/notes/${note}/comments`)).body).toEqual({ count: 0, comments: [] })
  const ids: string[] = []
  for (let n = 0; n < 53; n += 1) ids.push(await makeComment(admin, note, { body: `Comment ${n}` }))
  const first = accepted(await admin.get(`/notes/${note}/comments/`))
  expect(at(first, 'count')).toBe(53)
  expect(nextOf(first)).toMatch(new RegExp(`^/notes/${note}/comments/2(\\?|$)`))
  const pages = await readPages(admin, `/notes/${note}/comments`, 'comments')
  expect(pages.map((page) => page.length)).toEqual([50, 3])
  expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed())
  const second = accepted(await admin.get(`/notes/${note}/comments/2`))
  expect(second.body).toMatchObject({ count: 53 })
  expect(idsAt(second, 'comments')).toEqual(ids.slice(0, 3).toReversed())
  accepted(await admin.delete(`/comments/${ids[0]}`))
  expect(accepted(await admin.get(`/notes/${note}/comments/3`)).body).toEqual({ count: 52, comments: [] })
  for (const page of ['0', 'x']) refused(await admin.get(`/notes/${note}/comments/${page}`), 400)
})

test('changes only the fields that are sent; attachments follow trap 9', async ({ space }) => {
  const { admin } = space
  const note = await makeNote(admin, await makeContact(admin))
  const [one, two] = [await upload(admin), await upload(admin)]
  const id = await makeComment(admin, note, { body: 'First', 'is-private': '1', attachments: [one] })
  const put = (comment: { [key: string]: string | string[] }) => admin.put(`/comments/${id}`, { comment })
  expect(accepted(await put({ attachments: [two] })).body).toEqual({})
  accepted(await put({ body: 'Second' }))
  accepted(await put({ attachments: [`-${one}`] }))
  refused(await put({ body: '' }), 422, 'comment.body')
  refused(await put({ attachments: [two, two] }), 422, 'comment.attachments')
  expect(accepted(await admin.get(`/comments/${id}`)).body).toMatchObject({
    comment: { body: 'Second', 'is-private': '1', attachments: [two] },
  })
})

test('lets the author and administrators change and delete a comment', async ({ cast }) => {
  const { creator, member, admin } = cast
  const note = await makeNote(creator, await makeContact(creator))
  const id = await makeComment(member, note, { body: 'Mine' })
  refused(await creator.put(`/comments/${id}`, { comment: { body: 'Yours' } }), 403)
  refused(await creator.delete(`/comments/${id}`), 403)
  accepted(await member.put(`/comments/${id}`, { comment: { body: 'Mine, better' } }))
  accepted(await admin.put(`/comments/${id}`, { comment: { 'is-private': '1' } }))
  expect(accepted(await creator.get(`/comments/${id}`)).body).toMatchObject({
    comment: { body: 'Mine, better', 'is-private': '1', author: member.id },
  })
  expect(accepted(await admin.delete(`/comments/${id}`)).body).toEqual({})
  refused(await member.get(`/comments/${id}`), 404)
  refused(await member.delete(`/comments/${id}`), 404)
})

test('shows a comment only to users who can see its note', async ({ cast }) => {
  const { creator, selectedPerson, member, stranger } = cast
  const contact = await makeContact(creator)
  const note = await makeNote(creator, contact, { visibility: 'selected-people', 'allowed-users': [selectedPerson.id] })
  const file = await upload(creator)
  const id = await makeComment(creator, note, { attachments: [file] })
  for (const path of [`/comments/${id}`, `/notes/${note}/comments`, `/files/${file}`]) {
    accepted(await selectedPerson.get(path))
    for (const other of [member, stranger, cast.admin]) refused(await other.get(path), 404)
  }
  refused(await member.post(`/notes/${note}/comments`, { comment: { body: 'Hello' } }), 404)
  refused(await member.put(`/comments/${id}`, { comment: { body: 'Hello' } }), 404)
  refused(await member.delete(`/comments/${id}`), 404)
})
