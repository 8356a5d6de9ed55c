import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import { bearer, caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/test.ts'
import { newEmail, newWorkspace, password } from '../../fixtures/workspace.ts'

const session = (email: string, secret = password) => ({ session: { email, password: secret } })

test('returns a token and sets it as a cookie that scripts cannot read', async ({ space }) => {
  const { noOne, admin, service } = space
  const made = accepted(await noOne.post('/x/sessions', session(admin.email.toUpperCase())), 201)
  const token = textAt(made, 'token')
  expect(made.body).toEqual({ token })
  expect(made.cookies).toHaveLength(3)
  expect(made.cookies[1]).toBe((made.cookies[0] ?? '').replace('tandem_session=', `tandem_session_${admin.id}=`))
  expect(made.cookies[2]).toMatch(/^tandem_device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  refused(await noOne.get('/x/me', { cookie: made.cookies[2]?.split(';')[0] ?? '' }), 401)
  const [pair, ...attributes] = (made.cookies[0] ?? '').split(/; */)
  expect(pair?.split('=')[1]).toBe(token)
  expect(attributes.map((attribute) => attribute.toLowerCase())).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']))
  accepted(await noOne.get('/x/me', { cookie: pair ?? '' }))
  accepted(await caller(service.base, bearer(token)).get('/x/me'))
})

test('sets a Secure cookie behind a trusted proxy over https; clients cannot forge that', async ({ start, space }) => {
  const byHttps = { 'x-forwarded-proto': 'https' }
  const told = accepted(await space.noOne.post('/x/sessions', session(space.admin.email), byHttps), 201)
  expect(told.cookies[0]).not.toMatch(/; *secure/i)
  const behind = await newWorkspace(await start({ TRUST_PROXY: '1' }))
  const made = accepted(await behind.noOne.post('/x/sessions', session(behind.admin.email), byHttps), 201)
  expect(made.cookies[0]).toMatch(/^__Host-tandem_session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const cookie = made.cookies[0]?.split(';')[0] ?? ''
  accepted(await behind.noOne.get('/x/me', { cookie, ...byHttps }))
  refused(await behind.noOne.get('/x/me', { cookie: cookie.replace('__Host-', ''), ...byHttps }), 401)
})

test('returns the same 401 for a wrong password and an unknown address', async ({ space }) => {
  const wrong = refused(await space.noOne.post('/x/sessions', session(space.admin.email, 'not the password')), 401)
  const unknown = refused(await space.noOne.post('/x/sessions', session(newEmail('nobody'))), 401)
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.cookies).toEqual([])
})

test('ends only the session that signs out', async ({ space }) => {
  const { noOne, admin, service } = space
  const token = textAt(accepted(await noOne.post('/x/sessions', session(admin.email)), 201), 'token')
  const other = caller(service.base, bearer(token))
  accepted(await other.delete('/x/sessions/current'))
  refused(await other.get('/x/me'), 401)
  refused(await other.delete('/x/sessions/current'), 401)
  accepted(await admin.get('/x/me'))
})

test('answers 401 without a token, with an invented one, and with a malformed header', async ({ space }) => {
  const { noOne } = space
  for (const headers of [
    {},
    bearer('made-up'),
    bearer(''),
    { authorization: `Basic ${btoa('a:b')}` },
    { cookie: 'tandem_session=made-up' },
  ]) {
    refused(await noOne.get('/contacts', headers), 401)
    refused(await noOne.post('/contacts', { contact: { type: 'person', name: 'A' } }, headers), 401)
  }
})

test('requires writes with a cookie to come from the app’s own pages', async ({ space, service, database }) => {
  const { noOne, admin } = space
  const cookie = accepted(await noOne.post('/x/sessions', session(admin.email)), 201).cookies[0]?.split(';')[0] ?? ''
  const contact = { contact: { type: 'person', name: 'Ada' } }
  const host = new URL(service.origin).host
  const foreign = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: `https://${host}.evil.test` },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  accepted(await noOne.get('/contacts', { cookie, origin: 'https://evil.test' }))
  const before = await database.fingerprint()
  for (const headers of foreign) {
    refused(await noOne.post('/contacts', contact, { cookie, ...headers }), 403)
    refused(await noOne.put('/x/me', { me: { name: 'Eve' } }, { cookie, ...headers }), 403)
    refused(await noOne.delete(`/contacts/${space.ownCompanyId}`, { cookie, ...headers }), 403)
  }
  expect(await database.fingerprint()).toBe(before)
  accepted(await noOne.post('/contacts', contact, { cookie, origin: service.origin }), 201)
  accepted(await noOne.post('/contacts', contact, { cookie, origin: service.origin, 'sec-fetch-site': 'same-origin' }), 201)
  accepted(await noOne.post('/contacts', contact, { ...bearer(admin.token), origin: 'https://evil.test' }), 201)
})

test('does not let other sites sign anyone in; programs need no origin', async ({ space, service }) => {
  const { noOne, admin } = space
  const ask = (headers: Record<string, string>) => noOne.post('/x/sessions', session(admin.email), headers)
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    refused(await ask(headers), 403)
  accepted(await ask({ origin: service.origin }), 201)
  accepted(await ask({}), 201)
})

test('answers 429 with Retry-After after too many wrong passwords for an address, even to the right one', async ({ start }) => {
  const service = await start()
  const { admin, noOne } = await newWorkspace(service)
  const other = await newWorkspace(service)
  let refusals = 0
  for (let status = 401; status === 401 && refusals < 50; refusals += 1) {
    const answer = await noOne.post('/x/sessions', session(admin.email, `guess number ${refusals}`))
    status = refused(answer, answer.status).status
    if (status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    else expect(status).toBe(401)
  }
  expect(refusals).toBeGreaterThan(3)
  expect(refusals).toBeLessThan(50)
  refused(await noOne.post('/x/sessions', session(admin.email)), 429)
  accepted(await noOne.post('/x/sessions', session(other.admin.email)), 201)
  accepted(await admin.get('/x/me'))
})

test('creates one session for two sign-ins with one Idempotency-Key', async ({ space, database }) => {
  const { noOne, admin } = space
  const key = { 'idempotency-key': crypto.randomUUID() }
  accepted(await noOne.post('/x/sessions', session(admin.email), key), 201)
  const before = await database.fingerprint()
  const repeat = refused(await noOne.post('/x/sessions', session(admin.email), key), 409)
  expect([at(repeat, 'errors.0.code'), repeat.cookies]).toEqual(['shown-once', []])
  refused(await noOne.post('/x/sessions', { session: { email: admin.email, password, stay: '1' } }, key), 422)
  refused(await noOne.post('/x/sessions', session(admin.email, 'not the password'), key), 401)
  expect(await database.fingerprint()).toBe(before)
  const mia = await space.member()
  accepted(await noOne.post('/x/sessions', session(mia.email), key), 201)
})
