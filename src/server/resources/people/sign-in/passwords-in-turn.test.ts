import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Fault } from '../../../../contract/wire/decode.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { passwordsInTurn } from './passwords-in-turn.ts'

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
  const order: string[] = []
  const slow = async <T>(what: string, result: T) => {
    await new Promise((done) => setImmediate(done))
    order.push(what)
    return result
  }
  const passwords = passwordsInTurn({
    ...world.secrets,
    hashPassword: () => slow('change', 'hash'),
    verifyPasswords: () => slow('sign-in', [false]),
  })
  const changes = Array.from({ length: 120 }, (_, n) => passwords.hash('7', `new password ${n}`, 'salt'))
  const settled = Promise.allSettled(changes)
  const signIns = Array.from({ length: 5 }, (_, n) => passwords.verifySignIn(`192.0.2.${n}`, ['hash'], 'a guess'))
  expect(await Promise.all(signIns)).toEqual(signIns.map(() => [false]))
  expect(order.filter((what) => what === 'change').length).toBeLessThan(20)
  const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  // One is being hashed and fifty wait.
  expect(refused).toHaveLength(120 - 51)
  expect(refused[0]).toMatchObject({ status: 503, faults: [{ code: 'busy' }] })
})
