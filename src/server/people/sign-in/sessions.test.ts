import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getMe } from '../../../contract/x/people/me.ts'
import { createSession } from '../../../contract/x/people/sessions.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { callerOf } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  { stay: false, days: 1 },
  { stay: true, days: 30 },
])('a session with stay = $stay ends after $days days', async ({ stay, days }) => {
  const { admin } = await world.account()
  const session = { email: admin.email, password: 'correct horse', stay }
  const { token } = (await world.noOne.call(createSession, { body: { session } })).reply
  const asked = async () => (await callerOf(world.handle, token).call(getMe)).status
  world.pass(days * 86_400 - 1)
  expect(await asked()).toBe(200)
  world.pass(1)
  expect(await asked()).toBe(401)
})

describe('a password that was right when checked does not sign in', () => {
  it.each([
    { what: 'after a new one was set', user: { password: 'a new password' } },
    { what: 'after who has it was let in no more', user: { active: false } },
  ])('$what', async ({ user }) => {
    const { admin, member } = await world.account()
    const ben = await member()
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    const verifyPasswords = world.secrets.verifyPasswords
    const verify = vi.spyOn(world.secrets, 'verifyPasswords').mockImplementation(async (...asked) => {
      const right = await verifyPasswords(...asked)
      await letGo
      return right
    })
    const session = { email: ben.email, password: 'correct horse', stay: false }
    const asked = world.noOne.call(createSession, { body: { session } })
    await vi.waitUntil(() => verify.mock.calls.length === 1)
    expect((await admin.call(updateUser, { params: { id: ben.id }, body: { user } })).status).toBe(200)
    resolve()
    const answer = await asked
    expect([answer.status, answer.errors[0]?.code]).toEqual([401, 'wrong'])
  })
})
