import { expect } from '@playwright/test'
import { accepted, idsAt, refused } from '../fixtures/answers.ts'
import { makeMessage, makeProject } from '../fixtures/projects.ts'
import { makeComment, makeContact, makeNote } from '../fixtures/records.ts'
import { test } from '../fixtures/test.ts'

const json = { 'content-type': 'application/json' }

test('selects a page by the last part of the path or by the query', async ({ space }) => {
  const { admin } = space
  const contact = await makeContact(admin)
  const notes: string[] = []
  for (let n = 0; n < 27; n += 1) notes.push(await makeNote(admin, contact, { date: '2026-11-01 09:00:00' }))
  const comments: string[] = []
  for (let n = 0; n < 51; n += 1) comments.push(await makeComment(admin, notes[0] ?? ''))
  // The feed has the 27 notes and 51 comments.
  const paths: [path: string, root: string, size: number, left: number][] = [
    [`/contacts/${contact}/notes`, 'notes', 25, 2],
    [`/notes/${notes[0]}/comments`, 'comments', 50, 1],
    ['/recordings', 'contacts', 50, 28],
    ['/recordings/since/20200101000000', 'contacts', 50, 28],
  ]
  for (const [path, root, size, left] of paths) {
    const first = idsAt(accepted(await admin.get(path)), root)
    expect(first).toHaveLength(size)
    const second = idsAt(accepted(await admin.get(`${path}/2`)), root)
    expect(second).toHaveLength(left)
    expect(second.filter((id) => first.includes(id))).toEqual([])
    for (const same of [`${path}?page=2`, `${path}/?page=2`, `${path}/2?page=2`])
      expect(idsAt(accepted(await admin.get(same)), root)).toEqual(second)
    expect(idsAt(accepted(await admin.get(`${path}?page=`)), root)).toEqual(first)
    for (const far of ['9', '9007199254740991', '99999999999999999999'])
      expect(idsAt(accepted(await admin.get(`${path}?page=${far}`)), root)).toEqual([])
    refused(await admin.get(`${path}/1?page=2`), 400, 'page')
    for (const page of ['0', 'x', '-1', '1.5']) refused(await admin.get(`${path}?page=${page}`), 400)
  }
})

test('selects a page of a project list by the query too', async ({ space }) => {
  const { admin } = space
  const project = await makeProject(admin)
  const ids: string[] = []
  for (let n = 0; n < 26; n += 1) ids.push(await makeMessage(admin, project))
  expect(idsAt(accepted(await admin.get(`/projects/${project}/messages?page=2`)), 'messages')).toEqual([ids[0]])
  for (const list of ['expenses', 'files', 'writeboards'])
    expect(accepted(await admin.get(`/projects/${project}/${list}?page=2`)).body).toEqual({ [list]: [] })
})

test('accepts an empty body, and nothing in it, on a route without a body', async ({ space, database }) => {
  const { admin } = space
  const made = accepted(await admin.post('/tasks/personal', { task: { subject: 'Call' } }), 201)
  const { 'task-id': task } = made.body as { 'task-id': string }
  for (const body of ['{}', ' {\n} ', 'null'])
    for (const state of ['done', 'started', 'notstarted']) accepted(await admin.send('PUT', `/tasks/${task}/${state}`, body, json))
  const before = await database.fingerprint()
  refused(await admin.send('PUT', `/tasks/${task}/done`, '{"task":{"state":"done"}}', json), 422, 'task')
  for (const body of ['[]', '7', '"done"', '{', 'state=done']) refused(await admin.send('PUT', `/tasks/${task}/done`, body, json), 422)
  refused(await admin.send('DELETE', `/tasks/${task}`, '{"id":"7"}', json), 422, 'id')
  expect(await database.fingerprint()).toBe(before)
  const gone = accepted(await admin.send('DELETE', `/tasks/${task}`, '{}', json))
  accepted(await admin.send('POST', `/x/changes/${gone.headers['x-change']}/undo`, '{}', json))
  accepted(await admin.get(`/tasks/${task}`))
})
