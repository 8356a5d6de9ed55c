import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { bearer, caller } from '../../fixtures/client.ts'
import { makeContact } from '../../fixtures/records.ts'
import { test } from '../../fixtures/test.ts'
import { newEmail, newWorkspace, password } from '../../fixtures/workspace.ts'

const signUp = (email: string, more: { [key: string]: string } = {}) => ({
  account: { name: 'Northlight', user: { name: 'Ana', email, password }, ...more },
})

test('creates a workspace with its own company and a signed-in administrator', async ({ service }) => {
  const noOne = caller(service.base)
  const email = newEmail('ana')
  const made = accepted(await noOne.post('/x/accounts', signUp(email)), 201)
  const id = expect.stringMatching(/^[1-9]\d*$/)
  expect(made.body).toEqual({ 'account-id': id, 'user-id': id, token: expect.stringMatching(/^\S{22,}$/) })
  const ana = caller(service.base, bearer(textAt(made, 'token')))
  const me = accepted(await ana.get('/x/me'))
  expect(me.body).toMatchObject({
    me: { id: textAt(made, 'user-id'), name: 'Ana', email, role: 'admin', account: { id: textAt(made, 'account-id'), name: 'Northlight' } },
  })
  const own = textAt(me, 'me.account.own-company-id')
  expect(at(me, 'me.company-id')).toBe(own)
  expect(accepted(await ana.get('/contacts')).body).toMatchObject({ contacts: [{ id: own, type: 'company', name: 'Northlight' }] })
})

test('adds sample data to a new workspace if that is enabled', async ({ start, space }) => {
  test.setTimeout(120_000)
  refused(await space.noOne.post('/x/accounts', signUp(newEmail('ana'), { demo: '1' })), 403)
  const service = await start({ SIGN_UP_DEMO: '1' })
  expect(accepted(await caller(service.base).get('/x/welcome')).body).toMatchObject({ welcome: { 'demo-content': '1' } })
  const made = accepted(await caller(service.base).post('/x/accounts', signUp(newEmail('ana'), { demo: '1' })), 201)
  const ana = caller(service.base, bearer(textAt(made, 'token')))
  const first = accepted(await ana.get('/contacts?x-count=1'))
  expect(listAt(first, 'contacts')).toHaveLength(50)
  expect(at(first, 'x-total')).toBeGreaterThan(1000)
  expect(listAt(accepted(await ana.get('/x/users')), 'users').length).toBeGreaterThan(10)
})

test('creates nothing from an invalid sign-up', async ({ space, database }) => {
  const before = await database.fingerprint()
  const { noOne } = space
  refused(
    await noOne.post('/x/accounts', { account: { name: 'N', user: { name: 'A', email: newEmail('a'), password: 'short' } } }),
    422,
    'account.user.password',
  )
  refused(await noOne.post('/x/accounts', signUp('no address')), 422, 'account.user.email')
  expect(await database.fingerprint()).toBe(before)
})

