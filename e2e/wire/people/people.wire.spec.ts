import { expect } from '@playwright/test'
import { accepted, at, listAt, refused, textAt } from '../../fixtures/answers.ts'
import { bearer, type Caller, caller } from '../../fixtures/client.ts'
import { makeMilestone, makeProject, openSite } from '../../fixtures/projects.ts'
import { makeCompany, makeContact, makeDeal } from '../../fixtures/records.ts'
import { makeTask } from '../../fixtures/tasks.ts'
import { test } from '../../fixtures/test.ts'
import { newEmail, password } from '../../fixtures/workspace.ts'

test('lets an administrator add users, whom everyone can list', async ({ cast }) => {
  const { admin, member, client } = cast
  const email = newEmail('new')
  const made = accepted(await admin.post('/x/users', { user: { name: 'New', email, password, role: 'member' } }), 201)
  expect(made.body).toEqual({ 'user-id': expect.stringMatching(/^[1-9]\d*$/) })
  const id = textAt(made, 'user-id')
  const shown = { id, name: 'New', email, role: 'member', 'company-id': cast.space.ownCompanyId, active: '1' }
  for (const reader of [admin, member]) {
    const users = listAt(accepted(await reader.get('/x/users')), 'users')
    expect(users.find((user) => user.id === id)).toMatchObject(shown)
    expect(users).toHaveLength(7)
  }
  expect(JSON.stringify((await admin.get('/x/users')).body)).not.toMatch(/password|hash|\$/i)
  for (const other of [member, client]) {
    refused(await other.post('/x/users', { user: { name: 'Sly', email: newEmail('sly'), password, role: 'admin' } }), 403)
    refused(await other.put(`/x/users/${other.id}`, { user: { role: 'admin' } }), 403)
  }
})

test('shows clients the names of users but not how to reach them', async ({ space }) => {
  const { admin, ownCompanyId } = space
  const [mia, gone, carl] = [await space.member(), await space.member(), await space.client()]
  const elsewhere = await space.client()
  accepted(await admin.put(`/x/users/${gone.id}`, { user: { active: '0' } }))
  accepted(await mia.get('/x/me'))
  const users = listAt(accepted(await carl.get('/x/users')), 'users')
  expect(users.find(({ id }) => id === mia.id)).toEqual({
    id: mia.id,
    name: mia.name,
    role: 'member',
    'company-id': ownCompanyId,
    active: '1',
  })
  expect(users.find(({ id }) => id === carl.id)).toMatchObject({ name: carl.name, email: carl.email })
  for (const unseen of [gone, elsewhere]) expect(users.map(({ id }) => id)).not.toContain(unseen.id)
})

test('requires another company for clients and the own company for everyone else', async ({ space }) => {
  const { admin, ownCompanyId } = space
  const company = await makeCompany(admin, 'Fjordline')
  const add = (role: string, more: { [key: string]: string } = {}) =>
    admin.post('/x/users', { user: { name: 'New', email: newEmail('new'), password, role, ...more } })
  refused(await add('client'), 422, 'user.company-id')
  refused(await add('client', { 'company-id': ownCompanyId }), 422, 'user.company-id')
  refused(await add('member', { 'company-id': company }), 422, 'user.company-id')
  refused(await add('owner'), 422, 'user.role')
  accepted(await add('client', { 'company-id': company }), 201)
  accepted(await add('member', { 'company-id': ownCompanyId }), 201)
})

test('lets an administrator change a user and locks a deactivated one out immediately', async ({ space }) => {
  const { admin, noOne } = space
  const mia = await space.member()
  const put = (user: { [key: string]: string }) => admin.put(`/x/users/${mia.id}`, { user })
  const email = newEmail('renamed')
  expect(accepted(await put({ name: 'Mia Moved', email })).body).toEqual({})
  expect(accepted(await mia.get('/x/me')).body).toMatchObject({ me: { name: 'Mia Moved', email, role: 'member' } })
  refused(await put({ email: admin.email }), 422, 'user.email')
  accepted(await put({ active: '0' }))
  refused(await mia.get('/x/me'), 401)
  refused(await noOne.post('/x/sessions', { session: { email, password } }), 401)
  accepted(await put({ active: '1' }))
  refused(await mia.get('/x/me'), 401)
  const token = textAt(accepted(await noOne.post('/x/sessions', { session: { email, password } }), 201), 'token')
  accepted(await put({ role: 'admin' }))
  expect(at(accepted(await noOne.get('/x/me', bearer(token))), 'me.role')).toBe('admin')
})

