import { expect } from '@playwright/test'
import { accepted, idsAt, refused } from '../../fixtures/answers.ts'
import type { Answer, Caller } from '../../fixtures/client.ts'
import { makeContact, makeNote } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const key = { 'idempotency-key': 'sent twice by the browser' }
const changesOf = async (by: Caller) => idsAt(accepted(await by.get('/x/changes')), 'changes')
const shown = ({ status, body, headers }: Answer) => [status, body, headers['x-change']]

test('answers a repeated DELETE as the first', async ({ space }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const first = accepted(await admin.delete(`/contacts/${id}`, key))
  const changes = await changesOf(admin)
  expect(shown(await admin.delete(`/contacts/${id}`, key))).toEqual(shown(first))
  expect(await changesOf(admin)).toEqual(changes)
  refused(await admin.delete(`/contacts/${id}`), 404)
})

test('answers a repeated PUT as the first, also when its version is older by now', async ({ space }) => {
  const { admin } = space
  const path = `/notes/${await makeNote(admin, await makeContact(admin))}`
  const headers = { 'if-match': accepted(await admin.get(path)).headers.etag ?? '', ...key }
  const body = { note: { body: 'The crane is booked for Friday.' } }
  const first = accepted(await admin.put(path, body, headers))
  const changes = await changesOf(admin)
  expect(shown(await admin.put(path, body, headers))).toEqual(shown(first))
  expect(await changesOf(admin)).toEqual(changes)
  refused(await admin.put(path, body, { 'if-match': headers['if-match'] }), 412)
})

test('writes a PUT once that arrives several times at once', async ({ space }) => {
  const { admin } = space
  const path = `/contacts/${await makeContact(admin)}`
  const before = await changesOf(admin)
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.put(path, { contact: { title: 'Rigger' } }, key)))
  const [first] = answers
  expect(answers.map(({ status, headers }) => [status, headers['x-change']])).toEqual(
    answers.map(() => [200, first?.headers['x-change'] ?? 'a change']),
  )
  expect(await changesOf(admin)).toHaveLength(before.length + 1)
})

test('refuses the key of another method, path or body', async ({ space }) => {
  const { admin } = space
  const [one, other] = [await makeContact(admin), await makeContact(admin)]
  accepted(await admin.put(`/contacts/${one}`, { contact: { title: 'Rigger' } }, key))
  refused(await admin.put(`/contacts/${one}`, { contact: { title: 'Pilot' } }, key), 422)
  refused(await admin.put(`/contacts/${other}`, { contact: { title: 'Rigger' } }, key), 422)
  refused(await admin.delete(`/contacts/${one}`, key), 422)
})
