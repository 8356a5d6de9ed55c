import { expect, type Page, type Route } from '@playwright/test'
import { test } from '../../fixtures/journey.ts'
import { password, signIn } from '../../fixtures/workspace.ts'
import { customerWrites } from './customer-writes.ts'
import { projectWrites } from './project-writes.ts'
import type { Write } from './write.ts'

const writes = [...customerWrites, ...projectWrites]

interface Failure {
  name: string
  answer: (route: Route) => Promise<void>
  /** The message on screen. */
  says: RegExp
}

const refusal = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { errors: [{ code: 'failed', message: `Sentence of ${status}.` }] },
})

/** A write without an answer is sent again when the connection is back, so these come first. */
const failures: readonly Failure[] = [
  {
    name: 'a page of HTML from a gateway',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    says: /Can't reach the server/,
  },
  { name: 'no connection', answer: (route) => route.abort('connectionrefused'), says: /Can't reach the server/ },
  { name: 'an internal error', answer: (route) => route.fulfill(refusal(500)), says: /Sentence of 500\./ },
  { name: 'a busy service', answer: (route) => route.fulfill(refusal(503, { 'retry-after': '20' })), says: /Sentence of 503\./ },
  { name: 'too many requests', answer: (route) => route.fulfill(refusal(429, { 'retry-after': '20' })), says: /Sentence of 429\./ },
]

/** Lets the write fail until `end`; `failed` waits until it has. A write without an answer is sent again by itself. */
const failing = async (page: Page, { url, method }: Write, { answer }: Failure) => {
  const failed = Promise.withResolvers<void>()
  let over = false
  await page.route(url, async (route) => {
    if (over || route.request().method() !== method) return route.fallback()
    await answer(route)
    failed.resolve()
  })
  return {
    failed: failed.promise,
    end: () => {
      over = true
    },
  }
}

for (const write of writes)
  test(`${write.name} says why it failed, keeps the input and works at the next attempt`, async ({ page, space }) => {
    const opened = await write.open(page, space)
    let attempt = opened.act
    let endLast = () => {}
    for (const failure of failures)
      await test.step(failure.name, async () => {
        const { failed, end } = await failing(page, write, failure)
        endLast()
        endLast = end
        await attempt()
        await failed
        await expect(page.getByRole('alert').filter({ hasText: failure.says }).first()).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await opened.count()).toBe(0)
        attempt = opened.again
      })
    endLast()
    await attempt()
    await expect.poll(opened.count).toBe(1)
  })

/** Answers of which none says what was done. Each is of another try of the same write. */
const unclear: readonly ((route: Route) => Promise<void>)[] = [
  async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).slice(0, 9) })
  },
  async (route) => route.fulfill({ response: await route.fetch(), status: 500, contentType: 'text/html', body: '<h1>Hello</h1>' }),
]

// A POST that can be corrected creates nothing.
for (const write of writes.filter(({ method, corrected }) => method === 'POST' && !corrected))
  test(`${write.name} happens once after answers that say nothing and twenty clicks`, async ({ page, space }) => {
    const opened = await write.open(page, space)
    const left = [...unclear]
    await page.route(write.url, (route) => {
      const answer = route.request().method() === write.method ? left.shift() : undefined
      return answer ? answer(route) : route.fallback()
    })
    await opened.act()
    await opened.button?.evaluateAll(([button]) => {
      for (let click = 0; click < 20; click += 1) (button as HTMLElement | undefined)?.click()
    })
    await expect.poll(opened.count).toBe(1)
    await expect.poll(() => left).toEqual([])
    await expect(page.getByText('All saved')).toBeVisible()
    await page.reload()
    await expect(page.getByText('All saved')).toBeVisible()
    expect(await opened.count()).toBe(1)
  })

for (const write of writes)
  test(`${write.name} says after a long silence that the server cannot be reached`, async ({ page, space }) => {
    await page.clock.install()
    const opened = await write.open(page, space)
    const asked = page.waitForRequest((request) => request.method() === write.method && write.url.test(request.url()))
    await page.route(write.url, (route) => (route.request().method() === write.method ? undefined : route.fallback()))
    await opened.act()
    await asked
    // Any other answer would end the outage, and the write would be sent again at once.
    await page.route('**/api/**', () => undefined)
    await page.clock.fastForward('02:01')
    await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" }).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(await opened.count()).toBe(0)
  })

for (const write of writes)
  test(`${write.name} is done once after signing in again over the page`, async ({ space, windowOf }) => {
    // A session of its own: signing in again ends it.
    const page = await windowOf({ ...space.admin, token: await signIn(space.service, space.admin.email) })
    const opened = await write.open(page, space)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === write.method && write.url.test(request.url())) sent += 1
    })
    const answer = (route: Route) => route.fulfill(refusal(401))
    const { failed, end } = await failing(page, write, { name: 'an ended session', answer, says: /ended/ })
    await opened.act()
    await failed
    end()
    const asks = page.getByRole('alertdialog', { name: 'Your session has ended' })
    await asks.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.keyboard.press('Enter')
    await expect(asks).toBeHidden()
    await expect.poll(opened.count).toBe(1)
    await expect(page.getByText('All saved')).toBeVisible()
    expect(sent).toBe(2)
    expect(await opened.count()).toBe(1)
  })

for (const write of writes.filter(({ corrected }) => corrected))
  test(`${write.name} and correcting it keeps the last value, in whatever order the answers come`, async ({ page, space }) => {
    const opened = await write.open(page, space)
    const { correct } = opened
    if (!correct) throw new Error(`${write.name} has no correction`)
    const [first, reads] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isFirst = true
    await page.route('**/api/**', async (route) => {
      const [method, url] = [route.request().method(), route.request().url()]
      const isWrite = method === write.method && write.url.test(url)
      const released = isWrite && isFirst ? first : method === 'GET' && !isFirst && !url.includes('/x/') ? reads : undefined
      if (isWrite) isFirst = false
      if (!released) return route.fallback()
      // The service has done it; what it says arrives later.
      const response = await route.fetch()
      await released.promise
      await route.fulfill({ response })
    })
    await opened.act()
    await correct.act()
    await correct.expectShown()
    first.resolve()
    await expect.poll(correct.isKept).toBe(true)
    await correct.expectShown()
    reads.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByText('All saved')).toBeVisible()
    await correct.expectShown()
    await page.reload()
    await correct.expectShown()
    expect(await correct.isKept()).toBe(true)
  })
