import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMe } from '../../../contract/x/people/me.ts'
import { createSession } from '../../../contract/x/people/sessions.ts'
import { callerOf } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

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
