import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getMe } from '../../../../contract/x/people/me.ts'
import { createDemoSession, createSession } from '../../../../contract/x/people/sessions.ts'
import { updateUser } from '../../../../contract/x/people/users.ts'
import { callerOf } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

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
    await vi.waitUntil(() => verify.mock.calls.length === 1, { timeout: 60_000 })
    expect((await admin.call(updateUser, { params: { id: ben.id }, body: { user } })).status).toBe(200)
    resolve()
    const answer = await asked
    expect([answer.status, answer.errors[0]?.code]).toEqual([401, 'wrong'])
  })
})

it('a visitor of a service that nobody else can reach signs in as anyone who is active, and elsewhere as nobody with a password', async () => {
  const own = await openWorld({ options: { demo: true, signInAsAnyone: true } })
  const { admin, member } = await own.account()
  const ben = await member()
  const continueAs = async (userId: string, on = own) => {
    const answer = await on.noOne.call(createDemoSession, { body: { session: { userId } } })
    return answer.status === 201 ? (await callerOf(on.handle, answer.reply.token).call(getMe)).reply.me.id : answer.status
  }
  for (const { id } of [admin, ben]) expect(await continueAs(id)).toBe(id)
  await admin.call(updateUser, { params: { id: ben.id }, body: { user: { active: false } } })
  expect([await continueAs(ben.id), await continueAs('999999')]).toEqual([404, 404])
  await own.end()
  const demo = await openWorld({ options: { demo: true } })
  expect(await continueAs((await demo.account()).admin.id, demo)).toBe(404)
  await demo.end()
  expect(await continueAs((await world.account()).admin.id, world)).toBe(404)
})
