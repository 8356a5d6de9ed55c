import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Fault } from '../../../../contract/wire/decode.ts'
import { updateUser } from '../../../../contract/x/people/users.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let came = 0
/** Signs in, each time from another network. */
const signIn = async (email: string) => {
  came += 1
  const body = JSON.stringify({ session: { email, password: 'a guess' } })
  const headers = { 'content-type': 'application/json' }
  const asked = new Request('http://tandem.test/x/sessions', { method: 'POST', headers, body })
  const answer = await world.handle(asked, { remote: `192.0.2.${came}` })
  return { status: answer.status, headers: answer.headers, errors: ((await answer.json()) as { errors: Fault[] }).errors }
}
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
  await vi.waitUntil(() => verify.mock.calls.length === 2, { timeout: 60_000 })
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

it('signs others in while one workspace changes many passwords, and refuses what is too much for one', async () => {
  const { admin, member } = await world.account()
  const colleague = await member()
  const order: string[] = []
  const { hashPassword, verifyPasswords } = world.secrets
  const soon = () => new Promise((done) => setTimeout(done, 5))
  vi.spyOn(world.secrets, 'hashPassword').mockImplementation(async (password, salt) => {
    await soon()
    order.push('change')
    return hashPassword(password, salt)
  })
  vi.spyOn(world.secrets, 'verifyPasswords').mockImplementation(async (hashes, password) => {
    order.push('sign-in')
    return verifyPasswords(hashes, password)
  })
  const change = (n: number) => admin.call(updateUser, { params: { id: colleague.id }, body: { user: { password: `new password ${n}` } } })
  const changes = Array.from({ length: 120 }, (_, n) => change(n))
  await vi.waitUntil(() => order.includes('change'), { timeout: 60_000 })
  expect(await statuses(Array.from({ length: 5 }, () => signIn(admin.email)))).toEqual([401, 401, 401, 401, 401])
  expect(order.filter((what) => what === 'change').length).toBeLessThan(20)
  const all = await Promise.all(changes)
  const [done, busy] = [200, 503].map((status) => all.filter((answer) => answer.status === status))
  expect([(done?.length ?? 0) >= 50, busy?.length, busy?.[0]?.errors[0]?.code]).toEqual([true, 120 - (done?.length ?? 0), 'busy'])
})
