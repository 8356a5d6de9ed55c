import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createSession } from '../../../contract/x/people/sessions.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const signIn = (email: string) => world.noOne.call(createSession, { body: { session: { email, password: 'a guess', stay: false } } })
const statuses = async (asked: ReturnType<typeof signIn>[]) => (await Promise.all(asked)).map(({ status }) => status)

it('hashes at most two passwords at the same time, however many sign in', async () => {
  const { admin } = await world.account()
  let now = 0
  const counts: number[] = []
  vi.spyOn(world.secrets, 'verifyPasswords').mockImplementation(async () => {
    now += 1
    counts.push(now)
    await new Promise((done) => setImmediate(done))
    now -= 1
    return [false]
  })
  const emails = Array.from({ length: 20 }, (_, n) => (n % 2 ? admin.email : `nobody${n}@example.test`))
  expect(await statuses(emails.map(signIn))).toEqual(emails.map(() => 401))
  expect(counts).toHaveLength(20)
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
})

it('refuses a sign-in that waited too long, but not the next one', async () => {
  const { admin } = await world.account()
  const { promise: held, resolve: letGo } = Promise.withResolvers<boolean[]>()
  const verify = vi.spyOn(world.secrets, 'verifyPasswords').mockReturnValue(held)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = [signIn(admin.email), signIn(admin.email)]
  await vi.waitUntil(() => verify.mock.calls.length === 2)
  const late = signIn(admin.email)
  const answered = vi.fn()
  void late.then(answered)
  // The clock advances in steps because database timers hide when the wait began.
  const passes = () => {
    vi.advanceTimersByTime(200)
    return answered.mock.calls.length > 0
  }
  await vi.waitUntil(passes, { timeout: 60_000 })
  const refused = await late
  expect([refused.status, refused.errors[0]?.code, refused.headers.get('retry-after')]).toEqual([503, 'busy', '10'])
  letGo([false])
  expect(await statuses([...first, signIn(admin.email)])).toEqual([401, 401, 401])
})