test('limits new workspaces per IP address', async ({ start }) => {
  const noOne = caller((await start({ SIGN_UP_LIMIT: '2' })).base)
  for (let n = 0; n < 2; n += 1) accepted(await noOne.post('/x/accounts', signUp(newEmail('ana'))), 201)
  const answer = refused(await noOne.post('/x/accounts', signUp(newEmail('ana'))), 429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('limits new workspaces with sample data per IP address', async ({ start }) => {
  const noOne = caller((await start({ SIGN_UP_DEMO: '1' })).base)
  for (let n = 0; n < 3; n += 1) accepted(await noOne.post('/x/accounts', signUp(newEmail('ana'), { demo: '1' })), 201)
  const answer = refused(await noOne.post('/x/accounts', signUp(newEmail('ana'), { demo: '1' })), 429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  accepted(await noOne.post('/x/accounts', signUp(newEmail('ana'))), 201)
})

test('creates no workspace if sign-up is closed: 403', async ({ start }) => {
  const service = await start({ SIGN_UP: 'closed' })
  const noOne = caller(service.base)
  refused(await noOne.post('/x/accounts', signUp(newEmail('ana'))), 403)
  expect(accepted(await noOne.get('/x/welcome')).body).toMatchObject({ welcome: { 'sign-up': '0' } })
})

test('names the signed-in user in the welcome, and answers 200 without a session', async ({ space }) => {
  const { admin, noOne } = space
  const me = at(accepted(await admin.get('/x/me')), 'me')
  expect(at(accepted(await admin.get('/x/welcome')), 'welcome.me')).toEqual(me)
  for (const headers of [{}, bearer('made-up'), { cookie: 'tandem_session=made-up' }])
    expect(at(accepted(await noOne.get('/x/welcome', headers)), 'welcome.me')).toBeUndefined()
  accepted(await admin.delete('/x/sessions/current'))
  expect(at(accepted(await admin.get('/x/welcome')), 'welcome.me')).toBeUndefined()
})

test('offers no demo users and no demo sign-in without demo data', async ({ space }) => {
  expect(accepted(await space.noOne.get('/x/welcome')).body).toEqual({ welcome: { 'sign-up': '1', 'demo-content': '0', people: [] } })
  refused(await space.noOne.post('/x/sessions/demo', { session: { 'user-id': space.admin.id } }), 404)
})

test('lets anyone sign in as a demo user, and as no one else', async ({ start }) => {
  const service = await start({ DEMO: '1' })
  const noOne = caller(service.base)
  const welcome = accepted(await noOne.get('/x/welcome'))
  const person = listAt(welcome, 'welcome.people')[0]
  expect(person).toMatchObject({ id: expect.any(String), name: expect.any(String), work: expect.any(String), sees: expect.any(String) })
  const session = accepted(await noOne.post('/x/sessions/demo', { session: { 'user-id': String(person?.id) } }), 201)
  const me = accepted(await caller(service.base, bearer(textAt(session, 'token'))).get('/x/me'))
  expect(me.body).toMatchObject({ me: { id: person?.id, name: person?.name } })
  const other = await newWorkspace(service)
  refused(await noOne.post('/x/sessions/demo', { session: { 'user-id': other.admin.id } }), 404)
})

test('answers 507 and changes nothing if the account is full', async ({ tiny }) => {
  const space = await newWorkspace(tiny)
  const { admin } = space
  const me = async () =>
    at(accepted(await admin.get('/x/me')), 'me.account') as { capacity: { contacts: number }; used: { contacts: number } }
  expect((await me()).capacity.contacts).toBe(3)
  const last = 3 - (await me()).used.contacts
  expect(last).toBeGreaterThan(0)
  const ids: string[] = []
  for (let n = 1; n < last; n += 1) ids.push(await makeContact(admin))
  refused(await admin.post('/contacts', { contact: { type: 'person', name: 'Bo', 'company-name': 'New Ltd' } }), 507)
  expect((await me()).used.contacts).toBe(2)
  ids.push(await makeContact(admin))
  refused(await admin.post('/contacts', { contact: { type: 'person', name: 'Bo' } }), 507)
  expect((await me()).used.contacts).toBe(3)
  const deleted = accepted(await admin.delete(`/contacts/${ids.at(-1)}`))
  const next = await makeContact(admin)
  refused(await admin.post(`/x/changes/${deleted.headers['x-change']}/undo`), 507)
  refused(await admin.get(`/contacts/${ids.at(-1)}`), 404)
  accepted(await admin.delete(`/contacts/${next}`))
  accepted(await admin.post(`/x/changes/${deleted.headers['x-change']}/undo`))
  accepted(await admin.get(`/contacts/${ids.at(-1)}`))
  expect((await me()).used.contacts).toBe(3)
})

test('creates one workspace for two sign-ups with one Idempotency-Key', async ({ service, database }) => {
  const noOne = caller(service.base)
  const [email, key] = [newEmail('ana'), { 'idempotency-key': crypto.randomUUID() }]
  accepted(await noOne.post('/x/accounts', signUp(email), key), 201)
  const before = await database.fingerprint()
  expect(at(refused(await noOne.post('/x/accounts', signUp(email), key), 409), 'errors.0.code')).toBe('shown-once')
  refused(await noOne.post('/x/accounts', signUp(email, { name: 'Other' }), key), 422, undefined)
  expect(await database.fingerprint()).toBe(before)
})
