import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContact, getContact, listContacts, listRecentlyViewed, updateContact } from '../../../contract/contacts/contacts.ts'
import { addTags, listContactTags, removeTag } from '../../../contract/contacts/tags.ts'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { addressOf } from '../../../contract/wire/address.ts'
import { getMe } from '../../../contract/x/people/me.ts'
import { routes } from '../../service.ts'
import { callerOf } from '../../testing/caller.ts'
import { everythingIn } from '../../testing/database/database.ts'
import { type Account, openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
let account: Account
let admin: Person
let contactId: string
beforeAll(async () => {
  world = await openWorld()
  account = await world.account()
  admin = account.admin
  contactId = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ana' } } })).reply.contactId
})
afterAll(() => world.end())

/** The endpoints without those of pages, which ask before they do anything, whatever their path has. */
const data = routes.map(({ endpoint }) => endpoint).filter(({ carries }) => carries !== 'page')
const huge = '9223372036854775808'
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '\0',
    'a\0b"',
    '"',
    "'",
    '%',
    '_',
    '*',
    'NEAR(',
    '\ud800',
    huge,
    '-1',
    '1e9',
    '0',
    '[]',
    'null',
    '__proto__',
    '5000000 days ago',
    '999999 years ago',
    '20261399000000',
  ),
)

describe('invalid input', () => {
  afterEach(() => expect(world.logged).toEqual([]))
  const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET')
  it.each(reads.map(({ endpoint }) => endpoint))('in the query of $path never gives 500', async (endpoint) => {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)(?!\w*\?)/g)].map(([, name]) => [name ?? '', contactId]))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoint.queryFields, 'page', 'else'), odd, async (field, value) => {
        const answer = await admin.send('GET', `${addressOf(endpoint, params)}?${new URLSearchParams({ [field]: value })}`)
        await answer.arrayBuffer()
        expect([200, 400, 404]).toContain(answer.status)
      }),
      {
        numRuns: 60,
        examples: endpoint.queryFields.flatMap((field) =>
          ['a\0b', 'abc\0', huge, '999999 years ago'].map((value): [string, string] => [field, value]),
        ),
      },
    )
  })

  const withIds = data.filter(({ path }) => /:(?!page|tag|since)/.test(path))
  it.each(withIds)('in the path of $method $path is 404 and changes nothing', async ({ method, path: all, body }) => {
    const before = await everythingIn(world.store)
    for (const id of [huge, '99999999999999999999', '0', '01', '-1', '1.0', '1%00', '%E0%A4%A', "1'"]) {
      const path = all
        .replace(/\/:(page|since)\??/g, '')
        .replace(':tag', 'vip')
        .replace(/:\w+/g, id)
      expect([path, (await admin.send(method, path, body ? { body: '{}' } : {})).status]).toEqual([path, 404])
    }
    expect(await everythingIn(world.store)).toBe(before)
  })

  it.each(routes.map(({ endpoint }) => endpoint).filter(({ body }) => body))(
    'in the body of $method $path is refused by name',
    async (endpoint) => {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', contactId]))
      const path = addressOf(endpoint, params)
      // Missing records give 404 whatever was sent. Of these only the contact exists.
      const isGone = /:\w+/.test(endpoint.path) && !endpoint.path.startsWith('/contacts/')
      const before = await everythingIn(world.store)
      for (const [body, status] of [
        ['', 400],
        ['{', 400],
        ['[]', 422],
        ['null', 422],
        ['"a"', 422],
        ['{"else":1}', 422],
        ['{}', 422],
        ['{"__proto__":{"a":1}}', 422],
      ] as const) {
        const answer = await admin.send(endpoint.method, path, { body })
        const { errors } = (await answer.json()) as { errors: { message: string }[] }
        expect([body, answer.status, typeof errors[0]?.message]).toEqual([body, isGone ? 404 : status, 'string'])
      }
      const plain = await admin.send(endpoint.method, path, { body: '{}', headers: { 'content-type': 'text/plain' } })
      expect(plain.status).toBe(isGone ? 404 : 415)
      expect((await admin.send(endpoint.method, path, { body: `"${'a'.repeat(1024 * 1024)}"` })).status).toBe(413)
      expect(await everythingIn(world.store)).toBe(before)
    },
  )
})

describe('signing in', () => {
  const signIn = (headers: Record<string, string>) =>
    world.noOne.send('POST', '/x/sessions', { body: '{"session":{"email":"nobody@example.test","password":"wrong"}}', headers })
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://tandem.test' },
    { origin: 'https://elsewhere.test' },
    { origin: 'http://other.tandem.test' },
    { origin: 'null' },
  ])('from another site, %o, gives 403', async (headers) => {
    expect((await signIn(headers as Record<string, string>)).status).toBe(403)
  })

  it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://tandem.test' }, {}])(
    'from our own page, or by a program, %o, is looked at',
    async (headers) => {
      expect((await signIn(headers as Record<string, string>)).status).toBe(401)
    },
  )
})

