import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { undoChange } from '../../../../contract/x/changes.ts'
import { createAccount } from '../../../../contract/x/people/accounts.ts'
import { createSession } from '../../../../contract/x/people/sessions.ts'
import { createToken } from '../../../../contract/x/people/tokens.ts'
import { createUser, updateUser } from '../../../../contract/x/people/users.ts'
import { checkStore } from '../../../service.ts'
import { callerOf } from '../../../testing/caller.ts'
import { openWorld, type Person } from '../../../testing/world.ts'
import { repairAddresses } from './check-addresses.ts'

const world = await openWorld()
afterAll(() => world.end())
afterEach(() => {
  vi.restoreAllMocks()
})
const password = 'correct horse'

const open = async (name: string, email: string, secret = password) => {
  const asked = { account: { name, user: { name: 'Ana', email, password: secret } } }
  return (await world.noOne.call(createAccount, { body: asked })).reply.accountId
}
const enter = (email: string, secret = password, accountId?: string) =>
  world.noOne.call(createSession, { body: { session: { email, password: secret, ...(accountId ? { accountId } : {}) } } })
const addUser = (by: Person, email: string) => by.call(createUser, { body: { user: { name: 'Mia', email, password, role: 'member' } } })
const reserved = (emailKey: string) =>
  world.store.read(({ db }) => db.selectFrom('signInAddresses').select('accountId').where('emailKey', '=', emailKey).execute())

it('enters the workspace whose password matches, and asks which where several do', async () => {
  const email = 'ana@several.test'
  const [one, two, three] = [await open('One', email), await open('Two', email), await open('Three', email, 'battery staple')]
  expect((await enter(email, 'battery staple')).reply).toMatchObject({ token: expect.any(String) })
  const several = await enter('Ana@Several.test')
  const accounts = [
    { id: one, name: 'One' },
    { id: two, name: 'Two' },
  ]
  expect([several.reply, several.headers.get('set-cookie')]).toEqual([{ accounts }, null])
  expect((await enter(email, password, two)).reply).toMatchObject({ token: expect.any(String) })
  expect((await enter(email, password, three)).status).toBe(401)
})

it('reserves nothing for a workspace that is too small for the sample data', async () => {
  const small = await openWorld({ contacts: 60 })
  const user = { name: 'Ana', email: 'ana@small.test', password }
  const refused = await small.noOne.call(createAccount, { body: { account: { name: 'Small', user, demo: true } } })
  const addresses = await small.store.read(({ db }) => db.selectFrom('signInAddresses').selectAll().execute())
  await small.end()
  expect([refused.status, addresses]).toEqual([507, []])
})

it('hashes once for an address that no, one or three workspaces know', async () => {
  await open('One', 'one@work.test')
  for (const name of ['A', 'B', 'C']) await open(name, 'three@work.test')
  const { accounts } = (await enter('three@work.test')).reply
  expect(accounts).toHaveLength(3)
  const verify = vi.spyOn(world.secrets, 'verifyPasswords')
  for (const email of ['nobody@work.test', 'one@work.test', 'three@work.test']) expect((await enter(email, 'a wrong one')).status).toBe(401)
  expect(verify).toHaveBeenCalledTimes(3)
})

it('shares the salt of an address between workspaces', async () => {
  const { admin } = await world.account()
  const hash = vi.spyOn(world.secrets, 'hashPassword')
  await addUser(admin, 'shared@salt.test')
  await open('Other', 'shared@salt.test')
  await open('Third', 'another@salt.test')
  const salts = hash.mock.calls.map(([, salt]) => salt)
  expect(salts[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect([salts[1], salts[2] === salts[0]]).toEqual([salts[0], false])
})

it('tries the salt of the address before others, so that workspaces that move users to it keep nobody out', async () => {
  const email = 'victim@work.test'
  for (let n = 0; n < 5; n += 1) {
    const { admin, member } = await world.account()
    const mia = await member()
    await admin.call(updateUser, { params: { id: mia.id }, body: { user: { email } } })
  }
  await open('Own', email, 'battery staple')
  const verify = vi.spyOn(world.secrets, 'verifyPasswords')
  expect((await enter(email, 'battery staple')).reply).toMatchObject({ token: expect.any(String) })
  const [hashes = []] = verify.mock.calls.at(-1) ?? []
  expect([hashes.length, hashes[0]?.endsWith('battery staple')]).toEqual([6, true])
})

it('reserves an address before the user exists, and removes the reservation a day later if none came', async () => {
  const email = 'never@made.test'
  vi.spyOn(world.secrets, 'hashPassword').mockRejectedValueOnce(new Error('The power went out.'))
  const asked = { account: { name: 'Never', user: { name: 'Ana', email, password } } }
  expect((await world.noOne.call(createAccount, { body: asked })).status).toBe(500)
  world.logged.length = 0
  expect(await reserved(email)).toHaveLength(1)
  expect(await checkStore(world.store)).toEqual([])
  world.pass(86_401)
  expect(await checkStore(world.store)).toEqual([expect.stringContaining(`${email} is reserved for account`)])
  await repairAddresses(world.store)
  expect([await reserved(email), await checkStore(world.store)]).toEqual([[], []])
})

it('reserves an address again that a user has lost', async () => {
  const { admin, id } = await world.account()
  await world.store.write(({ db }) => db.deleteFrom('signInAddresses').where('emailKey', '=', admin.email).execute())
  expect((await enter(admin.email)).status).toBe(401)
  expect(await checkStore(world.store)).toEqual([`${admin.email} of account ${id} is not reserved, so nobody can sign in with it`])
  for (let n = 0; n < 2; n += 1) await repairAddresses(world.store)
  expect((await enter(admin.email)).status).toBe(201)
  expect(await checkStore(world.store)).toEqual([])
})

it('keeps a former address for as long as an undo can give it back', async () => {
  const { admin, member } = await world.account()
  const mia = await member()
  const { token } = (await admin.call(createToken, { body: { token: { name: 'Script' } } })).reply
  const { change } = await admin.call(updateUser, { params: { id: mia.id }, body: { user: { email: 'mia@renamed.test' } } })
  world.pass(86_401)
  await repairAddresses(world.store)
  expect((await callerOf(world.handle, token).call(undoChange, { params: { id: change } })).status).toBe(200)
  expect((await enter(mia.email)).status).toBe(201)
  expect((await enter('mia@renamed.test')).status).toBe(401)
})

it('tells administrators nothing about addresses of other workspaces', async () => {
  const [{ admin }, other] = [await world.account(), await world.account()]
  expect((await addUser(admin, other.admin.email)).status).toBe(201)
  const again = await addUser(admin, other.admin.email)
  expect([again.status, again.errors[0]?.code]).toEqual([422, 'taken'])
})