test('requires the current password of administrators who change their own password or address', async ({ space }) => {
  const { admin, noOne } = space
  const put = (user: { [key: string]: string }) => admin.put(`/x/users/${admin.id}`, { user })
  refused(await put({ password: 'taken over by a session' }), 422, 'user.password')
  refused(await put({ email: newEmail('elsewhere') }), 422, 'user.email')
  accepted(await put({ name: 'Ada Renamed', email: admin.email }))
  accepted(await noOne.post('/x/sessions', { session: { email: admin.email, password } }), 201)
})

test('keeps the last administrator', async ({ space }) => {
  const { admin } = space
  refused(await admin.put(`/x/users/${admin.id}`, { user: { role: 'member' } }), 422, 'user.role')
  refused(await admin.put(`/x/users/${admin.id}`, { user: { active: '0' } }), 422, 'user.active')
  const other = await space.secondAdmin()
  accepted(await admin.put(`/x/users/${other.id}`, { user: { active: '0' } }))
  refused(await admin.put(`/x/users/${admin.id}`, { user: { role: 'member' } }), 422, 'user.role')
  accepted(await admin.put(`/x/users/${other.id}`, { user: { active: '1' } }))
  accepted(await admin.put(`/x/users/${admin.id}`, { user: { role: 'member' } }))
  refused(await admin.put(`/x/users/${admin.id}`, { user: { role: 'admin' } }), 403)
})

test('hides customer data from a user who becomes a client', async ({ space }) => {
  const mia = await space.member()
  const company = await makeCompany(space.admin, 'Fjordline')
  accepted(await mia.get('/contacts'))
  accepted(await space.admin.put(`/x/users/${mia.id}`, { user: { role: 'client', 'company-id': company } }))
  refused(await mia.get('/contacts'), 404)
  refused(await mia.get(`/contacts/${company}`), 404)
})

test('names the country of phone numbers: that of the first administrator’s time zone, or of the currency', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const country = async () => at(accepted(await mia.get('/x/me')), 'me.account.country')
  accepted(await admin.put('/x/me', { me: { 'time-zone': 'Europe/Berlin' } }))
  expect(await country()).toBe('DE')
  accepted(await mia.put('/x/me', { me: { 'time-zone': 'Asia/Kolkata' } }))
  expect(await country()).toBe('DE')
  accepted(await admin.put('/x/me', { me: { 'time-zone': 'UTC', account: { currency: 'NOK' } } }))
  expect(await country()).toBe('NO')
  accepted(await admin.put('/x/me', { me: { account: { currency: 'EUR' } } }))
  expect(await country()).toBeUndefined()
})

test('begins weeks on the day of the time zone’s country, or on the one that was chosen', async ({ space }) => {
  const mia = await space.member()
  const start = async () => at(accepted(await mia.get('/x/me')), 'me.week-start')
  expect(await start()).toBe('monday')
  accepted(await mia.put('/x/me', { me: { 'time-zone': 'America/Chicago' } }))
  expect(await start()).toBe('sunday')
  accepted(await mia.put('/x/me', { me: { 'week-start': 'saturday' } }))
  expect(await start()).toBe('saturday')
  accepted(await mia.put('/x/me', { me: { 'time-zone': 'Europe/Berlin' } }))
  expect(await start()).toBe('saturday')
  refused(await mia.put('/x/me', { me: { 'week-start': 'friday' } }), 422, 'me.week-start')
  const chosen = async () => at(accepted(await mia.get('/x/me')), 'me.chosen-week-start')
  expect(await chosen()).toBe('saturday')
  accepted(await mia.put('/x/me', { me: { 'week-start': '' } }))
  expect(await start()).toBe('monday')
  expect(await chosen()).toBe('')
})