it('uses a __Host- cookie over https and accepts no other', async () => {
  const ask = async (method: string, path: string, cookie: string, body?: string) => {
    const headers = { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' }
    const answer = await world.handle(new Request(`https://tandem.test${path}`, { method, headers, ...(body ? { body } : {}) }), {
      secure: true,
    })
    return { status: answer.status, set: answer.headers.getSetCookie()[0] ?? '' }
  }
  const session = { session: { email: admin.email, password: 'correct horse' } }
  const { set } = await ask('POST', '/x/sessions', '', JSON.stringify(session))
  expect(set).toMatch(/^__Host-tandem_session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const cookie = set.split(';')[0] ?? ''
  expect((await ask('GET', '/x/me', cookie)).status).toBe(200)
  expect((await ask('GET', '/x/me', cookie.replace('__Host-', ''))).status).toBe(401)
  expect((await ask('PUT', '/x/me', cookie, '{"me":{}}')).status).toBe(200)
  expect((await ask('DELETE', '/x/sessions/current', cookie)).set).toMatch(
    /^__Host-tandem_session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect((await ask('GET', '/x/me', cookie)).status).toBe(401)
})

const bodiless = data.filter(({ method, body, carries }) => method !== 'GET' && !body && carries === 'json')
const withoutRecord: Record<string, number> = { '/contacts/merge': 400, '/x/me/confirmation': 422 }
it.each(bodiless.filter(({ path }) => !path.startsWith('/x/sessions')))('$method $path takes an empty body', async (endpoint) => {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '9223372036854775807']))
  const send = (body: string) => admin.send(endpoint.method, addressOf(endpoint, params), { body })
  for (const body of ['{}', 'null']) expect((await send(body)).status).toBe(withoutRecord[endpoint.path] ?? 404)
})

it('refuses a body without a JSON content type', async () => {
  const body = new TextEncoder().encode('{"contact":{"type":"person","name":"Ada"}}')
  const send = (headers: Record<string, string>) =>
    world.handle(
      new Request('http://tandem.test/contacts', { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${admin.token}` } }),
    )
  expect((await send({})).status).toBe(415)
  expect((await send({ 'content-type': 'application/json' })).status).toBe(201)
  const none = new Request('http://tandem.test/contacts', { method: 'POST', headers: { authorization: `Bearer ${admin.token}` } })
  expect((await world.handle(none)).status).toBe(400)
})

it('does not queue a request with an unknown key as a write', async () => {
  const write = vi.spyOn(world.store, 'write')
  onTestFinished(() => write.mockRestore())
  const answer = await callerOf(world.handle, 'made-up').call(createContact, { body: { contact: { type: 'person', name: 'Eve' } } })
  expect([answer.status, answer.errors[0]?.code, write.mock.calls.length]).toEqual([401, 'signed-out', 0])
})

describe('the methods of a path', () => {
  it('are listed if another one is used', async () => {
    const answer = await admin.send('PUT', addressOf(listContacts))
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await admin.send('OPTIONS', addressOf(listContacts))).status).toBe(405)
    expect((await admin.send('GET', '/nothing')).status).toBe(404)
    expect((await admin.send('DELETE', addressOf(getContact, { id: huge }))).status).toBe(404)
  })

  it('include HEAD wherever GET works, also with a cookie', async () => {
    const cookie = { cookie: `tandem_session=${admin.token}` }
    for (const path of [addressOf(listContacts), addressOf(getContact, { id: contactId }), addressOf(getMe)]) {
      const answer = await world.noOne.send('HEAD', path, { headers: cookie })
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    }
  })

  it('work with a slash at the end', async () => {
    for (const path of [addressOf(listContacts), addressOf(listRecentlyViewed), addressOf(contactNotes.list, { ownerId: contactId })])
      expect((await admin.send('GET', `${path}/`)).status).toBe(200)
  })
})

describe('a tag in a path', () => {
  it.each(['a/b', '100%', '%2F', 'a+b', 'a b', 'ümlaut', 'きつね', '__proto__', '...', '?', '#', '😀', 'a;b', '%'])(
    '%s is found again',
    async (tag) => {
      const params = { contactId }
      expect((await admin.call(addTags, { params, body: { tags: tag } })).status).toBe(201)
      expect((await admin.call(listContactTags, { params })).reply.tags).toContainEqual([tag, tag])
      const answer = await admin.call(removeTag, { params: { contactId, tag } })
      expect([answer.status, (await admin.call(listContactTags, { params })).reply.tags]).toEqual([200, []])
    },
  )
})

it('refuses tags that a path cannot contain', async () => {
  for (const tags of ['.', '..', 'client, ..'])
    expect((await admin.call(addTags, { params: { contactId }, body: { tags } })).status).toBe(422)
  expect(() => addressOf(removeTag, { contactId, tag: '..' })).toThrow()
})

describe('a version', () => {
  it('is returned by a read, differs after every change, and is checked by a write', async () => {
    const params = { id: contactId }
    const read = await admin.call(getContact, { params })
    const first = read.headers.get('etag') ?? ''
    const write = (etag: string, title: string) =>
      admin.call(updateContact, { params, body: { contact: { title } }, headers: { 'if-match': etag } })
    const changed = await write(first, 'Editor')
    expect(changed.status).toBe(200)
    expect((await write(first, 'Author')).status).toBe(412)
    expect((await write('"9999999999999999999"', 'Author')).status).toBe(412)
    expect((await admin.call(getContact, { params })).headers.get('etag')).toBe(`"${changed.change}"`)
    expect((await write('*', 'Editor')).status).toBe(200)
  })

  it('of another record does not match, even if it is later', async () => {
    const other = await admin.call(createContact, { body: { contact: { type: 'person', name: 'Bo' } } })
    const headers = { 'if-match': `"${other.change}"` }
    const answer = await admin.call(updateContact, { params: { id: contactId }, body: { contact: { title: 'Writer' } }, headers })
    expect(answer.status).toBe(412)
    expect((await admin.call(getContact, { params: { id: contactId } })).reply.contact.title).not.toBe('Writer')
  })
})
