import { afterEach, describe, expect, it, vi } from 'vitest'
import { createContact, deleteContact, getContact, listContacts } from '../../contract/contacts/contacts.ts'
import { contactNotes } from '../../contract/notes/notes.ts'
import { uploadFile } from '../../contract/x/files.ts'
import { createSession } from '../../contract/x/people/sessions.ts'
import { currentTime } from '../clock.ts'
import { answering, asked, endAnswers, failure } from '../testing/answers.ts'
import { api, send, upload } from './api.ts'
import { connection } from './online.ts'
import { ServiceError, Unreachable } from './service-error.ts'
import { beginSession, sessionStore } from './session-store.ts'
import { setTransport } from './transport.ts'

afterEach(endAnswers)

describe('a request', () => {
  it('uses wire names in the query and the body', async () => {
    answering(200, { contacts: [] })
    await api(listContacts, { query: { contactType: 'person', xCount: true } })
    answering(201, { 'contact-id': '7' })
    await api(createContact, { body: { contact: { type: 'person', name: 'Ana', lastName: 'Sousa' } } })
    expect(asked[0]?.url).toMatch(/\/api\/contacts\?contact-type=person&x-count=1$/)
    expect(await asked[1]?.json()).toEqual({ contact: { type: 'person', name: 'Ana', 'last-name': 'Sousa' } })
    expect(asked[1]?.headers.get('content-type')).toBe('application/json')
  })

  it('uses the path of the next page as the service sent it', async () => {
    answering(200, { notes: [] })
    await api(contactNotes.list, { params: { ownerId: '3' }, path: '/contacts/3/notes/2?x-cursor=a%20b' })
    expect(asked[0]?.url).toMatch(/\/api\/contacts\/3\/notes\/2\?x-cursor=a%20b$/)
  })

  it('sends its headers', async () => {
    answering(200, {})
    await send(deleteContact, { params: { id: '7' }, headers: { changeGroup: 'one-step', ifMatch: '"12"' } })
    expect(asked[0]?.headers.get('x-change-group')).toBe('one-step')
    expect(asked[0]?.headers.get('if-match')).toBe('"12"')
  })

  it('has the types of its endpoint', () => {
    const wrong = [
      // @ts-expect-error a contact is asked for by its id
      () => api(getContact),
      // @ts-expect-error a create needs its body
      () => api(createContact, {}),
      // @ts-expect-error this call has no body
      () => api(listContacts, { body: {} }),
      // @ts-expect-error the sort is one of four
      () => api(listContacts, { query: { xSort: 'size' } }),
    ]
    expect(wrong).toHaveLength(4)
  })
})

