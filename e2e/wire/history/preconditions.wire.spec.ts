import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import type { Caller, Json } from '../../fixtures/client.ts'
import { readAll } from '../../fixtures/pages.ts'
import { addTags, fileForm, makeComment, makeContact, makeNote, makeWorkgroup } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const kinds: { kind: string; make: (by: Caller) => Promise<string>; change: (n: number) => Json }[] = [
  { kind: 'contact', make: async (by) => `/contacts/${await makeContact(by)}`, change: (n) => ({ contact: { title: `Title ${n}` } }) },
  {
    kind: 'note',
    make: async (by) => `/notes/${await makeNote(by, await makeContact(by))}`,
    change: (n) => ({ note: { body: `Body ${n}` } }),
  },
  {
    kind: 'comment',
    make: async (by) => `/comments/${await makeComment(by, await makeNote(by, await makeContact(by)))}`,
    change: (n) => ({ comment: { body: `Body ${n}` } }),
  },
  {
    kind: 'workgroup',
    make: async (by) => `/workgroups/${await makeWorkgroup(by, 'Build')}`,
    change: (n) => ({ group: { name: `Name ${n}` } }),
  },
]

for (const { kind, make, change } of kinds)
  test(`does not overwrite a ${kind} that has changed since it was read: 412`, async ({ space, database }) => {
    const { admin } = space
    const path = await make(admin)
    const read = accepted(await admin.get(path))
    const first = read.headers.etag ?? ''
    expect(first).toMatch(/^"[1-9]\d*"$/)
    const ours = accepted(await admin.put(path, change(1), { 'if-match': first }))
    const second = accepted(await admin.get(path))
    expect(second.headers.etag).toBe(`"${ours.headers['x-change']}"`)
    const before = await database.fingerprint()
    refused(await admin.put(path, change(2), { 'if-match': first }), 412)
    refused(await admin.put(path, change(2), { 'if-match': '"999999999"' }), 412)
    expect(await database.fingerprint()).toBe(before)
    expect((await admin.get(path)).body).toEqual(second.body)
    accepted(await admin.put(path, change(3), { 'if-match': `"${ours.headers['x-change']}"` }))
    accepted(await admin.put(path, change(4), { 'if-match': '*' }))
    accepted(await admin.put(path, change(5)))
  })

for (const { kind, make, change } of kinds)
  test(`does not delete a ${kind} that has changed since it was read: 412`, async ({ space, database }) => {
    const { admin } = space
    const path = await make(admin)
    const etag = accepted(await admin.get(path)).headers.etag ?? ''
    const latest = accepted(await admin.put(path, change(1))).headers['x-change']
    const before = await database.fingerprint()
    refused(await admin.delete(path, { 'if-match': etag }), 412)
    expect(await database.fingerprint()).toBe(before)
    accepted(await admin.delete(path, { 'if-match': `"${latest}"` }))
    refused(await admin.delete(path, { 'if-match': '*' }), 404)
  })

test('removes a tag only from the version that was read', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  await addTags(admin, id, 'vip')
  const etag = accepted(await admin.get(`/contacts/${id}`)).headers.etag ?? ''
  accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'A' } }))
  refused(await admin.delete(`/contacts/${id}/tags/vip`, { 'if-match': etag }), 412)
  accepted(await admin.delete(`/contacts/${id}/tags/vip`, { 'if-match': '*' }))
})

test('makes an older ETag of the contact stale when it is tagged', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const etag = accepted(await admin.get(`/contacts/${id}`)).headers.etag ?? ''
  await addTags(admin, id, 'vip')
  refused(await admin.put(`/contacts/${id}`, { contact: { title: 'A' } }, { 'if-match': etag }), 412)
})

test('If-Match reveals nothing about a hidden record', async ({ space }) => {
  const mia = await space.member()
  const id = await makeContact(space.admin, { visibility: 'only-me' })
  refused(await mia.put(`/contacts/${id}`, { contact: { title: 'A' } }, { 'if-match': '"1"' }), 404)
})

test('rejects the second of two concurrent edits', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const id = await makeContact(admin)
  const etag = accepted(await admin.get(`/contacts/${id}`)).headers.etag ?? ''
  const answers = await Promise.all(
    [admin, mia].map((by, i) => by.put(`/contacts/${id}`, { contact: { title: `Title ${i}` } }, { 'if-match': etag })),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 412])
  const winner = answers.findIndex((answer) => answer.status === 200)
  expect(at(accepted(await admin.get(`/contacts/${id}`)), 'contact.title')).toBe(`Title ${winner}`)
})

test('performs a POST with an Idempotency-Key once and repeats the first response', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const note = await makeNote(admin, contact)
  const posts: [path: string, body: Json][] = [
    ['/contacts', { contact: { type: 'person', name: 'Once' } }],
    [`/contacts/${contact}/notes`, { note: { body: 'Once' } }],
    [`/notes/${note}/comments`, { comment: { body: 'Once' } }],
    [`/contacts/${contact}/tags`, { tags: 'once' }],
    ['/workgroups', { group: { name: 'Once' } }],
  ]
  for (const [path, body] of posts) {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = accepted(await admin.post(path, body, key), 201)
    const second = accepted(await admin.post(path, body, key), 201)
    expect(second.body).toEqual(first.body)
    expect(second.headers['x-change']).toBe(first.headers['x-change'])
  }
  expect(await readAll(admin, '/contacts?term=once', 'contacts')).toHaveLength(1)
  expect(await readAll(admin, `/contacts/${contact}/notes`, 'notes')).toHaveLength(2)
  expect(at(accepted(await admin.get(`/notes/${note}/comments`)), 'count')).toBe(1)
})

test('stores a repeated upload once and performs a repeated undo once', async ({ space }) => {
  const { admin } = space
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const upload = key()
  const file = textAt(accepted(await admin.post('/x/files', fileForm('hello'), upload), 201), 'file-id')
  expect(textAt(accepted(await admin.post('/x/files', fileForm('hello'), upload), 201), 'file-id')).toBe(file)
  const id = await makeContact(admin, { title: 'A' })
  const change = accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'B' } })).headers['x-change']
  const undo = key()
  const first = accepted(await admin.post(`/x/changes/${change}/undo`, undefined, undo))
  expect(accepted(await admin.post(`/x/changes/${change}/undo`, undefined, undo)).body).toEqual(first.body)
  expect(at(accepted(await admin.get(`/contacts/${id}`)), 'contact.title')).toBe('A')
})

test('creates one contact for ten concurrent repeats', async ({ space }) => {
  const { admin } = space
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { contact: { type: 'person', name: 'Once' } }
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post('/contacts', body, key)))
  expect(new Set(answers.map((answer) => textAt(accepted(answer, 201), 'contact-id'))).size).toBe(1)
  expect(await readAll(admin, '/contacts?term=once', 'contacts')).toHaveLength(1)
})

test('binds an Idempotency-Key to one user and one request', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { contact: { type: 'person', name: 'Mine', visibility: 'only-me' } }
  const own = textAt(accepted(await admin.post('/contacts', body, key), 201), 'contact-id')
  expect(textAt(accepted(await mia.post('/contacts', body, key), 201), 'contact-id')).not.toBe(own)
  refused(await admin.post('/contacts', { contact: { type: 'person', name: 'Other' } }, key), 422)
  expect(await readAll(admin, '/contacts?term=other', 'contacts')).toEqual([])
})
