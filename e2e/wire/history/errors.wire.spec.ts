import { expect } from '@playwright/test'
import { accepted, listAt, refused } from '../../fixtures/answers.ts'
import type { Json } from '../../fixtures/client.ts'
import { makeProject } from '../../fixtures/projects.ts'
import { makeContact, makeDeal, upload } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'

const json = { 'content-type': 'application/json' }

test('answers 400 to a body that is not JSON, and 415 to another media type', async ({ space, database }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const before = await database.fingerprint()
  for (const body of ['', '{', '{"contact":', '{"contact":{"name":"a"}', "{'contact':{}}", 'null,', '\ufeff{}x', '[1,]']) {
    refused(await admin.send('POST', '/contacts', body, json), 400)
    refused(await admin.send('PUT', `/contacts/${id}`, body, json), 400)
  }
  refused(await admin.send('POST', '/contacts', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json), 400)
  const sound = '{"contact":{"type":"person","name":"Ada"}}'
  for (const type of [
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
  ])
    refused(await admin.send('POST', '/contacts', sound, { 'content-type': type }), 415)
  expect(await database.fingerprint()).toBe(before)
  accepted(await admin.send('POST', '/contacts', sound, { 'content-type': 'application/json; charset=utf-8' }), 201)
})

test('answers 422 to JSON of the wrong shape', async ({ space, database }) => {
  const { admin } = space
  const before = await database.fingerprint()
  for (const body of ['null', '[]', '7', '"contact"', '{"contact":null}', '{"contact":[]}', '{"contact":"Ada"}', '{}'])
    refused(await admin.send('POST', '/contacts', body, json), 422)
  refused(await admin.send('POST', '/contacts', `{"contact":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, json), 400)
  refused(await admin.send('POST', '/contacts', '{"contact":{"type":"person","name":"Ada"},"deal":{}}', json), 422, 'deal')
  for (const key of ['__proto__', 'constructor', 'toString'])
    refused(await admin.send('POST', '/contacts', `{"contact":{"type":"person","name":"Ada","${key}":"x"}}`, json), 422, `contact.${key}`)
  expect(await database.fingerprint()).toBe(before)
})

test('answers 413 to a body over 1 MiB', async ({ space, database }) => {
  const { admin } = space
  const id = await makeContact(admin)
  const before = await database.fingerprint()
  const body = JSON.stringify({ contact: { type: 'person', name: 'Ada', 'background-info': 'x'.repeat(1024 * 1024) } })
  const alone = { ...json, connection: 'close' }
  refused(await admin.send('POST', '/contacts', body, alone), 413)
  refused(await admin.send('PUT', `/contacts/${id}`, body, alone), 413)
  expect(await database.fingerprint()).toBe(before)
})

test('announces that it closes the connection after a 413, so the next request is not affected', async ({ space }) => {
  const body = JSON.stringify({ contact: { type: 'person', name: 'Ada', 'background-info': 'x'.repeat(1024 * 1024) } })
  for (let n = 0; n < 5; n += 1) {
    refused(await space.admin.send('POST', '/contacts', body, json), 413)
    accepted(await space.admin.get('/x/me'))
  }
})

const wrongMethods: [method: string, path: string, allow: string[]][] = [
  ['PUT', '/contacts', ['GET', 'HEAD', 'POST']],
  ['DELETE', '/contacts', ['GET', 'HEAD', 'POST']],
  ['POST', '/contacts/7', ['GET', 'HEAD', 'PUT', 'DELETE']],
  ['PATCH', '/contacts/7', ['GET', 'HEAD', 'PUT', 'DELETE']],
  ['POST', '/contacts/merge', ['PUT']],
  ['POST', '/tags', ['GET', 'HEAD']],
  ['PUT', '/contacts/7/tags', ['GET', 'HEAD', 'POST']],
  ['GET', '/contacts/7/tags/vip', ['DELETE']],
  ['POST', '/notes/7', ['GET', 'HEAD', 'PUT', 'DELETE']],
  ['DELETE', '/contacts/7/notes', ['GET', 'HEAD', 'POST']],
  ['PUT', '/notes/7/comments', ['GET', 'HEAD', 'POST']],
  ['POST', '/workgroups/7', ['GET', 'HEAD', 'PUT', 'DELETE']],
  ['DELETE', '/files/7', ['GET', 'HEAD']],
  ['POST', '/download/7', ['GET', 'HEAD']],
  ['DELETE', '/x/me', ['GET', 'HEAD', 'PUT']],
  ['DELETE', '/x/users/7', ['PUT']],
  ['GET', '/x/changes/7/undo', ['POST']],
]
for (const [method, path, allow] of wrongMethods)
  test(`${method} ${path} is 405 and lists the allowed methods`, async ({ space }) => {
    const answer = refused(await space.admin.send(method, path), 405)
    const allowed = (answer.headers.allow ?? '').split(/, */)
    expect(allowed.toSorted()).toEqual(allow.toSorted())
  })

test('answers 404 to an unknown path or an invalid id', async ({ space }) => {
  const { admin, noOne } = space
  for (const path of ['/', '/nothing', '/contact/7', '/contacts/7/colours', '/x', '/x/nothing', '/Contacts']) {
    refused(await admin.get(path), 404)
    refused(await noOne.get(path), 404)
  }
  const odd = ['0', '01', '-1', '1.0', '1e3', 'abc', '0x1', '%31', '١', '9223372036854775808', '99999999999999999999', '7%00', '7;drop']
  for (const id of odd)
    for (const path of [`/contacts/${id}`, `/notes/${id}`, `/comments/${id}`, `/workgroups/${id}`, `/files/${id}`, `/contacts/${id}/notes`])
      refused(await admin.get(path), 404)
  refused(await admin.get('/contacts/9223372036854775807'), 404)
  refused(await admin.get('/contacts/9007199254740993'), 404)
})

test('names the field in the error body and explains the error in a sentence', async ({ space }) => {
  const answer = refused(await space.admin.post('/contacts', { contact: { type: 'person', name: '' } }), 422, 'contact.name')
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.body).toEqual({ errors: [{ code: expect.any(String), field: 'contact.name', message: expect.stringMatching(/\.$/) }] })
})

test('returns several errors at once', async ({ space }) => {
  const contact = { type: 'robot', name: '', visibility: 'secret', colour: 'red' }
  const answer = refused(await space.admin.post('/contacts', { contact }), 422)
  const fields = (answer.body as { errors: { field?: string }[] }).errors.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['contact.type', 'contact.name', 'contact.visibility', 'contact.colour']))
})

test('reports missing permission before invalid fields', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  const project = await makeProject(admin)
  const asked: [method: string, path: string, body: string][] = [
    ['POST', '/projects', '{"project":{"name":"","colour":"red"}}'],
    ['PUT', `/projects/${project}`, '{"project":{"status":"gone"}}'],
    ['POST', '/x/users', '{"user":{"name":""}}'],
    ['PUT', `/x/users/${admin.id}`, '{"user":{"role":"king"}}'],
    ['POST', '/x/deals/categories', '{}'],
    ['POST', '/x/events/categories', '{}'],
  ]
  for (const [method, path, body] of asked) {
    refused(await member.send(method, path, body, json), 403)
    refused(await admin.send(method, path, body, json), 422)
  }
  refused(await member.put('/projects/9007199254740993', { project: { status: 'gone' } }), 404)
})

test('reports errors of the path first, and a stale version before references to other records', async ({ space }) => {
  const { admin } = space
  const member = await space.member()
  for (const path of ['/contacts/9007199254740993?colour=red', '/projects/9007199254740993/messages/0']) refused(await admin.get(path), 400)
  const project = await makeProject(admin)
  const body = '{"project":{"status":"gone"}}'
  refused(await member.send('PUT', `/projects/${project}?colour=red`, body, json), 400, 'colour')
  refused(await admin.send('PUT', '/projects/9007199254740993?colour=red', body, json), 400, 'colour')
  refused(await admin.send('PUT', `/projects/${project}?colour=red`, body, json), 400, 'colour')
  const id = await makeContact(admin)
  const older = { 'if-match': accepted(await admin.get(`/contacts/${id}`)).headers.etag ?? '' }
  accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'B' } }))
  refused(await admin.put(`/contacts/${id}`, { contact: { title: 7 } }, older), 422, 'contact.title')
  refused(await admin.put(`/contacts/${id}`, { contact: { 'company-id': '9007199254740993' } }, older), 412)
  refused(await admin.put(`/contacts/${id}`, { contact: { 'company-id': '9007199254740993' } }), 422, 'contact.company-id')
})

test('a body that is not an object has no field in its error', async ({ space }) => {
  for (const body of ['[]', '"contact"', '7']) {
    const answer = refused(await space.admin.send('POST', '/contacts', body, { 'content-type': 'application/json' }), 422)
    expect(listAt(answer, 'errors').map((error) => Object.keys(error))).toEqual([['code', 'message']])
  }
})

test('four faults about ids have four sentences', async ({ space }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const contact = await makeContact(mia, { visibility: 'only-me' })
  const open = await makeContact(admin)
  const put = (fields: { [key: string]: Json }) => admin.put(`/contacts/${open}`, { contact: fields })
  const faults = [
    await mia.post(`/contacts/${contact}/tasks`, { task: { subject: 'Call', responsibles: [gus.id] } }),
    await put({ attachment: [`-${await upload(admin)}`] }),
    await put({ addresses: [{ id: '-999999999' }] }),
    await put({ attachment: ['999999999'] }),
  ]
  const sentences = faults.map((answer) => listAt(refused(answer, 422), 'errors')[0])
  expect(sentences.map((error) => error?.code)).toEqual(['no-access', 'not-linked', 'unknown-entry', 'unknown-id'])
  expect(new Set(sentences.map((error) => error?.message)).size).toBe(4)
})

test('what is hidden is unknown, whether it is linked or not', async ({ space }) => {
  const { admin } = space
  const mia = await space.member('Mia')
  const [linked, unlinked] = [await makeContact(mia, { visibility: 'only-me' }), await makeContact(mia, { visibility: 'only-me' })]
  const deal = await makeDeal(mia, { 'involved-people': [linked] })
  const remove = async (id: string) =>
    refused(await admin.put(`/deals/${deal}`, { case: { 'involved-people': [`-${id}`] } }), 422, 'case.involved-people.0').body
  expect(await remove(linked)).toEqual(await remove(unlinked))
})
