import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createUser, listUsers, updateUser } from '../../contract/x/people/users.ts'
import { type Account, openWorld } from '../testing/world.ts'

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

it('hashes no password for a person who is refused anyway', async () => {
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

it('tells who repeats an invitation what came of it', async () => {
  const { admin } = account
  const headers = { 'idempotency-key': 'invite Mia' }
  const invite = () => admin.call(createUser, { body: { user: invitation }, headers })
  const first = (await invite()).reply.userId
  expect((await invite()).reply.userId).toBe(first)
  expect((await admin.call(listUsers)).reply.users).toHaveLength(2)
})