test('returns me and updates the name, time zone and password', async ({ space }) => {
  const { noOne } = space
  const mia = await space.member()
  const me = accepted(await mia.get('/x/me'))
  expect(me.body).toMatchObject({
    me: {
      id: mia.id,
      name: mia.name,
      email: mia.email,
      role: 'member',
      'company-id': space.ownCompanyId,
      'time-zone': expect.any(String),
      account: { 'own-company-id': space.ownCompanyId, capacity: { contacts: 1_000_000 }, used: { contacts: 1, deals: 0, cases: 0 } },
    },
  })
  expect(accepted(await mia.put('/x/me', { me: { name: 'Mia Zwei', 'time-zone': 'Asia/Kolkata' } })).body).toEqual({})
  expect(accepted(await mia.get('/x/me')).body).toMatchObject({ me: { name: 'Mia Zwei', 'time-zone': 'Asia/Kolkata' } })
  for (const [sent, stored] of [
    ['europe/BERLIN', 'Europe/Berlin'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
  ] as const) {
    accepted(await mia.put('/x/me', { me: { 'time-zone': sent } }))
    expect(at(accepted(await mia.get('/x/me')), 'me.time-zone')).toBe(stored)
  }
  refused(await mia.put('/x/me', { me: { 'time-zone': 'Mars/Olympus' } }), 422, 'me.time-zone')
  refused(await mia.put('/x/me', { me: { role: 'admin' } }), 422, 'me.role')
  for (const email of [space.admin.email, newEmail('free')]) refused(await mia.put('/x/me', { me: { email } }), 422, 'me.current-password')
  refused(await mia.put('/x/me', { me: { email: space.admin.email, 'current-password': password } }), 422, 'me.email')
  const fresh = 'a completely new one'
  refused(await mia.put('/x/me', { me: { password: fresh } }), 422, 'me.current-password')
  refused(await mia.put('/x/me', { me: { password: fresh, 'current-password': 'wrong' } }), 422, 'me.current-password')
  accepted(await mia.put('/x/me', { me: { password: fresh, 'current-password': password } }))
  refused(await noOne.post('/x/sessions', { session: { email: mia.email, password } }), 401)
  accepted(await noOne.post('/x/sessions', { session: { email: mia.email, password: fresh } }), 201)
})

test('shows a token once, lists it without its secret, and revokes a deleted one', async ({ space, service }) => {
  const mia = await space.member()
  expect(accepted(await mia.get('/x/tokens')).body).toEqual({ tokens: [] })
  const made = accepted(await mia.post('/x/tokens', { token: { name: 'Nightly export' } }), 201)
  const [id, secret] = [textAt(made, 'token-id'), textAt(made, 'token')]
  expect(JSON.stringify(accepted(await mia.get('/x/tokens')).body)).not.toContain('last-used-at')
  const script = caller(service.base, bearer(secret))
  expect(accepted(await script.get('/x/me')).body).toMatchObject({ me: { id: mia.id } })
  const listed = accepted(await mia.get('/x/tokens'))
  expect(listed.body).toMatchObject({ tokens: [{ id, name: 'Nightly export', 'created-at': expect.stringMatching(/^\d{4}-\d\d-\d\d /) }] })
  expect(listed.body).toMatchObject({ tokens: [{ 'last-used-at': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }] })
  expect(JSON.stringify(listed.body)).not.toContain(secret)
  refused(await script.get('/x/me', { authorization: '', cookie: `tandem_session=${secret}` }), 401)
  expect(accepted(await space.admin.get('/x/tokens')).body).toEqual({ tokens: [] })
  refused(await space.admin.delete(`/x/tokens/${id}`), 404)
  accepted(await script.get('/contacts'))
  expect(accepted(await mia.delete(`/x/tokens/${id}`)).body).toEqual({})
  refused(await script.get('/contacts'), 401)
  refused(await mia.delete(`/x/tokens/${id}`), 404)
})

test('removes a user who becomes a client from deals, until that is undone', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const deal = await makeDeal(admin, { 'deal-responsible-id': mia.id })
  const company = await makeCompany(admin, 'Kiln')
  const changed = accepted(await admin.put(`/x/users/${mia.id}`, { user: { role: 'client', 'company-id': company } }))
  expect(at(accepted(await admin.get(`/deals/${deal}`)), 'deal.deal-responsible-id')).toBeUndefined()
  accepted(await admin.post(`/x/changes/${changed.headers['x-change']}/undo`))
  expect(at(accepted(await admin.get(`/deals/${deal}`)), 'deal.deal-responsible-id')).toBe(mia.id)
})

