import { expect } from '@playwright/test'
import { accepted, at, refused, textAt } from '../../fixtures/answers.ts'
import { bearer, type Caller, caller } from '../../fixtures/client.ts'
import { test } from '../../fixtures/test.ts'
import { newEmail, newWorkspace, password } from '../../fixtures/workspace.ts'

const open = async (noOne: Caller, name: string, email: string, secret = password) =>
  accepted(await noOne.post('/x/accounts', { account: { name, user: { name: 'Ana', email, password: secret } } }), 201)

test('lets each workspace have a user with the same address; the password decides which one is entered', async ({ space, service }) => {
  const { noOne } = space
  const email = newEmail('ana')
  const one = textAt(await open(noOne, 'One', email), 'account-id')
  const two = textAt(await open(noOne, 'Two', email.toUpperCase(), 'another password'), 'account-id')
  const enter = async (secret: string) => {
    const made = accepted(await noOne.post('/x/sessions', { session: { email, password: secret } }), 201)
    return at(accepted(await caller(service.base, bearer(textAt(made, 'token'))).get('/x/me')), 'me.account.id')
  }
  expect(await enter(password)).toBe(one)
  expect(await enter('another password')).toBe(two)
  refused(await noOne.post('/x/sessions', { session: { email, password: 'neither of them' } }), 401)
})

test('lists the workspaces where address and password are right in several, and enters the chosen one', async ({ space, database }) => {
  const { noOne } = space
  const email = newEmail('ana')
  const [one, two] = [textAt(await open(noOne, 'One', email), 'account-id'), textAt(await open(noOne, 'Two', email), 'account-id')]
  const other = textAt(await open(noOne, 'Three', email, 'another password'), 'account-id')
  const before = await database.fingerprint()
  const ask = (more: { [key: string]: string } = {}) => noOne.post('/x/sessions', { session: { email, password, ...more } })
  const several = accepted(await ask(), 201)
  expect(several.body).toEqual({
    accounts: [
      { id: one, name: 'One' },
      { id: two, name: 'Two' },
    ],
  })
  expect(several.cookies.filter((cookie) => cookie.startsWith('tandem_session'))).toEqual([])
  for (const id of [other, space.ownCompanyId, '999999999']) refused(await ask({ 'account-id': id }), 401)
  expect(await database.fingerprint()).toBe(before)
  const token = textAt(accepted(await ask({ 'account-id': two }), 201), 'token')
  expect(at(accepted(await noOne.get('/x/me', bearer(token))), 'me.account.id')).toBe(two)
})

test('answers a sign-up and a new user alike, whether or not another workspace knows the address', async ({ space, service }) => {
  const known = (await newWorkspace(service)).admin.email
  const shapes = []
  for (const email of [known, newEmail('nobody')]) {
    const user = { name: 'Mia', email, password, role: 'member' }
    const made = accepted(await space.admin.post('/x/users', { user }), 201)
    const opened = await open(space.noOne, 'New', email)
    shapes.push([Object.keys(made.body as object), Object.keys(opened.body as object), opened.cookies.length])
    refused(await space.admin.post('/x/users', { user }), 422, 'user.email')
  }
  expect(shapes[0]).toEqual(shapes[1])
})
