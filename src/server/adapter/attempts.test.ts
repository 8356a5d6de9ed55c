import { describe, expect, it, vi } from 'vitest'
import { createSession } from '../../contract/x/people/sessions.ts'
import { createUser } from '../../contract/x/people/users.ts'
import { createQueue } from '../core/store/queue.ts'
import { openWorld } from '../testing/world.ts'
import { createAttempts } from './attempts.ts'
import { createCounter } from './counter.ts'

describe('guessing a password', () => {
  it('is refused after ten attempts per address and origin, even with the right password, and only there', async () => {
    const world = await openWorld({ attempts: createAttempts() })
    const [first, second] = [await world.account(), await world.account()]
    const signIn = (email: string, password: string) => world.noOne.call(createSession, { body: { session: { email, password } } })
    for (let n = 0; n < 9; n += 1) expect((await signIn(first.admin.email, 'wrong')).status).toBe(401)
    expect((await signIn(first.admin.email, 'correct horse')).status).toBe(201)
    const guesses = Array.from({ length: 60 }, () => signIn(` ${first.admin.email.toUpperCase()} `, 'wrong'))
    const answers = (await Promise.all(guesses)).map(({ status }) => status)
    expect([answers.filter((status) => status === 401).length, answers.filter((status) => status === 429).length]).toEqual([10, 50])
    const blocked = await signIn(first.admin.email, 'correct horse')
    const wait = Number(blocked.headers.get('retry-after'))
    expect([blocked.status, wait > 0 && wait <= 900]).toEqual([429, true])
    expect((await signIn(second.admin.email, 'correct horse')).status).toBe(201)
    await world.end()
  })

  it('from elsewhere locks nobody out', async () => {
    const world = await openWorld({ attempts: createAttempts() })
    const { email } = (await world.account()).admin
    const signIn = async (remote: string, password: string) => {
      const body = JSON.stringify({ session: { email, password } })
      const headers = { 'content-type': 'application/json' }
      const asked = new Request('http://tandem.test/x/sessions', { method: 'POST', headers, body })
      return (await world.handle(asked, { remote })).status
    }
    for (let n = 0; n < 120; n += 1) expect(await signIn('203.0.113.5', 'wrong')).toBe(n < 10 ? 401 : 429)
    expect(await signIn('198.51.100.7', 'correct horse')).toBe(201)
    await world.end()
  })

  it('does not lock out a device on which the person has signed in before', async () => {
    const world = await openWorld({ attempts: createAttempts() })
    const [{ email }, other] = [(await world.account()).admin, (await world.account()).admin]
    const signIn = async (password: string, cookie = '', address = email) => {
      const body = JSON.stringify({ session: { email: address, password } })
      return world.noOne.send('POST', '/x/sessions', { body, headers: { cookie } })
    }
    const cookieIn = (response: Response) => response.headers.getSetCookie().find((each) => each.startsWith('tandem_device='))
    const device = cookieIn(await signIn('correct horse'))?.split(';')[0] ?? ''
    const foreign = cookieIn(await signIn('correct horse', '', other.email))?.split(';')[0] ?? ''
    for (let n = 0; n < 10; n += 1) expect((await signIn('wrong')).status).toBe(401)
    for (const cookie of ['', foreign, `${device}x`, 'tandem_device=made.up'])
      expect((await signIn('correct horse', cookie)).status).toBe(429)
    const known = await signIn('correct horse', device)
    expect([known.status, cookieIn(known)]).toEqual([201, undefined])
    expect((await signIn('correct horse')).status).toBe(429)
    const guesses = await Promise.all(Array.from({ length: 40 }, () => signIn('wrong', device)))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
    await world.end()
  })

  it('is not what somebody does who signs in often on a known device: others in the same office have all their attempts', async () => {
    const world = await openWorld({ attempts: createAttempts() })
    const { email } = (await world.account()).admin
    const signIn = async (password: string, cookie = '') => {
      const body = JSON.stringify({ session: { email, password } })
      return world.noOne.send('POST', '/x/sessions', { body, headers: { cookie } })
    }
    const first = await signIn('correct horse')
    const device = first.headers.getSetCookie().find((each) => each.startsWith('tandem_device=')) ?? ''
    for (let n = 0; n < 12; n += 1) expect((await signIn('correct horse', device.split(';')[0])).status).toBe(201)
    for (let n = 0; n < 10; n += 1) expect((await signIn('wrong')).status).toBe(401)
    expect((await signIn('wrong')).status).toBe(429)
    await world.end()
  })

  it('gets no more attempts from the right password of another workspace with the same address', async () => {
    const world = await openWorld({ attempts: createAttempts() })
    const [{ email }, other] = [(await world.account()).admin, (await world.account()).admin]
    const user = { name: 'Ana', email, password: 'known elsewhere', role: 'member' } as const
    expect((await other.call(createUser, { body: { user } })).status).toBe(201)
    const signIn = async (password: string, cookie = '') => {
      const body = JSON.stringify({ session: { email, password } })
      return world.noOne.send('POST', '/x/sessions', { body, headers: { cookie } })
    }
    for (let n = 0; n < 9; n += 1) expect((await signIn('wrong')).status).toBe(401)
    const entered = await signIn('known elsewhere')
    const device =
      entered.headers
        .getSetCookie()
        .find((each) => each.startsWith('tandem_device='))
        ?.split(';')[0] ?? ''
    expect([entered.status, device === '']).toEqual([201, false])
    expect([(await signIn('wrong')).status, (await signIn('correct horse')).status]).toEqual([401, 429])
    const statuses = [(await signIn('correct horse', device)).status, (await signIn('known elsewhere', device)).status]
    expect(statuses).toEqual([401, 201])
    await world.end()
  })

  it('is refused after two hundred attempts from one origin, and a success there does not reset the limit', async () => {
    const attempts = createAttempts()
    for (let n = 0; n < 200; n += 1) expect(await attempts.begin([`email ${n}`, 'from here'])).toBe(0)
    await attempts.succeeded(['email 199', 'from here'])
    expect(await attempts.begin(['email 199', 'from here'])).toBe(0)
    for (let n = 0; n < 3; n += 1) expect(await attempts.begin(['email new', 'from here'])).toBeGreaterThan(0)
    expect(await attempts.begin(['email new', 'from there'])).toBe(0)
  })

  it('keeps nothing of addresses that somebody invents after they are refused', async () => {
    const kept = new Map<string, number>()
    const countOf = (key: string) => ({ consumedPoints: kept.get(key) ?? 0, msBeforeNext: 1000 })
    const add = async (key: string, change: number) => {
      kept.set(key, (kept.get(key) ?? 0) + change)
      return countOf(key)
    }
    const counter = () => ({
      get: async (key: string) => countOf(key),
      penalty: (key: string) => add(key, 1),
      reward: (key: string) => add(key, -1),
      delete: async (key: string) => kept.delete(key),
    })
    const attempts = createAttempts({ counter, translated: (error) => error })
    const waits: number[] = []
    for (let n = 0; n < 1000; n += 1) waits.push(await attempts.begin([`pair invented${n} here`, 'from here', `email invented${n}`]))
    expect([waits.filter((wait) => wait === 0).length, kept.size]).toEqual([200, 401])
  })

  it('counts in memory until the time is over, for a limited number of keys', async () => {
    vi.useFakeTimers()
    const counter = createCounter(900)
    await counter.penalty('first')
    vi.advanceTimersByTime(600_000)
    expect(await counter.penalty('first')).toEqual({ consumedPoints: 2, msBeforeNext: 300_000 })
    vi.advanceTimersByTime(300_001)
    expect(await counter.get('first')).toBeNull()
    for (let n = 0; n < 20_001; n += 1) await counter.penalty(`invented ${n}`)
    expect([await counter.get('invented 0'), (await counter.get('invented 1'))?.consumedPoints]).toEqual([null, 1])
    vi.useRealTimers()
  })
})

describe('a queue', () => {
  it('lends each thing to one user at a time, in order, and takes it back after a failure', async () => {
    const queue = createQueue(['pen'])
    const order: string[] = []
    let holding = 0
    const use = (name: string) =>
      queue(async () => {
        holding += 1
        expect(holding).toBe(1)
        await Promise.resolve()
        order.push(name)
        holding -= 1
        if (name === 'b') throw new Error('broken')
      })
    const all = await Promise.allSettled(['a', 'b', 'c'].map(use))
    expect([order, all.map(({ status }) => status)]).toEqual([
      ['a', 'b', 'c'],
      ['fulfilled', 'rejected', 'fulfilled'],
    ])
  })
})