test('lets only administrators set the name and the currency of the account, along with their own profile', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const currencyFor = async (who: Caller) => at(accepted(await who.get('/x/me')), 'me.account.currency')
  const before = await currencyFor(admin)
  refused(await mia.put('/x/me', { me: { account: { name: 'Southlight' } } }), 403)
  accepted(await admin.put('/x/me', { me: { account: { name: 'Northlight Studio' } } }))
  expect(at(accepted(await mia.get('/x/me')), 'me.account.name')).toBe('Northlight Studio')
  refused(await mia.put('/x/me', { me: { name: 'Mia M', account: { currency: 'NOK' } } }), 403)
  expect([await currencyFor(mia), at(accepted(await mia.get('/x/me')), 'me.name')]).toEqual([before, mia.name])
  const changed = accepted(await admin.put('/x/me', { me: { name: 'Ana A', account: { currency: 'NOK' } } }))
  expect(await currencyFor(mia)).toBe('NOK')
  accepted(await admin.put('/x/me', { me: { account: {} } }))
  accepted(await admin.post(`/x/changes/${changed.headers['x-change']}/undo`))
  expect([await currencyFor(admin), at(accepted(await admin.get('/x/me')), 'me.name')]).toEqual(['NOK', admin.name])
})

test('counts hidden records in the use of the account, which clients cannot see', async ({ cast }) => {
  const { creator, member, client } = cast
  const used = async (by: Caller) => at(accepted(await by.get('/x/me')), 'me.account.used') as Record<string, number>
  const before = await used(member)
  await makeDeal(creator, { visibility: 'only-me' })
  expect(await used(member)).toEqual({ ...before, deals: (before.deals ?? 0) + 1 })
  expect(await used(client)).toEqual({ contacts: 0, deals: 0, cases: 0, files: 0 })
})

test('removes a user who becomes a client from tasks they can no longer see, until that is undone', async ({ space }) => {
  const { admin } = space
  const mia = await space.member()
  const { id: shared, companyId } = await openSite(space)
  const [other, contact] = [await makeProject(admin), await makeContact(admin)]
  const both = { responsibles: [mia.id, admin.id] }
  const tasks = [
    await makeTask(admin, `/projects/${shared}/inbox`, 'Paint', both),
    await makeTask(admin, `/projects/${other}/inbox`, 'Print', both),
    await makeTask(admin, `/contacts/${contact}/tasks`, 'Ring', { responsibles: [mia.id] }),
  ]
  const milestone = await makeMilestone(admin, other, { 'responsible-id': mia.id })
  const doing = async () => [
    ...(await Promise.all(tasks.map(async (id) => at(accepted(await admin.get(`/tasks/${id}`)), 'task.responsibles')))),
    at(accepted(await admin.get(`/milestones/${milestone}`)), 'milestone.responsible-id'),
  ]
  const before = await doing()
  expect(before).toEqual([[mia.id, admin.id], [mia.id, admin.id], [mia.id], mia.id])
  const change = accepted(await admin.put(`/x/users/${mia.id}`, { user: { role: 'client', 'company-id': companyId } })).headers['x-change']
  expect(await doing()).toEqual([[mia.id, admin.id], [admin.id], [admin.id], undefined])
  accepted(await admin.post(`/x/changes/${change}/undo`))
  expect(await doing()).toEqual(before)
})
