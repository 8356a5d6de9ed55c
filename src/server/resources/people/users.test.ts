import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createContact } from '../../../contract/contacts/contacts.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { getMe, updateMe } from '../../../contract/x/people/me.ts'
import { createToken } from '../../../contract/x/people/tokens.ts'
import { createUser, listUsers, updateUser } from '../../../contract/x/people/users.ts'
import { callerOf } from '../../testing/caller.ts'
import { type Account, openWorld, type Person } from '../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())
const password = 'correct horse'
const hashPassword = vi.spyOn(world.secrets, 'hashPassword')
let account: Account
beforeEach(async () => {
  account = await world.account()
  hashPassword.mockClear()
})
const invitation = { name: 'Mia', email: 'mia@example.test', password, role: 'member' as const }

it('hashes no password for a refused user', async () => {
  const { admin } = account
  const mia = await account.member()
  hashPassword.mockClear()
  const invite = (user: object, by = admin) => by.call(createUser, { body: { user: { ...invitation, ...user } } })
  const change = (id: string, user: object) => admin.call(updateUser, { params: { id }, body: { user: { password, ...user } } })
  const answers = [
    await invite({ email: admin.email }),
    await invite({ role: 'client' }),
    await invite({ companyId: '999' }),
    await invite({}, mia),
    await change(mia.id, { email: admin.email }),
    await change(mia.id, { role: 'client' }),
    await change(admin.id, { active: false }),
    await change('999', {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 403, 422, 422, 422, 404])
  expect(hashPassword).not.toHaveBeenCalled()
  await invite({ email: `${admin.id}@example.test` })
  expect(hashPassword).toHaveBeenCalledOnce()
})

it('answers a repeated invitation with its first result', async () => {
  const { admin } = account
  const headers = { 'idempotency-key': 'invite Mia' }
  const invite = () => admin.call(createUser, { body: { user: invitation }, headers })
  const first = (await invite()).reply.userId
  expect((await invite()).reply.userId).toBe(first)
  expect((await admin.call(listUsers)).reply.users).toHaveLength(2)
})

it('shows the company of clients only to users who see it', async () => {
  const { admin } = account
  const mia = await account.member()
  const contact = { type: 'company' as const, name: 'Harbour', visibility: 'only-me' as const }
  const harbour = (await admin.call(createContact, { body: { contact } })).reply.contactId
  const client = await account.person('client', harbour)
  const told = async (by: Person) => new Map((await by.call(listUsers)).reply.users.map(({ id, companyId }) => [id, companyId]))
  const [toldMia, own] = [await told(mia), account.ownCompanyId]
  expect([admin, mia, client].map(({ id }) => toldMia.get(id))).toEqual([own, own, undefined])
  expect((await told(admin)).get(client.id)).toBe(harbour)
  expect((await told(client)).get(client.id)).toBe(harbour)
})

it('does not revive sessions and tokens of a deactivated user', async () => {
  const { admin } = account
  const mia = await account.member()
  const { token } = (await mia.call(createToken, { body: { token: { name: 'Report' } } })).reply
  const set = (active: boolean) => admin.call(updateUser, { params: { id: mia.id }, body: { user: { active } } })
  const undo = (id: string) => admin.call(undoChange, { params: { id } })
  const statuses = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await callerOf(world.handle, key).call(getMe)).status))
  const signIn = () => world.signIn(mia.email)
  expect(await statuses(mia.token, token)).toEqual([200, 200])
  await set(false)
  const activated = await set(true)
  expect(await statuses(mia.token, token, admin.token)).toEqual([401, 401, 200])
  const second = await signIn()
  const deactivated = await undo(activated.change)
  await undo(deactivated.change)
  expect([await statuses(second), await statuses(await signIn())]).toEqual([[401], [200]])
})

it('ends all sessions and tokens with a new password, except the one that set it', async () => {
  const { admin } = account
  const mia = await account.member()
  const ben = await account.member()
  const signIn = (as: string) => world.signIn(mia.email, as)
  const tokenOf = async () => (await mia.call(createToken, { body: { token: { name: 'Report' } } })).reply.token
  const statuses = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await callerOf(world.handle, key).call(getMe)).status))
  const [session, token] = [await signIn(password), await tokenOf()]
  await mia.call(updateMe, { body: { me: { currentPassword: password, password: 'battery staple' } } })
  expect(await statuses(mia.token, session, token)).toEqual([200, 401, 401])
  const [second, another] = [await signIn('battery staple'), await tokenOf()]
  await admin.call(updateUser, { params: { id: mia.id }, body: { user: { password } } })
  expect(await statuses(mia.token, second, another, await signIn(password))).toEqual([401, 401, 401, 200])
  expect(await statuses(admin.token, ben.token)).toEqual([200, 200])
})
