import { connect } from 'node:net'
import { expect } from '@playwright/test'
import { accepted, refused, textAt } from '../../fixtures/answers.ts'
import { makeContact, makeNote } from '../../fixtures/records.ts'
import { noteSent } from '../../fixtures/service/sent.ts'
import { test } from '../../fixtures/test.ts'
import { newWorkspace, type Person } from '../../fixtures/workspace.ts'

/** A separate connection to `GET /x/events`: the received text, and whether the server closed it. */
const listen = async (origin: string, headers: Record<string, string>) => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const wire = { text: '', ended: false }
  socket.on('data', (bytes) => {
    wire.text += bytes.toString()
  })
  socket.on('close', () => {
    wire.ended = true
  })
  const lines = Object.entries({ host: `${hostname}:${port}`, accept: 'text/event-stream', ...headers })
  socket.write(`GET /api/x/events HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  await expect.poll(() => wire.text).toMatch(/^id: \d+$/m)
  noteSent('GET', '/x/events')
  const events = () =>
    [...wire.text.matchAll(/^id: (\S+)\r?\n(?:[\da-f]+\r\n)?data: (\{.*\})$/gm)].map(([, id, data = '']) => ({
      id,
      data: JSON.parse(data) as unknown,
    }))
  return { wire, events, stop: () => socket.destroy() }
}
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

test('sends an event immediately, and nothing about hidden records', async ({ space, service }) => {
  const { admin } = space
  const mia = await space.member()
  const stream = await listen(service.origin, bearer(mia))
  expect(stream.wire.text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(stream.wire.text).toMatch(/content-type: text\/event-stream\r\n/i)
  expect(stream.wire.text).toMatch(/cache-control: private, no-store\r\n/i)
  await makeContact(admin, { visibility: 'only-me' })
  const contact = await makeContact(admin)
  await expect.poll(stream.events).toHaveLength(1)
  const note = await makeNote(admin, contact)
  await expect.poll(stream.events).toHaveLength(2)
  const change = accepted(await admin.put(`/contacts/${contact}`, { contact: { visibility: 'only-me' } })).headers['x-change']
  await expect.poll(stream.events).toHaveLength(3)
  expect(stream.events().map(({ data }) => data)).toEqual([
    { resource: 'contacts', id: contact, action: 'created' },
    { resource: 'notes', id: note, action: 'created', on: { resource: 'contacts', id: contact } },
    { resource: 'contacts', id: contact, action: 'deleted' },
  ])
  expect(stream.events().at(-1)?.id).toBe(change)
  stream.stop()
})

test('misses no event between reading me and opening the stream', async ({ space, service }) => {
  const { admin } = space
  await makeContact(admin)
  const place = textAt(accepted(await admin.get('/x/me')), 'me.last-event-id')
  const between = await makeContact(admin)
  const stream = await listen(service.origin, { ...bearer(admin), 'last-event-id': place })
  await expect
    .poll(stream.events)
    .toEqual([{ id: expect.stringMatching(/^\d+$/), data: { resource: 'contacts', id: between, action: 'created' } }])
  stream.stop()
})

test('resumes from the last event, also with the cookie', async ({ space, service }) => {
  const { admin } = space
  const first = accepted(await admin.post('/contacts', { contact: { type: 'person', name: 'Ada' } }), 201).headers['x-change'] ?? ''
  const second = await makeContact(admin)
  const signedIn = accepted(
    await space.noOne.post('/x/sessions', { session: { email: admin.email, password: 'correct horse battery' } }),
    201,
  )
  const cookie = signedIn.cookies[0]?.split(';')[0] ?? ''
  const stream = await listen(service.origin, { cookie, 'last-event-id': first })
  await expect
    .poll(stream.events)
    .toEqual([{ id: expect.stringMatching(/^\d+$/), data: { resource: 'contacts', id: second, action: 'created' } }])
  stream.stop()
  for (const id of ['yesterday', '1.2.3', '-1', '1.0']) refused(await admin.get('/x/events', { 'last-event-id': id }), 400)
  refused(await admin.get('/x/events?since=1'), 400)
  refused(await space.noOne.get('/x/events'), 401)
})

test('ends the stream with its session or user', async ({ space, service }) => {
  const { admin } = space
  const [mia, gus] = [await space.member('Mia'), await space.member('Gus')]
  const [hers, his] = [await listen(service.origin, bearer(mia)), await listen(service.origin, bearer(gus))]
  accepted(await mia.delete('/x/sessions/current'))
  await makeContact(admin)
  await expect.poll(() => hers.wire.text).toMatch(/0\r\n\r\n$/)
  expect(hers.events()).toEqual([])
  await expect.poll(his.events).toHaveLength(1)
  accepted(await admin.put(`/x/users/${gus.id}`, { user: { active: '0' } }))
  await expect.poll(() => his.wire.text).toMatch(/0\r\n\r\n$/)
  expect(his.events()).toHaveLength(1)
  hers.stop()
  his.stop()
})

test('ends streams when the service stops and sends missed events after the restart', async ({ start }) => {
  const service = await start()
  const { admin } = await newWorkspace(service)
  const stream = await listen(service.origin, bearer(admin))
  const place = /^id: (\d+)$/m.exec(stream.wire.text)?.[1] ?? ''
  const contact = await makeContact(admin)
  await expect.poll(stream.events).toHaveLength(1)
  await service.halt()
  expect(stream.wire.text).toMatch(/0\r\n\r\n$/)
  await service.resume()
  const again = await listen(service.origin, { ...bearer(admin), 'last-event-id': place })
  await expect.poll(again.events).toMatchObject([{ data: { resource: 'contacts', id: contact, action: 'created' } }])
  again.stop()
})
