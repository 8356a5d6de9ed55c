import { afterEach, describe, expect, it, vi } from 'vitest'
import { createContact, deleteContact, getContact, listContacts } from '../../contract/contacts/contacts.ts'
import { answering, asked, endAnswers, failure } from '../testing/answers.ts'
import { api, send } from './api.ts'
import { connection } from './online.ts'
import { Unreachable } from './service-error.ts'
import { sessionStore } from './session-store.ts'
import { setTransport } from './transport.ts'

afterEach(endAnswers)

describe('an answer', () => {
  it('includes the request id of an unexpected failure', async () => {
    answering(500, { errors: [] }, { 'X-Request-Id': 'r-31' })
    expect(await failure(api(listContacts))).toMatchObject({ requestId: 'r-31', message: expect.stringContaining('Request r-31.') })
  })

  it('keeps the seconds until the date of a Retry-After, by the clock of the server', async () => {
    answering(503, { errors: [] }, { Date: 'Sat, 28 Nov 2026 10:00:00 GMT', 'Retry-After': 'Sat, 28 Nov 2026 10:02:30 GMT' })
    expect(await failure(api(listContacts))).toMatchObject({ retryAfter: 150, message: 'The server is busy. Try again in 3 minutes.' })
  })

  it('says when to come back after too many calls', async () => {
    answering(429, { errors: [] }, { 'Retry-After': '40' })
    expect(await failure(api(listContacts))).toMatchObject({ message: 'Too many attempts. Try again in 40 seconds.' })
  })

  it.each([
    [200, 'text/html', 'Sign in to Hotel Bristol'],
    [401, 'text/html', 'Sign in'],
    [404, 'text/html', 'No such app'],
    [500, 'text/html', 'Origin error'],
    [500, 'application/json', '{"message":"Internal error"}'],
    [522, 'text/html', 'Connection timed out'],
    [204, 'text/plain', ''],
  ])('is not taken for one of the service when it is %i with %s', async (status, type, text) => {
    setTransport(async () => new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } }))
    expect(await failure(api(getContact, { params: { id: '7' } }))).toBeInstanceOf(Unreachable)
    expect(sessionStore.getState().ended).toBe(false)
  })

  it('of a network that asks to sign in is called that', async () => {
    setTransport(async () => new Response('<h1>Hotel Bristol</h1>', { headers: { 'Content-Type': 'text/html' } }))
    expect(await failure(api(listContacts))).toMatchObject({
      message: "Can't reach the server. The network answered with a page of its own. Open a new tab and sign in to the network.",
    })
    expect(connection()).toBe('blocked')
    answering(200, { contacts: [] })
    await api(listContacts)
    expect(connection()).toBe('online')
  })

  it('of a proxy that refuses a long text speaks of the text', async () => {
    setTransport(async () => new Response('<h1>413</h1>', { status: 413, headers: { 'Content-Type': 'text/html' } }))
    expect(await failure(api(createContact, { body: { contact: { type: 'person', name: 'Ana' } } }))).toMatchObject({
      status: 413,
      message: 'This text is too long for the server. Shorten it and try again.',
    })
  })
})

describe('a write whose answer is lost', () => {
  const lostOnce = (first: () => Promise<Response>) =>
    setTransport((request) => {
      asked.push(request)
      return asked.length === 1 ? first() : Promise.resolve(Response.json({}, { headers: { 'X-Change': '31' } }))
    })
  const keys = () => asked.map(({ headers }) => headers.get('idempotency-key'))
  const unsure = { errors: [{ code: 'unreachable', message: 'The database failed while this was being saved.' }] }

  it.each([
    ['cut', () => Promise.reject(new TypeError('network error'))],
    ['cut off', async () => new Response('{"contact-id":', { headers: { 'Content-Type': 'application/json' } })],
    ['JSON of something else', async () => Response.json(['sign in'])],
    ['a page of the gateway', async () => new Response('<h1>522</h1>', { status: 522, headers: { 'Content-Type': 'text/html' } })],
    ['a service that does not know', async () => Response.json(unsure, { status: 503 })],
  ])('is sent again with the same key: %s', async (_, first) => {
    vi.useFakeTimers()
    lostOnce(first)
    const removed = send(deleteContact, { params: { id: '7' } })
    await vi.runAllTimersAsync()
    expect(await removed).toMatchObject({ changeId: '31' })
    const [key] = keys()
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect([keys(), connection()]).toEqual([[key, key], 'online'])
    vi.useRealTimers()
  })
})