describe('an answer', () => {
  it('contains the change id and the version', async () => {
    answering(201, { 'contact-id': '7' }, { 'X-Change': '31', ETag: '"31"' })
    const body = { contact: { type: 'company', name: 'Northlight' } } as const
    expect(await send(createContact, { body })).toEqual({ reply: { contactId: '7' }, changeId: '31', etag: '"31"' })
  })

  it('turns a refusal into faults with fields', async () => {
    answering(422, { errors: [{ code: 'required', field: 'contact.name', message: 'A person or company needs a name.' }] })
    const error = await failure(api(createContact, { body: { contact: { type: 'person', name: '' } } }))
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ status: 422, message: 'A person or company needs a name.' })
    expect((error as ServiceError).faultAt('contact.name')).toBe('A person or company needs a name.')
    expect((error as ServiceError).faultAt('contact.title')).toBeUndefined()
  })

  it('tells the time of the service, unless something else answered', async () => {
    const [aDayAgo, lastYear] = [Date.now() - 86_400_000, Date.now() - 365 * 86_400_000]
    answering(200, { contacts: [] }, { Date: new Date(aDayAgo).toUTCString() })
    await api(listContacts)
    expect(currentTime().toDateString()).toBe(new Date(aDayAgo).toDateString())
    setTransport(
      async () => new Response('<h1>Sign in</h1>', { headers: { Date: new Date(lastYear).toUTCString(), 'Content-Type': 'text/html' } }),
    )
    await failure(api(listContacts))
    expect(currentTime().toDateString()).toBe(new Date(aDayAgo).toDateString())
    answering(200, { contacts: [] }, { Date: new Date().toUTCString() })
    await api(listContacts)
  })

  it('keeps the seconds to wait', async () => {
    answering(429, { errors: [] }, { 'Retry-After': '40' })
    expect(await failure(api(listContacts))).toMatchObject({ status: 429, retryAfter: 40 })
  })

  it.each([
    [429, '1'],
    [503, '11'],
  ])('does not come back by itself after too many calls, nor after a long wait: %i in %s seconds', async (status, wait) => {
    answering(status, { errors: [{ code: 'later', message: 'Later.' }] }, { 'Retry-After': wait })
    expect(await failure(api(listContacts))).toMatchObject({ status, retryAfter: Number(wait) })
    expect(asked).toHaveLength(1)
  })

  it('ends the session on a 401, but not for a wrong password', async () => {
    answering(401, { errors: [{ code: 'credentials', message: 'These do not fit.' }] })
    await failure(api(createSession, { body: { session: { email: 'a@b.cd', password: 'wrong' } } }))
    expect(sessionStore.getState().ended).toBe(false)
    await failure(api(listContacts))
    expect(sessionStore.getState().ended).toBe(true)
    beginSession()
  })

  it('fails if it does not match the contract', async () => {
    answering(200, { contact: { id: 7 } })
    expect(await failure(api(getContact, { params: { id: '7' } }))).toBeInstanceOf(ServiceError)
  })

  it('separates a network failure from a refusal', async () => {
    setTransport(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failure(api(listContacts))).toBeInstanceOf(Unreachable)
    answering(502, 'Bad gateway')
    expect(await failure(api(listContacts))).toBeInstanceOf(Unreachable)
  })

  it('treats a connection lost in the middle of an answer as a network failure', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })
    setTransport(async () => new Response(body))
    expect(await failure(api(listContacts))).toBeInstanceOf(Unreachable)
  })

  it('treats a 503 of the service itself as a refusal', async () => {
    answering(503, { errors: [{ code: 'busy', message: 'The database is busy.' }] })
    expect(await failure(api(listContacts))).toMatchObject({ name: 'ServiceError', status: 503, message: 'The database is busy.' })
    expect(connection()).toBe('online')
  })

  it('retries when the service is busy, if that is safe', async () => {
    vi.useFakeTimers()
    const busy = (request: Request) => {
      asked.push(request)
      const body = asked.length < 3 ? { errors: [{ code: 'busy', message: 'Busy.' }] } : {}
      return Promise.resolve(Response.json(body, asked.length < 3 ? { status: 503, headers: { 'Retry-After': '1' } } : {}))
    }
    setTransport(busy)
    const removed = send(deleteContact, { params: { id: '7' } })
    await vi.runAllTimersAsync()
    await removed
    expect(asked).toHaveLength(3)
    asked.length = 0
    const signedIn = failure(send(createSession, { body: { session: { email: 'ana@example.test', password: 'sesame' } } }))
    await vi.runAllTimersAsync()
    expect([await signedIn, asked.length]).toMatchObject([{ status: 503, retryAfter: 1 }, 1])
    vi.useRealTimers()
  })

  it('updates the connection state', async () => {
    setTransport(() => Promise.reject(new TypeError('fetch failed')))
    await failure(api(listContacts))
    expect(connection()).toBe('unreachable')
    answering(404, { errors: [] })
    await failure(api(listContacts))
    expect(connection()).toBe('online')
  })

  it('times out, later for a write', async () => {
    vi.useFakeTimers()
    const left: string[] = []
    setTransport(async (request) => {
      request.signal.addEventListener('abort', () => left.push(request.method))
      return request.method === 'GET'
        ? new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } })
        : new Promise(() => undefined)
    })
    const [reading, writing] = [failure(api(listContacts)), failure(api(deleteContact, { params: { id: '7' } }))]
    await vi.advanceTimersByTimeAsync(29_000)
    expect([left, connection()]).toEqual([[], 'online'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await reading).toBeInstanceOf(Unreachable)
    expect([left, connection()]).toEqual([['GET'], 'unreachable'])
    await vi.advanceTimersByTimeAsync(90_000)
    expect(await writing).toBeInstanceOf(Unreachable)
    expect(left).toEqual(['GET', 'DELETE'])
    vi.useRealTimers()
    answering(200, { contacts: [] })
    await api(listContacts)
    expect(connection()).toBe('online')
  })

  it('stays aborted when the caller aborts', async () => {
    setTransport(() => Promise.reject(new DOMException('Stopped.', 'AbortError')))
    expect(await failure(api(listContacts))).toMatchObject({ name: 'AbortError' })
  })
})

describe('an upload', () => {
  const file = new File(['ferry'], 'plan.txt')

  it('sends its idempotency key and retries when the service is busy', async () => {
    vi.useFakeTimers()
    setTransport(async (request) => {
      asked.push(request)
      const busy = { errors: [{ code: 'busy', message: 'Many files are being sent just now.' }] }
      return asked.length === 1
        ? Response.json(busy, { status: 503, headers: { 'Retry-After': '1' } })
        : Response.json({ 'file-id': '7' }, { status: 201 })
    })
    const sent = upload(uploadFile, file, { idempotencyKey: 'one-file' })
    await vi.runAllTimersAsync()
    expect((await sent).reply).toEqual({ fileId: '7' })
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one-file', 'one-file'])
    vi.useRealTimers()
  })

  it('times out only without progress', async () => {
    vi.useFakeTimers()
    const calls: Sender[] = []
    class Sender {
      upload: { onprogress?: (event: object) => void } = {}
      headers: Record<string, string> = {}
      aborted = false
      constructor() {
        calls.push(this)
      }
      open() {}
      send() {}
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value
      }
      abort() {
        this.aborted = true
      }
    }
    vi.stubGlobal('XMLHttpRequest', Sender)
    const parts: number[] = []
    const sent = failure(upload(uploadFile, file, { idempotencyKey: 'one-file', onProgress: (part) => parts.push(part) }))
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(100_000)
      calls[0]?.upload.onprogress?.({ loaded, total: 4, lengthComputable: true })
    }
    expect([calls[0]?.headers, calls[0]?.aborted, parts, connection()]).toEqual([
      { 'idempotency-key': 'one-file' },
      false,
      [0.25, 0.5, 0.75],
      'online',
    ])
    await vi.advanceTimersByTimeAsync(121_000)
    expect(await sent).toBeInstanceOf(Unreachable)
    expect([calls.length, calls[0]?.aborted, connection()]).toEqual([1, true, 'unreachable'])
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
